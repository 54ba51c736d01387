// What the open question offers on the board: the word to answer with -> the kind of thing it names.

export type Lit = ReadonlyMap<string, string>;

/** Whether that thing is offered: kinds keep the province of Utrecht apart from its city. */
export const isLit = (lit: Lit, kind: string, word: string): boolean => lit.get(word) === kind;

/** A counter of an owner in a place, as questions name it. */
export const counterWord = (place: string, owner: string): string => `${place}:${owner}`;

/** The things that a question is about, as "kind:word". */
export function aboutWords(question: { about: Record<string, unknown> } | null): Set<string> {
  const about = Object.values(question?.about ?? {});
  const ids = about.filter(
    (value): value is [string, string] =>
      Array.isArray(value) && value.length === 2 && value.every((v) => typeof v === "string"),
  );
  return new Set(ids.map(([kind, word]) => `${kind}:${word}`));
}
