// The page and the view of Les Guerres as the server sends them, and functions that read
// their flat columns. No rule is known here.

import { indexOf, wordIn, type Mark, type WordOrIndex } from "../../shared/columns";

type Table =
  | "factions"
  | "provinces"
  | "towns"
  | "countries"
  | "characters"
  | "ranks"
  | "armies"
  | "sizes"
  | "events"
  | "decks"
  | "chits"
  | "timings"
  | "effects"
  | "phases";

export interface Subsidy {
  money: number[];
  troops: number[];
  placed: string[];
}

/** Static data of the title: id tables, and columns in their order. */
export interface Page {
  ids: Record<Table, string[]>;
  counts: { markers: number };
  town_sizes: string[];
  board: {
    foreign: boolean[];
    borders: string[][];
    loire: boolean[];
    towns: string[][];
    loire_towns: string[][];
    province_of: string[];
    size: number[];
    garrison: number[];
    worth: number[];
    home: string[];
    second: WordOrIndex[];
    military: number[];
    intrigue: number[];
    diplomat: boolean[];
    writer: boolean[];
    administrator: boolean[];
    succession: number[];
    influence: string[][];
    dies: number[];
    command: number[];
    tactical: number[];
    starred: boolean[];
    deck: string[];
    timing: string[][];
    red: boolean[];
    star: boolean[];
    size_of: WordOrIndex[];
    movement: number[];
    dice: number[];
    cost: number[];
    rows: number[];
    town_points: number[];
    treaty_points: number[];
  };
  subsidies: Record<string, Record<string, Subsidy>>;
  /** Records with values that are not certain, or that an overlay has replaced. */
  marks?: RecordMark[];
}

type Flag = boolean | number;

/** A record has values from a source that is not the rulebook. */
export type RecordMark = Pick<Mark, "path" | "source">;

/** The position, as a seat sees it. */
export interface View {
  turn: number;
  last_turn: number;
  phase: string;
  ally: number;
  called: Flag;
  massacred: Flag;
  taxes: number;
  active: number;
  target: number;
  war_winner: number;
  seated: Flag[];
  control: number[];
  treaty: number[];
  money: number[];
  war_points: number[];
  status: number[];
  allegiance: number[];
  turned: Flag[];
  won_by: number[];
  absent: Flag[];
  named: number[];
  ghosts: number[];
  acted: Flag[];
  actions: number[];
  tried_country: Flag[];
  chit_at: number[];
  in_force: number[];
  frozen: Flag[];
  troops: number[];
  army_at: number[];
  came_from: number[];
  commander: number[];
  supporter: number[];
  post: number[];
  captor: number[];
  levy: number[];
  activated: Flag[];
  moved: Flag[];
  resting: Flag[];
  card_at: number[];
  shown: Flag[];
  hidden_cards: number[];
  hidden_war_cards: number[];
  in_hand: number[];
  hand_sizes: number[];
  offer: string[];
}

export const IN_PLAY = 1;
export const RANKLESS = 4;
const FOR_EVER = 99;
const [CAPTURED, WOUNDED, AWAY] = [-2, -3, -4];
const DISCARD = -1;

export interface Army {
  word: string;
  /** Whose marker it is, or null for a revolt. */
  faction: string | null;
  province: string;
  from: string | null;
  troops: number;
  size: string;
  commander: string | null;
  supporter: string | null;
  moved: boolean;
  resting: boolean;
}

/** Armies on the map, in the order of their markers. */
export function armiesOf(page: Page, view: View): Army[] {
  const { armies, factions, provinces, characters } = page.ids;
  return armies.flatMap((word, n) => {
    const province = provinces[view.army_at[n] ?? -1];
    if (!province || !view.troops[n]) return [];
    const troops = view.troops[n]!;
    return [
      {
        word,
        faction: factions[Math.floor(n / page.counts.markers)] ?? null,
        province,
        from: provinces[view.came_from[n] ?? -1] ?? null,
        troops,
        size: wordIn(page.ids.sizes, page.board.size_of[troops]) ?? "",
        commander: characters[view.commander[n] ?? -1] ?? null,
        supporter: characters[view.supporter[n] ?? -1] ?? null,
        moved: Boolean(view.moved[n]),
        resting: Boolean(view.resting[n]),
      },
    ];
  });
}

