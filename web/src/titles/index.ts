// The boards of the titles. A new title adds a folder with a board, and whatever else it wishes of what stands below.

import type { Component } from "svelte";
import type { LogEvent, Page, Question, View } from "../api/messages";
import type { Kind } from "../table/throws";
import type { Catalogue } from "../words";

export interface BoardProps {
  page: Page;
  view: View;
  question: Question | null;
  /** What the question offers on the board: the word to answer with -> the kind of thing it names. */
  lit: Map<string, string>;
  /** What was clicked, and of which kind it is; if it is not offered, the table says why. */
  choose: (word: string, kind?: string) => void;
  names: Catalogue;
  /** What happened so far, as far as the position shown. */
  log?: readonly LogEvent[];
  /** What is pointed at elsewhere on the page, "kind:word". */
  selected: string | null;
  language: string;
  /** A layer of the map that only the rules can draw, asked of the server; none in a what-if. */
  layer?: (name: string) => Promise<unknown>;
}

export type Now = (
  table: Pick<BoardProps, "page" | "view" | "names" | "language">,
  kind: string,
  word: string,
) => string[];

export type Scores = (page: Page, view: View) => Record<string, number>;

export interface TitleParts {
  Board: Component<BoardProps>;
  /** Panels beside the board: hands, tracks, factions. */
  Panels: Component<BoardProps> | null;
  /** The board as a list, for those who do not see it. */
  Listing: Component<BoardProps> | null;
  /** How a thing that is looked up stands now, a line each. */
  now: Now | null;
  /** How each role stands, as far as the view says. */
  scores: Scores;
  /** The kinds of fights in which dice are thrown. */
  fights: readonly Kind[];
}

type Module = { default: unknown };
const modules = import.meta.glob<Module>("./*/{Board,Panels,Listing}.svelte");
const nows = import.meta.glob<{ default: Now }>("./*/now.ts");
const scorers = import.meta.glob<{ default: Scores }>("./*/scores.ts");
const fights = import.meta.glob<{ default: readonly Kind[] }>("./*/fights.ts");

/** A title's own board and panels, or a plain list of the view until it has one. */
export async function partsOf(title: string): Promise<TitleParts> {
  const load = async (part: string) =>
    (await modules[`./${title}/${part}.svelte`]?.())?.default as Component<BoardProps> | undefined;
  return {
    Board:
      (await load("Board")) ?? ((await modules["./plain/Board.svelte"]!()).default as Component<BoardProps>),
    Panels: (await load("Panels")) ?? null,
    Listing: (await load("Listing")) ?? null,
    now: (await nows[`./${title}/now.ts`]?.())?.default ?? null,
    scores: (await scorers[`./${title}/scores.ts`]?.())?.default ?? (() => ({})),
    fights: (await fights[`./${title}/fights.ts`]?.())?.default ?? [],
  };
}
