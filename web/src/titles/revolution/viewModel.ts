// The page and the view of Revolution as the server sends them, and functions that read
// their flat columns. No rule is known here.

import { indexOf, type Mark, type Point } from "../../shared/columns";

export const NOBODY = -1;
export const BEGGARS = 5; // the besieger of a city, where Water Beggars lie before it

/** Static data of the title: id tables, and columns in their order. */
export interface Page {
  ids: Record<
    | "factions"
    | "owners"
    | "regions"
    | "provinces"
    | "places"
    | "supports"
    | "slot_kinds"
    | "slots"
    | "bishoprics"
    | "see_columns"
    | "universities"
    | "faiths"
    | "sides"
    | "opening_phases"
    | "phases",
    string[]
  >;
  counts: { cities: number; towns: number };
  board: {
    boxes: number[];
    orange: number[];
    arrows: string[][];
    provinces_in: string[][];
    region_of: string[];
    limit: number[];
    tax: number[];
    vp: number[];
    final_vp: number[];
    borders: string[][];
    cities: string[][];
    towns: string[][];
    province_of: string[];
    kind: number[];
    commercial: boolean[];
    city_vp: number[];
    trade: string[][];
    support_factions: string[][];
    support_provinces: string[][];
    support_shared: boolean[];
    slots: number[];
    column_side: number[];
    bishopric_province: string[];
    university_place: string[];
    established: boolean[];
    last_turn: number;
  };
  drawing: Record<"region" | "province" | "place", Record<string, Point>>;
  marks: Mark[];
}

/** The position, as every seat sees it. */
export interface View {
  stock: number[];
  treasury: number[];
  units: number[];
  support: number[];
  stakes: number[];
  pool: number[];
  armies: number[];
  relieved: number[];
  abandoned: number[];
  siege: number[];
  standoff: (boolean | number)[];
  beggars_in: number[];
  beggars_spent: number[];
  city_card: number[];
  province_card: number[];
  column: number[];
  see: number[];
  university: number[];
  vp: number[];
  turn: number;
  players: number;
  huguenots_used: number;
  supply: number;
  beggars_box: number;
  beggars_hand: number;
  beggars_by: number;
  phase: string;
  order: string[];
  placed: string[];
}

export interface Pile {
  owner: string;
  count: number;
}

/** A value of a column. */
const at = (column: readonly number[], index: number): number => column[index] ?? 0;

const holder = (page: Page, number: number): string | null => page.ids.factions[number] ?? null;

/** Counters in a place, whose and how many, in the order of the owners. */
export function pilesIn(page: Page, view: View, place: string): Pile[] {
  const { owners, places } = page.ids;
  const row = indexOf(places, place) * owners.length;
  return owners
    .map((owner, i) => ({ owner, count: at(view.units, row + i) }))
    .filter((pile) => pile.count > 0);
}

/** A counter of an owner in a place, as questions name it. */
export const counterWord = (place: string, owner: string): string => `${place}:${owner}`;

export const countrysideOf = (province: string): string => `${province}_countryside`;
export const isCountryside = (place: string): boolean => place.endsWith("_countryside");

/** All places of a province: cities, towns, then the countryside. */
export function placesIn(page: Page, province: string): string[] {
  const p = indexOf(page.ids.provinces, province);
  return [...page.board.cities[p]!, ...page.board.towns[p]!, countrysideOf(province)];
}

/** What a thing lies in, the nearest first: a counter in its place, that in its province, that in its region. */
export function containersOf(page: Page, kind: string, word: string): [kind: string, word: string][] {
  if (kind === "place:owner") {
    const place = word.split(":")[0]!;
    return [["place", place], ...containersOf(page, "place", place)];
  }
  if (kind === "place") {
    const province = page.board.province_of[indexOf(page.ids.places, word)]!;
    return [["province", province], ...containersOf(page, "province", province)];
  }
  return kind === "province" ? [["region", regionOf(page, word)]] : [];
}

export const regionOf = (page: Page, province: string): string =>
  page.board.region_of[indexOf(page.ids.provinces, province)]!;

/** Counters in all places of a province together. */
export function pilesOfProvince(page: Page, view: View, province: string): Pile[] {
  const piles = placesIn(page, province).flatMap((place) => pilesIn(page, view, place));
  return page.ids.owners
    .map((owner) => ({ owner, count: countAll(piles.filter((pile) => pile.owner === owner)) }))
    .filter((pile) => pile.count > 0);
}

export const countAll = (piles: readonly Pile[]): number => piles.reduce((sum, pile) => sum + pile.count, 0);

