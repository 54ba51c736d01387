// Pages and views hold flat columns, in the order of the title's id tables. These helpers are the same for all titles.

export type Point = readonly [x: number, y: number];

/** A value of the title's data that is not certain, and why. */
export interface Mark {
  path: string;
  source: string;
  doubt: string;
}

/** A word of an id table, or a number where there may be none: -1. */
export type WordOrIndex = string | number;

/** The index of a word in its table; an unknown word is a programming error. */
export function indexOf(table: readonly string[], word: string): number {
  const index = table.indexOf(word);
  if (index < 0) throw new Error(`no "${word}" among ${table.slice(0, 3).join(", ")} ...`);
  return index;
}

/** The word of a value, or null where there is none. */
export const wordIn = (table: readonly string[], value: WordOrIndex | undefined): string | null =>
  typeof value === "string" ? value : (table[value ?? -1] ?? null);
