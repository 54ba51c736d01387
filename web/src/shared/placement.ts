// Where counters stand on a board so that none covers another or a name. All lengths are units of the drawing.

import type { Point } from "./columns";

export type Rect = readonly [left: number, top: number, right: number, bottom: number];
export type Size = readonly [width: number, height: number];

/** A group of counters that stands about a point, in one of several shapes, the best first. */
export interface Group {
  id: string;
  at: Point;
  shapes: readonly Size[];
  /** Where its middle is set before all others, from its point. */
  preferred?: Point;
  /** What it costs to stand there, such as outside its own province or next to another place. */
  costAt?: (rect: Rect) => number;
}

export interface Placement {
  /** The middle of the group, from its point. */
  offset: Point;
  shape: number;
}

export interface PlacementOptions {
  /** How far from its point a group begins, and how many steps further out it may stand. */
  start: number;
  step: number;
  steps: number;
  /** Groups stay within this part of the drawing. */
  within: Rect;
}

const GAP = 1.5;
const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, -0.5],
  [-1, -0.5],
  [1, 0.5],
  [-1, 0.5],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
];
/** What an overlap of one square unit weighs against a unit of distance. */
const OVERLAP = 40;
const STRAY = 60;
const [ROUNDS, REACH] = [4, 220];

export const rectAt = ([x, y]: Point, [width, height]: Size): Rect => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

/** The area that two rectangles share, with a little room between them. */
export function overlapOf(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + GAP;
  if (width <= 0) return 0;
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + GAP;
  return height > 0 ? width * height : 0;
}

/** How far a point is from a rectangle. */
function distanceTo([left, top, right, bottom]: Rect, [x, y]: Point): number {
  const [dx, dy] = [Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)];
  return Math.sqrt(dx * dx + dy * dy);
}

/** What it costs to stand nearer to another of these places than to one's own, where one would be thought to be. */
export function strayCost(own: Point, others: readonly Point[]): (rect: Rect) => number {
  const near = others.filter(([x, y]) => Math.abs(x - own[0]) < REACH && Math.abs(y - own[1]) < REACH);
  return (rect) => {
    const distance = distanceTo(rect, own);
    let nearest = distance;
    for (const other of near) nearest = Math.min(nearest, distanceTo(rect, other));
    return nearest < distance ? STRAY + distance - nearest : 0;
  };
}

/** How far a rectangle reaches out of another. */
const excess = (rect: Rect, within: Rect): number =>
  Math.max(0, within[0] - rect[0]) +
  Math.max(0, within[1] - rect[1]) +
  Math.max(0, rect[2] - within[2]) +
  Math.max(0, rect[3] - within[3]);

interface Candidate extends Placement {
  rect: Rect;
  /** What it costs where nothing is in the way. */
  cost: number;
}

function candidatesFor(group: Group, fixed: readonly Rect[], options: PlacementOptions): Candidate[] {
  const { start, step, steps, within } = options;
  const near = fixed.filter((rect) => {
    const [x, y] = group.at;
    return rect[0] < x + REACH && rect[2] > x - REACH && rect[1] < y + REACH && rect[3] > y - REACH;
  });
  const found: Candidate[] = [];
  const add = (offset: Point, shape: number, cost: number) => {
    const middle: Point = [group.at[0] + offset[0], group.at[1] + offset[1]];
    const rect = rectAt(middle, group.shapes[shape]!);
    const hidden = near.reduce((sum, other) => sum + overlapOf(rect, other), 0);
    const total = cost + (group.costAt?.(rect) ?? 0) + OVERLAP * (hidden + 20 * excess(rect, within));
    found.push({ offset, shape, rect, cost: total });
  };
  group.shapes.forEach(([width, height], shape) => {
    if (group.preferred) add(group.preferred, shape, shape);
    for (let n = 0; n <= steps; n += 1) {
      const out = start + n * step;
      DIRECTIONS.forEach(([dx, dy], d) => {
        const [x, y] = [dx * (out + width / 2), dy * (out + height / 2)];
        const isDiagonal = Math.abs(dx * dy) === 1;
        add(isDiagonal ? [x * 0.85, y * 0.85] : [x, y], shape, 4 + 3 * n + Math.min(d, 8) + 2 * shape);
      });
    }
  });
  return found.sort((a, b) => a.cost - b.cost);
}

/** Candidates by what is fixed, then by the point and the shapes of a group: most stay the same from view to view. */
const known = new WeakMap<readonly Rect[], Map<string, Candidate[]>>();

function rememberedCandidates(group: Group, fixed: readonly Rect[], options: PlacementOptions): Candidate[] {
  const remembered = known.get(fixed) ?? new Map<string, Candidate[]>();
  known.set(fixed, remembered);
  const key = JSON.stringify([group.at, group.shapes]);
  const found = remembered.get(key) ?? candidatesFor(group, fixed, options);
  remembered.set(key, found);
  return found;
}

/** Finds a place for every group, off the fixed rectangles and off each other as far as there is room. */
export function placeGroups(
  groups: readonly Group[],
  fixed: readonly Rect[],
  options: PlacementOptions,
): Map<string, Placement> {
  const candidates = new Map(groups.map((group) => [group.id, rememberedCandidates(group, fixed, options)]));
  const chosen = new Map<string, Candidate>();
  const area = ({ shapes: [[width, height] = [0, 0]] }: Group) => width * height;
  const order = [...groups].sort((a, b) => area(b) - area(a) || (a.id < b.id ? -1 : 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const { id } of order) {
      const others = [...chosen].flatMap(([other, { rect }]) => (other === id ? [] : [rect]));
      const best = cheapest(candidates.get(id)!, others);
      moved ||= best !== chosen.get(id);
      chosen.set(id, best);
    }
    if (!moved) break;
  }
  return new Map([...chosen].map(([id, { offset, shape }]) => [id, { offset, shape }]));
}

/** The candidates are sorted by cost: as soon as one alone costs more than the best total, the search ends. */
function cheapest(candidates: readonly Candidate[], others: readonly Rect[]): Candidate {
  let [best, least] = [candidates[0]!, Infinity];
  for (const candidate of candidates) {
    if (candidate.cost >= least) break;
    let total = candidate.cost;
    for (const rect of others) total += OVERLAP * overlapOf(candidate.rect, rect);
    if (total < least) [best, least] = [candidate, total];
  }
  return best;
}

/** Widths of letters in the type of the page, in parts of its size. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijltI.,'’\- ]/, 0.33],
  [/[rs]/, 0.39],
  [/[bdhknopquäöüñ]/, 0.545],
  [/[mwMWOQGDHNU✠]/, 0.82],
  [/\p{Lu}/u, 0.67],
];
const USUAL = 0.47;

/** The width of a line of text, rather too much than too little. */
export const textWidth = (text: string, size: number): number =>
  size *
  [...text].reduce((sum, one) => sum + (WIDTHS.find(([letters]) => letters.test(one))?.[1] ?? USUAL), 0);
