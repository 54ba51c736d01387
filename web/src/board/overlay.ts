// The values of a printed board that a person has noted down on this device, laid over ours at a new table.

import type { BoardEntry, BoardField } from "../api/generated";

/** A word, a number, yes or no, or a list or table of these. */
export type Value = unknown;
/** Kind -> word -> field -> value; a record that stands alone has no word. */
export type Overlay = Record<string, Record<string, Value>>;
/** What was typed, by the path of the field: "card.gout.cp". */
export type Changes = Record<string, Value>;

const keyOf = (title: string) => `board ${title}`;

/** The path of a field: "card.gout.cp", or "numbers.markers" for a record that stands alone. */
export const pathOf = (entry: Pick<BoardEntry, "kind" | "word">, field: Pick<BoardField, "name">): string =>
  [entry.kind, entry.word, field.name].filter(Boolean).join(".");

/** The changes that this device keeps for a title. */
export function storedChanges(title: string): Changes {
  try {
    return JSON.parse(localStorage.getItem(keyOf(title)) ?? "{}") as Changes;
  } catch {
    return {};
  }
}

export function storeChanges(title: string, changes: Changes): void {
  if (Object.keys(changes).length) localStorage.setItem(keyOf(title), JSON.stringify(changes));
  else localStorage.removeItem(keyOf(title));
}

/** The changes as the server reads them. */
export function overlayOf(changes: Changes): Overlay {
  const overlay: Overlay = {};
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split(".");
    const kind = (overlay[parts[0]!] ??= {});
    if (parts.length === 2) kind[parts[1]!] = value;
    else ((kind[parts[1]!] ??= {}) as Record<string, Value>)[parts[2]!] = value;
  }
  return overlay;
}

/** The changes in values that the server keeps; what is no field of the board any more is left out. */
export function changesOf(
  overlay: Readonly<Record<string, unknown>>,
  entries: readonly BoardEntry[],
): Changes {
  const changes: Changes = {};
  for (const entry of entries) {
    const kind = overlay[entry.kind] as Record<string, unknown> | undefined;
    const record = entry.word ? (kind?.[entry.word] as Record<string, unknown> | undefined) : kind;
    for (const field of entry.fields) {
      if (record && field.name in record) changes[pathOf(entry, field)] = record[field.name];
    }
  }
  return changes;
}

/** How many values an overlay replaces. */
export const countValues = (overlay: Readonly<Record<string, unknown>>): number =>
  Object.values(overlay).reduce<number>(
    (sum, kind) =>
      sum +
      Object.values(kind as Record<string, unknown>).reduce<number>(
        (inner, record) =>
          inner +
          (record && typeof record === "object" && !Array.isArray(record) ? Object.keys(record).length : 1),
        0,
      ),
    0,
  );

/** A value as it is typed: text and numbers as they are, lists and tables as JSON. */
export const asText = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);

/** What was typed, as a value of the kind of the old one; undefined if it is none. */
export function parseText(text: string, old: unknown): Value {
  if (typeof old === "string") return text;
  try {
    const value = JSON.parse(text) as Value;
    const fits = Array.isArray(old) ? Array.isArray(value) : typeof value === typeof old;
    return fits ? value : undefined;
  } catch {
    return undefined;
  }
}

function tomlValue(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(", ")}]`;
  if (value && typeof value === "object") {
    return `{ ${Object.entries(value as Record<string, Value>)
      .map(([name, inner]) => `${JSON.stringify(name)} = ${tomlValue(inner)}`)
      .join(", ")} }`;
  }
  return JSON.stringify(value);
}

/** The changes as the file that `--board` reads. */
export function asToml(changes: Changes): string {
  const records = new Map<string, string[]>();
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split(".");
    const name = parts.pop()!;
    const lines = records.get(parts.join(".")) ?? [];
    records.set(parts.join("."), [...lines, `${name} = ${tomlValue(value)}`]);
  }
  return [...records].map(([record, lines]) => `[${record}]\n${lines.join("\n")}\n`).join("\n");
}
