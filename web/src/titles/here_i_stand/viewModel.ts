// The page and the view of Here I Stand as the server sends them, and functions that read
// their flat columns. No rule is known here.

import { indexOf, wordIn, type Mark, type WordOrIndex } from "../../shared/columns";

type Table =
  | "powers"
  | "places"
  | "leaders"
  | "rulers"
  | "marital_boxes"
  | "wives"
  | "debaters"
  | "reformers"
  | "bans"
  | "translations"
  | "discoveries"
  | "conquests"
  | "colonies"
  | "zones"
  | "cards"
  | "actions"
  | "phases"
  | "effects";

/** Static data of the title: id tables, and columns in their order. */
export interface Page {
  ids: Record<Table, string[]>;
  board: {
    /** By place: the seas of a port; the seas next to a sea. */
    sea_links: string[][];
    type: string[];
    home: string[];
    zone: WordOrIndex[];
    links: string[][];
    passes: string[][];
    key: boolean[];
    capital_of: WordOrIndex[];
    electorates: string[];
    battle: number[];
    command: number[];
    piracy: number[];
    ruler_admin: number[];
    ruler_bonus: number[];
    card_number: number[];
    card_cp: number[];
    card_kind: string[];
    debater_side: string[];
    debater_zone: WordOrIndex[];
    debater_value: number[];
    wife_box: number[];
    discovery_vp: number[];
    conquest_vp: number[];
    colony_power: string[];
    years: string[];
    religious_win: number;
    auto_win: number[];
    /** By power and action; 0 where it is not open to the power. */
    cost: number[][];
    /** By declaring power and its enemy. */
    war_cost: number[][];
    numbers: Record<string, number>;
  };
  marks?: Mark[];
}

type Pairs = readonly number[];

/** The position, as a seat sees it. */
export interface View {
  turn: number;
  phase: number;
  impulse: number;
  cp: number;
  card: number;
  control: number[];
  faith: number[];
  besieged: number[];
  loans: [place: number, borrower: number, lender: number, many: number][];
  lost_ships: number[];
  leader_at: number[];
  leader_of: number[];
  captor: number[];
  wars_abroad: [card: number, power: number, regulars: number, hired: number, foreign: number][];
  relation: number[];
  /** Pairs: which major power broke its word to which, and the turn. */
  word_broken?: Pairs;
  side: number[];
  ruler: number[];
  less_cards: number[];
  /** By major power: bits of the effects that last, in the order of their table. */
  lasting: number[];
  bonus: number[];
  /** Wars that cost whoever declared them a point until they are fought. */
  phony_wars?: [declarer: number, minor: number, friend: number][];
  piracy_vp: number;
  chateaux: number;
  st_peters: number;
  laid: number[];
  home_used: number[];
  discards: number[];
  league: boolean | number;
  reformer_at: number[];
  debater: number[];
  electors: number[];
  testament: number[];
  bible: number[];
  universities: number[];
  excommunicated: (boolean | number)[];
  wife: number;
  edward: number;
  elizabeth: boolean | number;
  chart: number[];
  crossing: [kind: WordOrIndex, power: WordOrIndex, modifier: number][];
  discovered: number[];
  conquered: number[];
  exhausted: (boolean | number)[];
  colonies: number[];
  potosi: number;
  galleons: (boolean | number)[];
  plantations: (boolean | number)[];
  raiders: (boolean | number)[];
  regulars: Pairs;
  hired: Pairs;
  squadrons: Pairs;
  corsairs: Pairs;
  unrest: Pairs;
  fortress: Pairs;
  vp: number[];
  deck: number;
  hand_sizes: number[];
  hands: Record<string, number[]>;
  shown: [who: number, whose: number, card: number][];
  /** In a game of two only. */
  diplomacy?: DiplomaticCards;
  own_diplomacy?: OwnDiplomacy;
}

/** The diplomatic cards of a game of two, as far as they lie open. */
export interface DiplomaticCards {
  deck: number;
  discards: number[];
  late: number[];
  played: number[];
  hand_sizes: number[];
  pinned: [space: number, power: number, many: number][];
}

/** What this seat knows of them besides. */
export interface OwnDiplomacy {
  hands: Record<string, number[]>;
  due: Record<string, number>;
  shown: [who: number, whose: number, card: number][];
}

export const MAJORS = 6;
export const [PEACE, WAR, ALLIED] = [0, 1, 2];
const PROTESTANT_FAITH = 2;

export const majors = (page: Page): string[] => page.ids.powers.slice(0, MAJORS);
export const spacesOf = (page: Page): string[] => page.ids.places.slice(0, page.board.type.length);
export const seasOf = (page: Page): string[] => page.ids.places.slice(page.board.type.length);
export const isSea = (page: Page, place: string): boolean =>
  indexOf(page.ids.places, place) >= page.board.type.length;
export const zoneOf = (page: Page, space: string): string | null =>
  wordIn(page.ids.zones, page.board.zone[indexOf(page.ids.places, space)]);

/** Pairs of index and value, as a map. */
export function pairsToMap(pairs: Pairs): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < pairs.length; i += 2) found.set(pairs[i]!, pairs[i + 1]!);
  return found;
}

export type PieceKind = "regular" | "mercenary" | "cavalry" | "squadron" | "corsair";

/** Pieces of one kind and one power in a place. */
export interface Pile {
  power: string;
  kind: PieceKind;
  count: number;
  /** Whose squadrons they are, if they are on loan. */
  lender?: string;
}

export interface Stack {
  piles: Pile[];
  leaders: string[];
  reformers: string[];
}

