// What can be looked up: the things that a title lists on its page, the seats, and the rules.

import type { RuleText, SeatInfo } from "../api/generated";
import type { Page } from "../api/messages";
import { isId, type Argument, type Catalogue, type Id } from "../words";
import { folded } from "./answers";

/** A label of the catalogue and a value; none where the label says it all. */
export type Fact = [label: string, value: Argument];

export interface Listed {
  group: string;
  thing: Id;
  facts: Fact[];
  text: string;
}

export interface Item extends Listed {
  /** "kind:word", as the board knows it. */
  id: string;
  name: string;
  /** What it is: "province", "town"; "" if its group says all. */
  sort: string;
  searched: string;
}

export const GROUPS = ["places", "cards", "pieces", "roles", "seats", "phases"];
/** How many of each group are shown at once. */
export const MOST = 12;

/** Everything that can be looked up, with its name in the reader's language. */
export function itemsOf(page: Page, seats: readonly SeatInfo[], words: Catalogue): Item[] {
  const listed = (page.lookup ?? []) as Listed[];
  const sitting = seats.map(({ seat, roles }): Listed => ({
    group: "seats",
    thing: ["seat", seat],
    facts: [["", roles.map((role): Id => ["role", role])]],
    text: "",
  }));
  return [...listed, ...(seats.some((s) => s.roles.length > 1) ? sitting : [])].map((item) => {
    const name = words.name(...item.thing);
    const told = item.facts.filter(([, value]) => value === null).map(([label]) => words.say(label));
    return {
      ...item,
      id: item.thing.join(":"),
      name,
      sort: told[0] ?? "",
      searched: folded([name, ...told].join(" ")),
    };
  });
}

/** The items in which all words of the search occur; those that begin with it first. */
export function found(items: readonly Item[], search: string): Item[] {
  const whole = folded(search).trim();
  const wanted = whole.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const rank = (item: Item) =>
    folded(item.name) === whole
      ? 0
      : item.searched.startsWith(whole)
        ? 1
        : folded(item.name).includes(whole)
          ? 2
          : 3;
  return items
    .filter((item) => wanted.every((word) => item.searched.includes(word)))
    .map((item, n) => ({ item, n }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.n - b.n)
    .map(({ item }) => item);
}

/** The items by group, in the order of the groups; a title may have groups of its own after them. */
export function grouped(items: readonly Item[]): [group: string, items: Item[]][] {
  const groups = [...new Set([...GROUPS, ...items.map((item) => item.group)])];
  return groups
    .map((group): [string, Item[]] => [group, items.filter((item) => item.group === group)])
    .filter(([, those]) => those.length > 0);
}

/** The ids in a value of a fact. */
export function idsIn(value: Argument): Id[] {
  if (isId(value)) return [value];
  return Array.isArray(value) ? value.filter(isId) : [];
}

/** The rules in which all words of the search occur. */
export function rulesFound(rules: readonly RuleText[], search: string): RuleText[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return rules.filter((r) => wanted.every((word) => folded(`${r.id} ${r.text} ${r.note}`).includes(word)));
}
