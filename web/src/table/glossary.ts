// The glossary: the things that a title lists on its page, the seats, and the rules.

import type { RuleText, SeatInfo } from "../api/generated";
import type { Page } from "../api/messages";
import { isId, type Argument, type Arguments, type Id, type TitleCatalogue } from "../text/titleCatalogue";
import { foldText } from "./answers";

/** A label of the catalogue and a value; null where the label is enough. */
export type Fact = [label: string, value: Argument];

/** A sentence of the catalogue, its arguments, and the statements behind it as they are cited: "6.13-r1..r4 2.1-r1". */
export type Note = [message: string, args: Arguments, rules: string];

export interface GlossaryEntry {
  group: string;
  thing: Id;
  facts: Fact[];
  text: string;
  notes?: Note[];
}

export interface GlossaryItem extends GlossaryEntry {
  /** "kind:word". */
  id: string;
  name: string;
  /** What it is, such as "province"; empty if its group says it. */
  sort: string;
  searchText: string;
}

export const GROUPS = ["places", "cards", "pieces", "roles", "seats", "phases"];
/** The number of search results shown for each group. */
export const MAX_SHOWN = 12;

/** All items, with their names in the language of the page. */
export function glossaryItems(
  page: Page,
  seats: readonly SeatInfo[],
  catalogue: TitleCatalogue,
): GlossaryItem[] {
  const listed = (page.lookup ?? []) as GlossaryEntry[];
  const seatEntries = seats.map(({ seat, roles }): GlossaryEntry => ({
    group: "seats",
    thing: ["seat", seat],
    facts: [["", roles.map((role): Id => ["role", role])]],
    text: "",
  }));
  return [...listed, ...(seats.some((s) => s.roles.length > 1) ? seatEntries : [])].map((item) => {
    const name = catalogue.name(...item.thing);
    const remarks = item.facts
      .filter(([, value]) => value === null)
      .map(([label]) => catalogue.format(label));
    return {
      ...item,
      id: item.thing.join(":"),
      name,
      sort: remarks[0] ?? "",
      searchText: foldText([name, ...remarks].join(" ")),
    };
  });
}

/** The items that contain all words of the search, best matches first. */
export function searchItems(items: readonly GlossaryItem[], search: string): GlossaryItem[] {
  const whole = foldText(search).trim();
  const wanted = whole.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const rank = (item: GlossaryItem) =>
    foldText(item.name) === whole
      ? 0
      : item.searchText.startsWith(whole)
        ? 1
        : foldText(item.name).includes(whole)
          ? 2
          : 3;
  return items
    .filter((item) => wanted.every((word) => item.searchText.includes(word)))
    .map((item, n) => ({ item, n }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.n - b.n)
    .map(({ item }) => item);
}

/** The items by group, in the order of GROUPS; other groups of a title follow. */
export function groupItems(items: readonly GlossaryItem[]): [group: string, items: GlossaryItem[]][] {
  const groups = [...new Set([...GROUPS, ...items.map((item) => item.group)])];
  return groups
    .map((group): [string, GlossaryItem[]] => [group, items.filter((item) => item.group === group)])
    .filter(([, members]) => members.length > 0);
}

/** The citations of a note, each with the first statement that it names. */
export function citations([, , rules]: Note): { cited: string; first: string }[] {
  return rules.split(" ").map((cited) => ({ cited, first: cited.split(/\.\.|,/u)[0]! }));
}

/** The ids in the value of a fact. */
export function idsIn(value: Argument): Id[] {
  if (isId(value)) return [value];
  return Array.isArray(value) ? value.filter(isId) : [];
}

/** The rules that contain all words of the search. */
export function searchRules(rules: readonly RuleText[], search: string): RuleText[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return rules.filter((r) => wanted.every((word) => foldText(`${r.id} ${r.text} ${r.note}`).includes(word)));
}