export interface CommandSection {
  armies: { faction: string; abandoned: boolean }[];
  /** More boxes than armies are empty. */
  boxes: number;
  orange: number;
  relieved: Pile[];
  beggars: number;
  beggarsSpent: number;
  standoff: boolean;
}

/** The command section of a region: its armies one by one, its boxes, the Beggars on watch. */
export function sectionOf(page: Page, view: View, region: string): CommandSection {
  const { regions, factions } = page.ids;
  const r = indexOf(regions, region);
  const many = (column: number[]) =>
    factions.map((faction, f) => ({ faction, count: at(column, r * factions.length + f) }));
  const each = (column: number[], abandoned: boolean) =>
    many(column).flatMap(({ faction, count }) =>
      Array.from({ length: count }, () => ({ faction, abandoned })),
    );
  return {
    armies: [...each(view.armies, false), ...each(view.abandoned, true)],
    boxes: at(page.board.boxes, r),
    orange: at(page.board.orange, r),
    relieved: many(view.relieved)
      .map(({ faction, count }) => ({ owner: faction, count }))
      .filter(({ count }) => count > 0),
    beggars: at(view.beggars_in, r),
    beggarsSpent: at(view.beggars_spent, r),
    standoff: Boolean(view.standoff[r]),
  };
}

export const cityCard = (page: Page, view: View, city: string): string | null =>
  holder(page, view.city_card[indexOf(page.ids.places, city)] ?? NOBODY);

export const provinceCard = (page: Page, view: View, province: string): string | null =>
  holder(page, view.province_card[indexOf(page.ids.provinces, province)] ?? NOBODY);

/** Who lies before a city: a faction, "beggars", or nobody. */
export function besiegerOf(page: Page, view: View, city: string): string | null {
  const number = view.siege[indexOf(page.ids.places, city)] ?? NOBODY;
  return number === BEGGARS ? "beggars" : holder(page, number);
}

export const citiesOf = (page: Page): string[] => page.ids.places.slice(0, page.counts.cities);
export const townsOf = (page: Page): string[] =>
  page.ids.places.slice(page.counts.cities, page.counts.cities + page.counts.towns);

export const isCommercial = (page: Page, place: string): boolean =>
  page.board.commercial[indexOf(page.ids.places, place)] ?? false;

export interface Slot {
  word: string;
  kind: string;
  size: number;
  piles: Pile[];
  /** Counters turned over: they have intercepted this turn. */
  used: number;
}

/** The slots of a support box, kind by kind; kinds that the box lacks are left out. */
export function slotsOf(page: Page, view: View, box: string): Slot[] {
  const { slots, slot_kinds: kinds, factions } = page.ids;
  return kinds
    .map((kind) => {
      const word = `${box}_${kind}`;
      const s = indexOf(slots, word);
      const piles = factions
        .map((owner, f) => ({ owner, count: at(view.support, s * factions.length + f) }))
        .filter((pile) => pile.count > 0);
      const used = box === "huguenots" ? Math.min(view.huguenots_used, countAll(piles)) : 0;
      return { word, kind, size: at(page.board.slots, s), piles, used };
    })
    .filter((slot) => slot.size > 0 || slot.piles.length > 0);
}

/** Coins on a city's allegiance. */
export function stakesOn(page: Page, view: View, city: string): Pile[] {
  const { factions, places } = page.ids;
  const row = indexOf(places, city) * factions.length;
  return factions
    .map((owner, f) => ({ owner, count: at(view.stakes, row + f) }))
    .filter((pile) => pile.count > 0);
}

export interface FactionStanding {
  faction: string;
  vp: number;
  stock: number;
  treasury: number;
  pool: number;
  cities: string[];
  provinces: string[];
}

/** Every faction in play, in turn order. */
export function standings(page: Page, view: View): FactionStanding[] {
  return view.order.map((faction) => {
    const f = indexOf(page.ids.factions, faction);
    const held = (column: number[], words: string[]) => words.filter((_, i) => column[i] === f);
    return {
      faction,
      vp: at(view.vp, f) / 100,
      stock: at(view.stock, f),
      treasury: at(view.treasury, f),
      pool: at(view.pool, f),
      cities: held(view.city_card, citiesOf(page)),
      provinces: held(view.province_card, page.ids.provinces),
    };
  });
}

/** What is not certain of a record, such as "town.breda", or of one field of it. */
export const marksOf = (page: Page, record: string, field?: string): Mark[] =>
  page.marks.filter(({ path }) =>
    field
      ? path === `${record}.${field}` || path === record
      : path === record || path.startsWith(`${record}.`),
  );
