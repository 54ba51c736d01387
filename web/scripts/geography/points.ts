// Points and lines of a drawing.

export type Point = [number, number];

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
