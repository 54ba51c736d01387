// What each title adds to the table, found by the names of the files in its folder.

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

export interface TitleParts {
  Board: Component<BoardProps>;
  /** Panels beside the board: hands, tracks, factions; loaded when they are opened. */
  loadPanels: (() => Promise<Component<BoardProps>>) | null;
  /** The board as text, for screen readers; likewise. */
  loadListing: (() => Promise<Component<BoardProps>>) | null;
  statusOf: StatusOf | null;
  handOf: HandOf<Page, View>;
  noteOf: NoteOf<Page, View>;
  moreUses: MoreUses<Page, View>;
  /** The card of a role; null if the title has none. */
  roleCardOf: RoleCardOf<Page, View> | null;
  scores: Scores;
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

type Module<T> = { default: T };
const components = import.meta.glob<Module<Component<BoardProps>>>("./*/{Board,Panels,Listing}.svelte");
const statuses = import.meta.glob<Module<StatusOf>>("./*/status.ts");
const hands = import.meta.glob<Module<HandOf<Page, View>>>("./*/hand.ts");
const notes = import.meta.glob<Module<NoteOf<Page, View>>>("./*/notes.ts");
const uses = import.meta.glob<Module<MoreUses<Page, View>>>("./*/uses.ts");
const cards = import.meta.glob<Module<RoleCardOf<Page, View>>>("./*/roleCard.ts");
const scores = import.meta.glob<Module<Scores>>("./*/scores.ts");
const gestures = import.meta.glob<Module<readonly Gesture[]>>("./*/gestures.ts");
const series = import.meta.glob<Module<readonly Series[]>>("./*/series.ts");
const marks = import.meta.glob<Module<Component<{ role: string }>>>("./*/RoleMark.svelte");
const guides = import.meta.glob<Module<EventGuide>>("./*/events.ts");
const fights = import.meta.glob<Module<readonly FightKind[]>>("./*/fights.ts");

/** The parts of a title; a title without a board gets a plain list of its view. */
export async function loadTitleParts(title: string): Promise<TitleParts> {
  const load = async <T>(modules: Record<string, () => Promise<Module<T>>>, file: string) =>
    (await modules[`./${title}/${file}`]?.())?.default;
  const later = (file: string) => {
    const found = components[`./${title}/${file}`];
    return found ? async () => (await found()).default : null;
  };
  const [Board, RoleMark] = await Promise.all([
    load(components, "Board.svelte"),
    load(marks, "RoleMark.svelte"),
  ]);
  const [statusOf, handOf, noteOf, moreUses, scoresOf, fightKinds, gesturesOf, guide, roleCardOf, seriesOf] =
    await Promise.all([
      load(statuses, "status.ts"),
      load(hands, "hand.ts"),
      load(notes, "notes.ts"),
      load(uses, "uses.ts"),
      load(scores, "scores.ts"),
      load(fights, "fights.ts"),
      load(gestures, "gestures.ts"),
      load(guides, "events.ts"),
      load(cards, "roleCard.ts"),
      load(series, "series.ts"),
    ]);
  return {
    Board: Board ?? (await import("./FallbackBoard.svelte")).default,
    loadPanels: later("Panels.svelte"),
    loadListing: later("Listing.svelte"),
    RoleMark: RoleMark ?? null,
    statusOf: statusOf ?? null,
    handOf: handOf ?? (() => []),
    noteOf: noteOf ?? (() => ""),
    moreUses: moreUses ?? (() => []),
    roleCardOf: roleCardOf ?? null,
    scores: scoresOf ?? (() => ({})),
    fights: fightKinds ?? [],
    gestures: gesturesOf ?? [],
    series: seriesOf ?? [],
    events: guide ?? NO_GUIDE,
  };
}
