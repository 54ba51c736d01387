// What can be chosen on the board and beside it: one set of attributes for everything that a question may offer.

export type Names = (kind: string, word: string) => string;

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

export interface Board {
  /** What the open question offers: the word to answer with -> the kind of thing it names. */
  lit: ReadonlyMap<string, string>;
  /** What the question is about, as "kind:word". */
  about: ReadonlySet<string>;
  /** What is pointed at elsewhere on the page, such as in the log: "kind:word". */
  selected: string | null;
  choose: (word: string, kind?: string) => void;
  asked: boolean;
  names: Names;
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

export function stateOf(board: Board, kind: string, word: string): State {
  if (board.lit.get(word) === kind) return "lit";
  if (board.selected === `${kind}:${word}`) return "selected";
  return board.about.has(`${kind}:${word}`) ? "about" : "";
}

/** Attributes of a thing: a button while it is offered; of anything else a click asks why it is not. */
export function target(board: Board, kind: string, word: string, label: string) {
  const state = stateOf(board, kind, word);
  const common = { "data-kind": kind, "data-word": word, "data-state": state || undefined };
  if (!board.asked) return common;
  const onclick = (event: Event) => {
    event.stopPropagation();
    board.choose(word, kind);
  };
  if (state !== "lit") return { ...common, onclick };
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick(event);
  };
  return { ...common, role: "button", tabindex: 0, "aria-label": label, onclick, onkeydown };
}

/** The same by pointer only: for the ground of a thing whose name is the button. */
export function ground(board: Board, kind: string, word: string) {
  const { "data-state": state, onclick } = target(board, kind, word, "") as {
    "data-state"?: State;
    onclick?: (event: Event) => void;
  };
  return { "data-ground": state, onclick };
}
