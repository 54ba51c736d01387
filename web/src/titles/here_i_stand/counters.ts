// The counters on the map: which stand together, and where, so that they cover neither each other nor a name.

import type { Point } from "../../shared/columns";
import { placeGroups, rectAt, strayCost, textWidth, type Group, type Rect } from "../../shared/placement";
import type { NameOf } from "../../shared/targets";
import { initials } from "../../shared/initials";
import { CHIP, HEIGHT, nameSpot, NODE, PIECE_KEY, placeAt, sideOf, WIDTH } from "./layout";
import { isSea, seasOf, spacesOf, type Page, type Pile, type Stack, type View } from "./viewModel";

/** A counter, by its middle, from the point of its place. */
export interface Chip {
  x: number;
  y: number;
  width: number;
  pile?: Pile;
  leader?: string;
  reformer?: string;
}

/** The counters of one power in a place, side by side. */
export interface Cluster {
  power: string;
  chips: Chip[];
  /** A line from the place to counters that stand off it; null if they stand at it. */
  line: Point | null;
}

type Piece = Omit<Chip, "x" | "y">;

/** Between two rows of counters: shields and hulls are a little higher than the others. */
const ROW_GAP = 4;
export const NAME_SIZE = 14.5;
const SEA_SIZE = 16;
const KEYS: readonly Rect[] = [
  [1120, 14, 1428, 400],
  [PIECE_KEY.left, PIECE_KEY.top, PIECE_KEY.left + PIECE_KEY.width, PIECE_KEY.top + PIECE_KEY.height],
];
const OPTIONS = { start: NODE - 1, step: 4, steps: 24, within: [8, 8, WIDTH - 8, HEIGHT - 8] as Rect };

/** The width of a counter with so many letters. */
const plateWidth = (letters: string): number => Math.max(CHIP.wide, textWidth(letters, NAME_SIZE) + 9);

/** What stands in a place, power by power: both sides of a siege stand apart. */
function piecesOf(page: Page, view: View, stack: Stack, nameOf: NameOf): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const add = (power: string, piece: Piece) => found.set(power, [...(found.get(power) ?? []), piece]);
  for (const pile of stack.piles) add(pile.power, { width: plateWidth(String(pile.count)), pile });
  for (const leader of stack.leaders) {
    const power = page.ids.powers[view.leader_of[page.ids.leaders.indexOf(leader)] ?? -1] ?? "independent";
    add(power, { width: plateWidth(initials(nameOf("leader", leader))), leader });
  }
  for (const reformer of stack.reformers)
    add("protestant", { width: plateWidth(initials(nameOf("reformer", reformer))), reformer });
  return found;
}

/** Pieces in centred rows of at most so many, about their common middle; and how much room they take. */
function inRows(pieces: readonly Piece[], most: number): { chips: Chip[]; width: number; height: number } {
  const rows: Piece[][] = [];
  pieces.forEach((piece, n) => (n % most ? rows.at(-1)!.push(piece) : rows.push([piece])));
  const span = (row: readonly Piece[]) =>
    row.reduce((sum, { width }) => sum + width, 0) + CHIP.gap * (row.length - 1);
  const step = CHIP.high + ROW_GAP;
  const chips = rows.flatMap((row, r) => {
    let x = -span(row) / 2;
    return row.map((piece) => {
      const chip = { ...piece, x: x + piece.width / 2, y: (r - (rows.length - 1) / 2) * step };
      x += piece.width + CHIP.gap;
      return chip;
    });
  });
  return { chips, width: Math.max(...rows.map(span)), height: rows.length * step - ROW_GAP + 2 };
}

/** Rows of all pieces, of half of them, of three, two and one. */
const shapesOf = (pieces: readonly Piece[]) =>
  [...new Set([pieces.length, Math.ceil(pieces.length / 2), 3, 2, 1])]
    .filter((most) => most >= 1 && most <= pieces.length)
    .map((most) => inRows(pieces, most));

