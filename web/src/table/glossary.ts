// What can be looked up: the things that a title lists on its page, the seats, and the rules.

import type { RuleText, SeatInfo } from "../api/generated";
import type { Page } from "../api/messages";
import { isId, type Argument, type TitleCatalogue, type Id } from "../text/titleCatalogue";
import { foldText } from "./answers";

/** A label of the catalogue and a value; none where the label says it all. */
export type Fact = [label: string, value: Argument];

export interface GlossaryEntry {
  group: string;
  thing: Id;
  facts: Fact[];
  text: string;
}

export interface GlossaryItem extends GlossaryEntry {
  /** "kind:word", as the board knows it. */
  id: string;
  name: string;
  /** What it is: "province", "town"; "" if its group says all. */
  sort: string;
  searchText: string;
}

export const GROUPS = ["places", "cards", "pieces", "roles", "seats", "phases"];
/** How many of each group are shown at once. */
export const MAX_SHOWN = 12;

/** Everything that can be looked up, with its name in the reader's language. */
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

/** The items in which all words of the search occur; those that begin with it first. */
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

/** The items by group, in the order of the groups; a title may have groups of its own after them. */
export function groupItems(items: readonly GlossaryItem[]): [group: string, items: GlossaryItem[]][] {
  const groups = [...new Set([...GROUPS, ...items.map((item) => item.group)])];
  return groups
    .map((group): [string, GlossaryItem[]] => [group, items.filter((item) => item.group === group)])
    .filter(([, members]) => members.length > 0);
}

/** The ids in a value of a fact. */
export function idsIn(value: Argument): Id[] {
  if (isId(value)) return [value];
  return Array.isArray(value) ? value.filter(isId) : [];
}

/** The rules in which all words of the search occur. */
export function searchRules(rules: readonly RuleText[], search: string): RuleText[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return rules.filter((r) => wanted.every((word) => foldText(`${r.id} ${r.text} ${r.note}`).includes(word)));
}
