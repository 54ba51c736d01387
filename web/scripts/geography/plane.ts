// From longitude and latitude to our drawing: the plane of data/drawing.toml, then widened where the board is crowded.

export type Point = [number, number];

export const WIDTH = 1240;
export const HEIGHT = 1240;

/** The part of data/drawing.toml's plane that the drawing shows. */
const LEFT = 10;
const TOP = -8;
const SIDE = 1040;

/** Degrees to the plane of data/drawing.toml: both axes in one scale, at the middle of the map. */
export function plane([lon, lat]: Point): Point {
  return [155.9 * lon - 216, (53.56 - lat) * 250.2];
}

/** Where the map is widened: middle, how much, how far; the wider the land is opened, the more its rim gives way. */
const OPENED: readonly (readonly [x: number, y: number, much: number, far: number])[] = [
  [500, 352, 0.95, 92],
  [705, 415, 0.45, 62],
  [684, 700, 0.75, 58],
  [345, 635, 0.5, 95],
  [490, 660, 0.35, 60],
  [665, 95, 0.5, 70],
  [745, 545, 0.75, 45],
  [540, 800, 0.3, 60],
  [375, 508, 0.85, 55],
  [560, 500, 0.5, 55],
  [618, 335, 0.55, 48],
];

/** The plane of data/drawing.toml to the drawing. */
export function opened([x, y]: Point): Point {
  let [dx, dy] = [0, 0];
  for (const [cx, cy, much, far] of OPENED) {
    const weight = much * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * far * far));
    dx += (x - cx) * weight;
    dy += (y - cy) * weight;
  }
  return [((x + dx - LEFT) * WIDTH) / SIDE, ((y + dy - TOP) * HEIGHT) / SIDE];
}

/** A smooth wandering, the same every time: straight lines become drawn ones. */
export function wander([x, y]: Point, far: number): Point {
  const sway = (a: number, b: number, turn: number) =>
    Math.sin(a / 17 + 1.7 * Math.sin(b / 29) + turn) + 0.5 * Math.sin(a / 6.3 - b / 8.1 + 2 * turn);
  return [x + far * sway(y, x, 0.4), y + far * sway(x, y, 2.1)];
}

export const readPoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(",").map(Number) as Point);

/** A line with so many points that it can be bent. */
export function dense(points: readonly Point[], step: number): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    return from ? between(from, to, step) : [to];
  });
}

/** The points after `from` up to `to`; the same points whichever end comes first. */
function between(from: Point, to: Point, step: number): Point[] {
  const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = turned ? [to, from] : [from, to];
  const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
  const inner = Array.from({ length: count - 1 }, (_, i): Point => {
    const part = (i + 1) / count;
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  });
  return [...(turned ? inner.reverse() : inner), to];
}
