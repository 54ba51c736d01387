// What each title adds to the table, found by the parts.ts in its folder.

import type { Component } from "svelte";
import type { LogEvent, Page, Question, View } from "../api/messages";
import type { Standing } from "../end/standings";
import type { HandOf, MoreUses, NoteOf } from "../shared/hand";
import type { RoleCardOf } from "../shared/roleCard";
import type { Series } from "../table/answerSeries";
import type { FightKind } from "../table/dice";
import { NO_GUIDE, type EventGuide } from "../table/eventGuide";
import type { Gesture } from "../table/gestures";
import type { TitleCatalogue } from "../text/titleCatalogue";

/** The properties of Board, Panels and Listing; a title gives the types of its own page and view. */
export interface BoardProps<P = Page, V = View> {
  page: P;
  view: V;
  question: Question | null;
  /** What the question offers on the board: the word to answer with -> the kind of thing it names. */
  offered: Map<string, string>;
  /** Called with whatever is clicked, and its kind; if it is not offered, the table shows why. */
  choose: (word: string, kind?: string) => void;
  catalogue: TitleCatalogue;
  /** The events up to the position that is shown. */
  log?: readonly LogEvent[];
  /** What is pointed at elsewhere on the page, "kind:word". */
  selected: string | null;
  language: string;
  /** Asks the server for a layer of the map that only the rules can draw; undefined in a what-if. */
  layer?: (name: string) => Promise<unknown>;
}

/** Describes the current state of a thing, one line each. */
export type StatusOf<P = Page, V = View> = (
  table: Pick<BoardProps<P, V>, "page" | "view" | "catalogue" | "language">,
  kind: string,
  word: string,
) => string[];

/** The score of each role, as far as the view shows it. */
export type Scores<P = Page, V = View> = (page: P, view: V) => Record<string, number>;

/** How the games of a title end. */
export interface Endings {
  /** The rule behind each way in which a game ends. */
  rules: Record<string, string>;
  /** Corrects the final standings by what the log tells. */
  standings?: (standings: Standing[], log: readonly LogEvent[]) => Standing[];
}

/** What a title adds; its parts.ts leaves out what it does not have. */
export interface TitleParts<P = Page, V = View> {
  Board: Component<BoardProps<P, V>>;
  /** Panels beside the board: hands, tracks, factions; loaded when they are opened. */
  loadPanels: LoadPart<P, V> | null;
  /** The board as text, for screen readers; likewise. */
  loadListing: LoadPart<P, V> | null;
  statusOf: StatusOf<P, V> | null;
  handOf: HandOf<P, V>;
  noteOf: NoteOf<P, V>;
  moreUses: MoreUses<P, V>;
  /** The card of a role; null if the title has none. */
  roleCardOf: RoleCardOf<P, V> | null;
  scores: Scores<P, V>;
  /** The kinds of fights in which dice are rolled. */
  fights: readonly FightKind[];
  /** Answers that belong together and are sent as one. */
  gestures: readonly Gesture[];
  /** Questions that are asked again after dice. */
  series: readonly Series[];
  /** How events are read. */
  events: EventGuide;
  /** The badge of a role within a line of text. */
  RoleMark: Component<{ role: string }> | null;
}

type LoadPart<P, V> = () => Promise<{ default: Component<BoardProps<P, V>> }>;

const titles = import.meta.glob<Partial<TitleParts>>("./*/parts.ts", { import: "default" });

/** The parts of a title; a title without a board gets a plain list of its view. */
export async function loadTitleParts(title: string): Promise<TitleParts> {
  const own = (await titles[`./${title}/parts.ts`]?.()) ?? {};
  return {
    Board: own.Board ?? (await import("./FallbackBoard.svelte")).default,
    loadPanels: null,
    loadListing: null,
    RoleMark: null,
    statusOf: null,
    handOf: () => [],
    noteOf: () => "",
    moreUses: () => [],
    roleCardOf: null,
    scores: () => ({}),
    fights: [],
    gestures: [],
    series: [],
    events: NO_GUIDE,
    ...own,
  };
}
