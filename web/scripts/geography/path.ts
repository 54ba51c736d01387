// Rings and lines as short SVG paths: relative steps, one decimal.

import type { Point } from "./points";

const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];

/** "3.5", "-.5": a number without what SVG does not need. */
const short = (tenth: number) => String(tenth / 10).replace(/^(-?)0\./, "$1.");

const pair = (x: number, y: number) => {
  const [a, b] = [short(x), short(y)];
  return b.startsWith("-") ? a + b : `${a} ${b}`;
};

/** A ring, or a line; nothing if the line has no length. */
export function linePath(points: readonly Point[], closed = false): string {
  const [start, ...rest] = points.map(tenths);
  if (!start) return "";
  let [x, y] = start;
  const steps: string[] = [];
  for (const [nx, ny] of rest) {
    if (nx === x && ny === y) continue;
    steps.push(pair(nx - x, ny - y));
    [x, y] = [nx, ny];
  }
  if (!steps.length && !closed) return "";
  return `M${pair(...start)}l${steps.join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

export const ringPaths = (polygons: readonly (readonly (readonly Point[])[])[]): string =>
  polygons.flatMap((rings) => rings.map((ring) => linePath(ring, true))).join("");
