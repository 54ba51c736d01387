// What can be chosen on the board: one set of attributes for everything that a question may offer.

import { isLit, type Lit } from "./lit";

export interface Board {
  lit: Lit;
  /** What the question is about, as "kind:word". */
  about: ReadonlySet<string>;
  /** What is pointed at elsewhere on the page, such as in the log: "kind:word". */
  selected: string | null;
  /** Takes what is offered; of anything else the table says why not. */
  choose: (word: string, kind?: string) => void;
  /** Is there a question to answer? */
  asked: boolean;
  names: (kind: string, word: string) => string;
  /** What a thing lies in, the nearest first: a place in its province, that in its region. */
  within?: (kind: string, word: string) => Thing[];
}

export type Thing = readonly [kind: string, word: string];

export type State = "lit" | "about" | "selected" | "";

export function stateOf(board: Board, kind: string, word: string): State {
  if (isLit(board.lit, kind, word)) return "lit";
  if (board.selected === `${kind}:${word}`) return "selected";
  return board.about.has(`${kind}:${word}`) ? "about" : "";
}

/** What a click on something that is not offered asks about: a counter stands for its place, unless counters are asked. */
function standingOn(board: Board, kind: string, word: string): Thing {
  const counters = [...board.lit.values()].includes("place:owner");
  return kind === "place:owner" && !counters ? ["place", word.split(":")[0]!] : [kind, word];
}

/**
 * Attributes of a thing: a button while it is offered. Otherwise a click means what it lies in, if that is offered:
 * a town on the land of its province; and if nothing is, the click asks why not. Only what is offered is put in words.
 */
export function target(board: Board, kind: string, word: string, label: () => string) {
  const state = stateOf(board, kind, word);
  const meant =
    state === "lit" ? undefined : board.within?.(kind, word).find((thing) => isLit(board.lit, ...thing));
  const common = {
    "data-kind": kind,
    "data-word": word,
    "data-state": state || undefined,
    "data-means": meant?.[1],
    "data-selected": board.selected === `${kind}:${word}` || undefined,
  };
  if (!board.asked) return common;
  const onclick = (event: Event) => {
    event.stopPropagation();
    const [clicked, what] = meant ?? standingOn(board, kind, word);
    board.choose(what, clicked);
  };
  if (state !== "lit") return { ...common, onclick };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick(event);
  };
  return { ...common, role: "button", tabindex: 0, "aria-label": label(), onclick, onkeydown };
}
