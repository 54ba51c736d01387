// What can be chosen on the board: one set of attributes for everything that a question may offer.

import { isLit, type Lit } from "./lit";

export interface Board {
  lit: Lit;
  /** What the question is about, as "kind:word". */
  about: ReadonlySet<string>;
  /** What is pointed at elsewhere on the page, such as in the log: "kind:word". */
  selected: string | null;
  /** Takes what is offered; of anything else the table says why not. */
  choose: (word: string) => void;
  /** Is there a question to answer? */
  asked: boolean;
  names: (kind: string, word: string) => string;
}

export type State = "lit" | "about" | "selected" | "";

export function stateOf(board: Board, kind: string, word: string): State {
  if (isLit(board.lit, kind, word)) return "lit";
  if (board.selected === `${kind}:${word}`) return "selected";
  return board.about.has(`${kind}:${word}`) ? "about" : "";
}

/** Attributes of a thing: a button while it is offered; otherwise a click asks why it is not. */
export function target(board: Board, kind: string, word: string, label: string) {
  const state = stateOf(board, kind, word);
  const common = {
    "data-kind": kind,
    "data-word": word,
    "data-state": state || undefined,
    "data-selected": board.selected === `${kind}:${word}` || undefined,
  };
  if (!board.asked) return common;
  const onclick = (event: Event) => {
    event.stopPropagation();
    board.choose(word);
  };
  if (state !== "lit") return { ...common, onclick };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick(event);
  };
  return { ...common, role: "button", tabindex: 0, "aria-label": label, onclick, onkeydown };
}