export const armiesIn = (page: Page, view: View, province: string): Army[] =>
  armiesOf(page, view).filter((army) => army.province === province);

/** Who holds a town, or null. */
export const holderOf = (page: Page, view: View, town: string): string | null =>
  wordIn(page.ids.factions, view.control[indexOf(page.ids.towns, town)]);

export const townSize = (page: Page, town: string): string =>
  page.town_sizes[page.board.size[indexOf(page.ids.towns, town)] ?? 0] ?? "minor";

export const onLoire = (page: Page, town: string): boolean =>
  page.board.loire_towns.some((towns) => towns.includes(town));

/** Towns that are on the map now: a marker that nobody holds is not. */
export const townsNow = (page: Page, view: View): string[] =>
  page.ids.towns.filter((_, n) => (view.control[n] ?? -1) >= 0);

export type Plight = "reserve" | "army" | "captured" | "wounded" | "away" | "absent";

export interface Character {
  word: string;
  faction: string;
  military: number;
  intrigue: number;
  abilities: string[];
  /** Letter of succession, and rank as a leader; null without. */
  succession: string | null;
  command: string | null;
  tactical: number;
  starred: boolean;
  second: string | null;
  influence: string[];
  /** The last turn, or null. */
  dies: number | null;
  acted: boolean;
  plight: Plight;
  wonBy: string | null;
}

export function characterOf(page: Page, view: View, word: string): Character {
  const c = indexOf(page.ids.characters, word);
  const { board, ids } = page;
  const post = view.post[c] ?? -1;
  const dies = board.dies[c] ?? FOR_EVER;
  return {
    word,
    faction: ids.factions[view.allegiance[c] ?? 0] ?? ids.factions[0]!,
    military: board.military[c] ?? 0,
    intrigue: board.intrigue[c] ?? 0,
    abilities: (["diplomat", "writer", "administrator"] as const).filter((ability) => board[ability][c]),
    succession: ids.ranks[board.succession[c] ?? RANKLESS] ?? null,
    command: ids.ranks[board.command[c] ?? RANKLESS] ?? null,
    tactical: board.tactical[c] ?? 0,
    starred: Boolean(board.starred[c]),
    second: wordIn(ids.factions, board.second[c]),
    influence: board.influence[c] ?? [],
    dies: dies === FOR_EVER ? null : dies,
    acted: Boolean(view.acted[c]),
    plight: view.absent[c] ? "absent" : plightOf(post),
    wonBy: wordIn(ids.factions, view.won_by[c]),
  };
}

function plightOf(post: number): Plight {
  if (post >= 0) return "army";
  if (post === CAPTURED) return "captured";
  if (post === WOUNDED) return "wounded";
  return post === AWAY ? "away" : "reserve";
}

/** Characters in play of a faction, by their letters of succession, natives first. */
export function charactersOf(page: Page, view: View, faction: string): Character[] {
  const f = indexOf(page.ids.factions, faction);
  const order = (word: string) => {
    const c = indexOf(page.ids.characters, word);
    return 2 * (page.board.succession[c] ?? RANKLESS) + Number(page.board.home[c] !== faction);
  };
  return page.ids.characters
    .filter((_, c) => view.status[c] === IN_PLAY && view.allegiance[c] === f)
    .toSorted((a, b) => order(a) - order(b))
    .map((word) => characterOf(page, view, word));
}