/** Everything that stands on the map, by place; places without a piece are left out. */
export function stacksOn(page: Page, view: View): Map<string, Stack> {
  const { powers, places, leaders, reformers } = page.ids;
  const stacks = new Map<string, Stack>();
  const at = (place: number): Stack => {
    const word = places[place]!;
    const found = stacks.get(word) ?? { piles: [], leaders: [], reformers: [] };
    stacks.set(word, found);
    return found;
  };
  const add = (pairs: Pairs, kind: (power: string) => PieceKind) => {
    for (const [index, count] of pairsToMap(pairs)) {
      const power = powers[index % powers.length]!;
      at(Math.floor(index / powers.length)).piles.push({ power, kind: kind(power), count });
    }
  };
  add(view.regulars, () => "regular");
  add(view.hired, (power) => (power === "ottoman" ? "cavalry" : "mercenary"));
  add(view.squadrons, () => "squadron");
  for (const [place, count] of pairsToMap(view.corsairs))
    at(place).piles.push({ power: powers[0]!, kind: "corsair", count });
  for (const [place, borrower, lender, count] of view.loans)
    at(place).piles.push({ power: powers[borrower]!, kind: "squadron", count, lender: powers[lender]! });
  view.leader_at.forEach((place, n) => place >= 0 && at(place).leaders.push(leaders[n]!));
  view.reformer_at.forEach((place, n) => place >= 0 && at(place).reformers.push(reformers[n]!));
  const rank = (pile: Pile) => powers.indexOf(pile.power);
  for (const stack of stacks.values()) stack.piles.sort((a, b) => rank(a) - rank(b));
  return stacks;
}

export interface Space {
  control: string | null;
  faith: "catholic" | "protestant" | "neither";
  unrest: boolean;
  besieged: boolean;
  fortress: boolean;
  university: boolean;
}

/** How every space stands. */
export function spacesNow(page: Page, view: View): Map<string, Space> {
  const [unrest, fortress] = [pairsToMap(view.unrest), pairsToMap(view.fortress)];
  return new Map(
    spacesOf(page).map((word, i) => [
      word,
      {
        control: page.ids.powers[view.control[i] ?? -1] ?? null,
        faith: (["neither", "catholic", "protestant"] as const)[view.faith[i] ?? 0] ?? "neither",
        unrest: unrest.has(i),
        besieged: (view.besieged[i] ?? 0) > 0,
        fortress: fortress.has(i),
        university: view.universities.includes(i),
      },
    ]),
  );
}

export interface PowerStanding {
  power: string;
  vp: number;
  keys: number;
  /** Keys that win at once, or 0. */
  wins: number;
  ruler: string | null;
  cards: number;
  captives: string[];
}

export function standings(page: Page, view: View): PowerStanding[] {
  return majors(page).map((power, p) => ({
    power,
    vp: view.vp[p] ?? 0,
    keys: page.board.key.filter((key, space) => key && view.control[space] === p).length,
    wins: page.board.auto_win[p] ?? 0,
    ruler: wordIn(page.ids.rulers, view.ruler[p]),
    cards: view.hand_sizes[p] ?? 0,
    captives: page.ids.leaders.filter((_, n) => view.captor[n] === p),
  }));
}

export type Relation = "peace" | "war" | "allied";

/** How two powers stand; a minor power stands where its ally does. */
export function relationOf(page: Page, view: View, one: number, other: number): Relation {
  const [a, b] = [view.side[one] ?? one, view.side[other] ?? other];
  if (a === b) return "allied";
  return (["peace", "war", "allied"] as const)[view.relation[a * page.ids.powers.length + b] ?? 0] ?? "peace";
}

/** The turn in which one power last broke its word to another; 0 if it never did. */
export const brokenWord = (view: View, one: number, other: number): number =>
  one < MAJORS && other < MAJORS ? (pairsToMap(view.word_broken ?? []).get(one * MAJORS + other) ?? 0) : 0;

/** Spaces under Protestant influence, all together or of one zone. */
export const protestantSpaces = (page: Page, view: View, zone?: string): number =>
  view.faith.filter(
    (faith, space) =>
      faith === PROTESTANT_FAITH && (!zone || wordIn(page.ids.zones, page.board.zone[space]) === zone),
  ).length;

export const spacesInZone = (page: Page, zone: string): number =>
  page.board.zone.filter((told) => wordIn(page.ids.zones, told) === zone).length;

export type DebaterState = "free" | "committed" | "out" | "waiting" | "exiled";

export interface Debater {
  word: string;
  side: string;
  zone: string | null;
  value: number;
  state: DebaterState;
}

export const debatersOf = (page: Page, view: View): Debater[] =>
  page.ids.debaters.map((word, n) => ({
    word,
    side: page.board.debater_side[n]!,
    zone: wordIn(page.ids.zones, page.board.debater_zone[n]),
    value: page.board.debater_value[n] ?? 0,
    state: (["free", "committed", "out", "waiting", "exiled"] as const)[view.debater[n] ?? 3] ?? "waiting",
  }));

export interface Card {
  word: string;
  number: number;
  cp: number;
  kind: string;
}

export const cardOf = (page: Page, card: number): Card => ({
  word: page.ids.cards[card]!,
  number: page.board.card_number[card] ?? 0,
  cp: page.board.card_cp[card] ?? 0,
  kind: page.board.card_kind[card] ?? "event",
});

/** Whose impulse it is; nobody's outside the Action Phase. */
export const actingPower = (page: Page, view: View): string | null =>
  page.ids.phases[view.phase] === "action" ? (page.ids.powers[view.impulse] ?? null) : null;
