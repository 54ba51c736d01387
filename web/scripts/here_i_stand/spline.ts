// The smoothest bending of a plane that brings given points to given places: a thin-plate spline.

import type { Point } from "../geography/points";

const bend = (far: number): number => (far === 0 ? 0 : far * far * Math.log(far));

/** Solves a square system in place, by elimination with pivots; `rows` carry two right-hand sides each. */
function solved(rows: number[][]): [number, number][] {
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at + 1; row < size; row++)
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]!;
    for (let row = 0; row < size; row++) {
      const share = row === at ? 0 : rows[row]![at]! / pivot[at]!;
      if (share) for (let i = at; i < size + 2; i++) rows[row]![i]! -= share * pivot[i]!;
    }
  }
  return rows.map((row, i) => [row[size]! / row[i]!, row[size + 1]! / row[i]!]);
}

/**
 * From the plane of `from` to that of `to`. The stiffer, the less the sheet is bent for a single point: 0 brings
 * every point exactly to its place.
 */
export function thinPlate(
  from: readonly Point[],
  to: readonly Point[],
  stiffness: number,
): (point: Point) => Point {
  const many = from.length;
  const edge = ([x, y]: Point) => [1, x, y];
  const rows = from.map((point, i) => [
    ...from.map((other, j) =>
      i === j ? stiffness : bend(Math.hypot(point[0] - other[0], point[1] - other[1])),
    ),
    ...edge(point),
    ...to[i]!,
  ]);
  const rims = [0, 1, 2].map((k) => [...from.map((point) => edge(point)[k]!), 0, 0, 0, 0, 0]);
  const weights = solved([...rows, ...rims]);
  return (point) => {
    const parts = [
      ...from.map((other) => bend(Math.hypot(point[0] - other[0], point[1] - other[1]))),
      ...edge(point),
    ];
    const along = (k: 0 | 1) => parts.reduce((sum, part, i) => sum + part * weights[i]![k], 0);
    return many ? [along(0), along(1)] : point;
  };
}
