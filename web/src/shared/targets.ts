// What can be chosen on the board and beside it: one set of attributes for everything that a question may offer.

import { isId } from "../text/titleCatalogue";
import type { BoardProps } from "../titles";

/** The name of a thing in the language of the page. */
export type NameOf = (kind: string, word: string) => string;
export type Thing = readonly [kind: string, word: string];

/** Looks every name up only once: each view asks for hundreds. */
export function memoizedNames(catalogue: { name: NameOf }): NameOf {
  const known = new Map<string, string>();
  return (kind, word) => {
    const key = `${kind}-${word}`;
    const found = known.get(key) ?? catalogue.name(kind, word);
    known.set(key, found);
    return found;
  };
}

/** What the parts of a board and its panels need to know of the open question. */
export interface BoardContext {
  /** What the question offers: the word to answer with -> the kind of thing it names. */
  offered: ReadonlyMap<string, string>;
  /** What the question is about, as "kind:word". */
  about: ReadonlySet<string>;
  /** What is pointed at elsewhere on the page, such as in the log: "kind:word". */
  selected: string | null;
  /** Answers with what is offered; for anything else the table shows why not. */
  choose: (word: string, kind?: string) => void;
  /** Is there a question to answer? */
  hasQuestion: boolean;
  nameOf: NameOf;
  /** What a thing lies in, the nearest first: a place in its province, that in its region. */
  containersOf?: (kind: string, word: string) => Thing[];
}

export function boardContext(
  { question, offered, selected, choose }: Pick<BoardProps, "question" | "offered" | "selected" | "choose">,
  nameOf: NameOf,
  containersOf?: BoardContext["containersOf"],
): BoardContext {
  const about = subjectsOf(question);
  return { offered, about, selected, choose, hasQuestion: question !== null, nameOf, containersOf };
}

export type TargetState = "lit" | "about" | "selected" | "";

/** The things that a question is about, as "kind:word"; lists of them too. */
export function subjectsOf(question: { about: Record<string, unknown> } | null): Set<string> {
  const thingsIn = (value: unknown): string[] => {
    if (isId(value)) return [value.join(":")];
    return Array.isArray(value) ? value.flatMap(thingsIn) : [];
  };
  return new Set(Object.values(question?.about ?? {}).flatMap(thingsIn));
}

/** Is that thing offered? The kind keeps the province of Utrecht apart from its city. */
export const isOffered = ({ offered }: Pick<BoardContext, "offered">, kind: string, word: string): boolean =>
  offered.get(word) === kind;

export function targetState(board: BoardContext, kind: string, word: string): TargetState {
  if (isOffered(board, kind, word)) return "lit";
  if (board.selected === `${kind}:${word}`) return "selected";
  return board.about.has(`${kind}:${word}`) ? "about" : "";
}

/** What a click asks about: a part of a place, "place:owner", stands for the place unless such parts are offered. */
function askedAbout(board: BoardContext, kind: string, word: string): Thing {
  const isPart = kind.includes(":") && ![...board.offered.values()].includes(kind);
  return (isPart && board.containersOf?.(kind, word)[0]) || [kind, word];
}

/**
 * Attributes of a thing: a button while it is offered. Otherwise a click means what it lies in, if that is offered,
 * such as a town on the land of its province; if nothing is, the click asks why not. Only what is offered is labelled.
 */
export function targetAttributes(board: BoardContext, kind: string, word: string, label: () => string) {
  const state = targetState(board, kind, word);
  const meant =
    state === "lit"
      ? undefined
      : board.containersOf?.(kind, word).find((thing) => isOffered(board, ...thing));
  const common = {
    "data-kind": kind,
    "data-word": word,
    "data-state": state || undefined,
    "data-means": meant?.[1],
    "data-selected": board.selected === `${kind}:${word}` || undefined,
  };
  if (!board.hasQuestion) return common;
  const onclick = (event: Event) => {
    event.stopPropagation();
    const [clicked, what] = meant ?? askedAbout(board, kind, word);
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

/** The same by pointer only: for the ground of a thing whose name is the button. */
export function groundAttributes(board: BoardContext, kind: string, word: string) {
  const { "data-state": state, onclick } = targetAttributes(board, kind, word, () => "") as {
    "data-state"?: TargetState;
    onclick?: (event: Event) => void;
  };
  return { "data-ground": state, "data-ground-kind": kind, "data-ground-word": word, onclick };
}