/** Characters of whom the seat knows that they are in the court hand of a faction. */
export const courtOf = (page: Page, view: View, faction: string): Character[] =>
  charactersOf(page, view, faction).filter(
    ({ word }) => (view.in_hand[indexOf(page.ids.characters, word)] ?? 0) > 0,
  );

export interface FactionStanding {
  faction: string;
  camp: "royal" | "opposing";
  seated: boolean;
  money: number;
  warPoints: number;
  treaty: number;
  towns: number;
  troops: number;
  levy: number;
  actions: number;
  court: number;
  ghosts: number;
  cards: number;
  warCards: number;
  leader: string | null;
}

export function standings(page: Page, view: View): FactionStanding[] {
  const { factions, characters } = page.ids;
  const many = page.counts.markers;
  return factions.map((faction, f) => {
    const open = (deck: (value: string) => boolean) =>
      view.card_at.filter((where, e) => where === f && view.shown[e] && deck(page.board.deck[e]!)).length;
    const first = charactersOf(page, view, faction).find(
      ({ succession, plight }) => succession && plight !== "absent",
    );
    return {
      faction,
      camp: f === 0 || f === view.ally ? "royal" : "opposing",
      seated: Boolean(view.seated[f]),
      money: view.money[f] ?? 0,
      warPoints: view.war_points[f] ?? 0,
      treaty: view.treaty[f] ?? 0,
      towns: view.control.filter((holder) => holder === f).length,
      troops: view.troops.slice(f * many, (f + 1) * many).reduce((sum, troops) => sum + troops, 0),
      levy: view.levy[f] ?? 0,
      actions: view.actions[f] ?? 0,
      court: view.hand_sizes[f] ?? 0,
      ghosts: view.ghosts[f] ?? 0,
      cards: (view.hidden_cards[f] ?? 0) + open((deck) => deck !== "war"),
      warCards: (view.hidden_war_cards[f] ?? 0) + open((deck) => deck === "war"),
      leader: first?.word ?? characters[view.named[f] ?? -1] ?? null,
    };
  });
}

/** Event cards that the seat knows to be in the hand of a faction. */
export const eventsOf = (page: Page, view: View, faction: string): string[] =>
  page.ids.events.filter((_, e) => view.card_at[e] === indexOf(page.ids.factions, faction));

/** Chits that were drawn, and what is in force. */
export const chitsDrawn = (page: Page, view: View): string[] =>
  page.ids.chits.filter((_, n) => (view.chit_at[n] ?? DISCARD - 1) >= DISCARD);
export const inForce = (page: Page, view: View): string[] =>
  page.ids.effects.filter((_, n) => (view.in_force[n] ?? 0) !== 0);

/** A tint for each province, so that no two neighbours share one; foreign land has its own. */
export function tintsOf(page: Page): Map<string, string> {
  const tints = new Map<string, string>();
  page.ids.provinces.forEach((province, p) => {
    if (page.board.foreign[p]) {
      tints.set(province, "foreign");
      return;
    }
    const taken = page.board.borders[p]!.map((other) => tints.get(other));
    const free = ["a", "b", "c", "d", "e"].find((tint) => !taken.includes(tint)) ?? "a";
    tints.set(province, free);
  });
  return tints;
}

/** The record of the board that tells of a thing; null if its values are those of the rules. */
export function recordOf(page: Page, kind: string, word: string): string | null {
  if (kind === "character" && !page.marks?.some(({ path }) => path === `character.${word}`))
    return `visitor.${word}`;
  return ["province", "town", "character", "event", "chit", "size"].includes(kind) ? `${kind}.${word}` : null;
}

/** What is not certain of a thing; of a country, what it grants to whom. */
export function marksOf(page: Page, kind: string, word: string): RecordMark[] {
  const record = recordOf(page, kind, word);
  return (page.marks ?? []).filter(({ path }) =>
    kind === "country"
      ? path.startsWith("diplomacy.") && path.split(".")[1]!.endsWith(`_${word}`)
      : path === record,
  );
}