/** Everything that counters must not cover: spaces, names, the key of the map. */
export function fixedRects(page: Page, nameOf: NameOf): Rect[] {
  const spaces = spacesOf(page).flatMap((word): Rect[] => {
    const [x, y] = placeAt(word);
    return [rectAt([x, y], [2 * NODE, 2 * NODE]), nameRect(page, word, nameOf)];
  });
  const seas = seasOf(page).map((word): Rect => {
    const [x, y] = placeAt(word);
    const half = textWidth(nameOf("place", word), SEA_SIZE) * 0.56 + 4;
    return [x - half, y - 14, x + half, y + 5];
  });
  return [...spaces, ...seas, ...KEYS];
}

function nameRect(page: Page, word: string, nameOf: NameOf): Rect {
  const [x, y] = placeAt(word);
  const spot = nameSpot(sideOf(word));
  const isKey = page.board.type[page.ids.places.indexOf(word)] === "key";
  const width = textWidth(nameOf("place", word), isKey ? NAME_SIZE + 1.5 : NAME_SIZE);
  const left = x + spot.x - { start: 0, middle: width / 2, end: width }[spot.anchor];
  return [left, y + spot.y - 12, left + width, y + spot.y + 4.5];
}

/** The counters of every place with any, cluster by cluster. */
export function clustersOn(
  page: Page,
  view: View,
  stacks: ReadonlyMap<string, Stack>,
  nameOf: NameOf,
  fixed: readonly Rect[],
): Map<string, Cluster[]> {
  const spaces = spacesOf(page);
  const strayed = (place: string) =>
    strayCost(placeAt(place), spaces.filter((word) => word !== place).map(placeAt));
  const shapes = new Map<string, ReturnType<typeof shapesOf>>();
  const groups: Group[] = [];
  const powersIn = new Map<string, string[]>();
  for (const [place, stack] of stacks) {
    const pieces = piecesOf(page, view, stack, nameOf);
    powersIn.set(place, [...pieces.keys()]);
    const costAt = isSea(page, place) ? undefined : strayed(place);
    for (const [power, own] of pieces) {
      const id = `${place} ${power}`;
      const found = shapesOf(own);
      shapes.set(id, found);
      const sizes = found.map(({ width, height }) => [width, height] as const);
      const preferred: Point | undefined = isSea(page, place) ? [0, 20] : undefined;
      groups.push({ id, at: placeAt(place), shapes: sizes, preferred, costAt });
    }
  }
  const placed = placeGroups(groups, fixed, OPTIONS);
  return new Map(
    [...powersIn].map(([place, powers]) => [
      place,
      powers.map((power): Cluster => {
        const id = `${place} ${power}`;
        const { offset, shape } = placed.get(id)!;
        const { chips, width, height } = shapes.get(id)![shape]!;
        const [x, y] = offset;
        const rect = rectAt([placeAt(place)[0] + x, placeAt(place)[1] + y], [width, height]);
        const isFar =
          !isSea(page, place) &&
          (Math.abs(x) > width / 2 + NODE + 8 ||
            Math.abs(y) > height / 2 + NODE + 8 ||
            strayed(place)(rect) > 0);
        return {
          power,
          chips: chips.map((chip) => ({ ...chip, x: chip.x + x, y: chip.y + y })),
          line: isFar ? offset : null,
        };
      }),
    ]),
  );
}

/** The clusters of a view; as long as no counter moves, those of the view before. */
export function rememberedClusters(page: Page, nameOf: NameOf) {
  const fixed = fixedRects(page, nameOf);
  let [known, clusters] = ["", new Map<string, Cluster[]>()];
  return (view: View, stacks: ReadonlyMap<string, Stack>): Map<string, Cluster[]> => {
    const now = JSON.stringify([[...stacks], view.leader_of]);
    if (now !== known) [known, clusters] = [now, clustersOn(page, view, stacks, nameOf, fixed)];
    return clusters;
  };
}
