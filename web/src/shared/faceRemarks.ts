// What the look-up of a title says about a card, as lines for its face.

import type { GlossaryEntry } from "../table/glossary";
import type { Argument, Id, TitleCatalogue } from "../text/titleCatalogue";
import { isId } from "../text/titleCatalogue";

const entries = new WeakMap<object, Map<string, GlossaryEntry>>();

function entryOf(page: object, kind: string, word: string): GlossaryEntry | undefined {
  const listed = (page as { lookup?: GlossaryEntry[] }).lookup ?? [];
  const known = entries.get(page) ?? new Map(listed.map((entry) => [entry.thing.join(":"), entry]));
  entries.set(page, known);
  return known.get(`${kind}:${word}`);
}

/** "Label: value" for each fact whose label is wanted; a fact without a value is its label. */
export function faceRemarks(
  page: object,
  catalogue: TitleCatalogue,
  kind: string,
  word: string,
  wanted: (label: string) => boolean,
): string[] {
  const nameOf = (value: Argument): string =>
    isId(value)
      ? catalogue.name(...value)
      : Array.isArray(value)
        ? (value as Id[]).map(nameOf).join(", ")
        : String(value);
  const facts = entryOf(page, kind, word)?.facts ?? [];
  return facts
    .filter(([label]) => wanted(label))
    .map(([label, value]) => catalogue.format(label) + (value === null ? "" : `: ${nameOf(value)}`));
}
