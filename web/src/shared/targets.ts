// What can be chosen on the board and beside it: one set of attributes for everything that a question may offer.

export type Names = (kind: string, word: string) => string;
export type Thing = readonly [kind: string, word: string];

/** Names looked up once: every view asks for hundreds. */
export function remembered(catalogue: { name: Names }): Names {
  const known = new Map<string, string>();
  return (kind, word) => {
    const key = `${kind}-${word}`;
    const found = known.get(key) ?? catalogue.name(kind, word);
    known.set(key, found);
    return found;
  };
}

/** What the parts of a board need to know of the open question. */
export interface Board {
  /** What the question offers: the word to answer with -> the kind of thing it names. */
  lit: ReadonlyMap<string, string>;
  /** What the question is about, as "kind:word". */
  about: ReadonlySet<string>;
  /** What is pointed at elsewhere on the page, such as in the log: "kind:word". */
  selected: string | null;
  /** Answers with what is offered; of anything else the table says why not. */
  choose: (word: string, kind?: string) => void;
  /** Is there a question to answer? */
  asked: boolean;
  names: Names;
  /** What a thing lies in, the nearest first: a place in its province, that in its region. */
  within?: (kind: string, word: string) => Thing[];
}

export type State = "lit" | "about" | "selected" | "";

/** The things that a question is about, as "kind:word"; lists of them too. */
export function aboutWords(question: { about: Record<string, unknown> } | null): Set<string> {
  const isId = (value: unknown): value is [string, string] =>
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
  const within = (value: unknown): string[] => {
    if (isId(value)) return [value.join(":")];
    return Array.isArray(value) ? value.flatMap(within) : [];
  };
  return new Set(Object.values(question?.about ?? {}).flatMap(within));
}

/** Is that thing offered? The kind keeps the province of Utrecht apart from its city. */
export const isLit = ({ lit }: Pick<Board, "lit">, kind: string, word: string): boolean =>
  lit.get(word) === kind;

export function stateOf(board: Board, kind: string, word: string): State {
  if (isLit(board, kind, word)) return "lit";
  if (board.selected === `${kind}:${word}`) return "selected";
  return board.about.has(`${kind}:${word}`) ? "about" : "";
}

/** What a click asks about: a part of a place, "place:owner", stands for the place unless such parts are offered. */
function askedAbout(board: Board, kind: string, word: string): Thing {
  const isPart = kind.includes(":") && ![...board.lit.values()].includes(kind);
  return (isPart && board.within?.(kind, word)[0]) || [kind, word];
}

/**
 * Attributes of a thing: a button while it is offered. Otherwise a click means what it lies in, if that is offered,
 * such as a town on the land of its province; if nothing is, the click asks why not. Only what is offered is labelled.
 */
export function target(board: Board, kind: string, word: string, label: () => string) {
  const state = stateOf(board, kind, word);
  const meant =
    state === "lit" ? undefined : board.within?.(kind, word).find((thing) => isLit(board, ...thing));
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
export function ground(board: Board, kind: string, word: string) {
  const { "data-state": state, onclick } = target(board, kind, word, () => "") as {
    "data-state"?: State;
    onclick?: (event: Event) => void;
  };
  return { "data-ground": state, onclick };
}
