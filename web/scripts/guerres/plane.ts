// From longitude and latitude to the drawing of France: the plane of data/drawing.toml, opened where it is crowded.

import type { Point } from "../geography/points";

export const WIDTH = 1240;
export const HEIGHT = 1300;
const [LEFT, TOP, SCALE] = [70, 8, 1.37];

/** Degrees to the plane of data/drawing.toml. */
export const plane = ([lon, lat]: Point): Point => [60.6 * lon + 381.6, (52.6 - lat) * 88.5];

/** Where towns crowd: the middle, how much it is opened, how far that reaches. */
const OPENED: readonly (readonly [x: number, y: number, much: number, far: number])[] = [
  [538, 330, 0.55, 55],
  [360, 463, 0.3, 40],
  [574, 614, 0.9, 30],
  [709, 813, 0.8, 30],
  [540, 477, 0.4, 36],
  [466, 755, 0.35, 60],
  [340, 570, 0.45, 50],
  [632, 785, 0.35, 40],
  [540, 237, 0.3, 40],
];

/** The plane of data/drawing.toml to the drawing. */
export function opened([x, y]: Point): Point {
  let [dx, dy] = [0, 0];
  for (const [cx, cy, much, far] of OPENED) {
    const weight = much * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * far * far));
    dx += (x - cx) * weight;
    dy += (y - cy) * weight;
  }
  return [(x + dx - LEFT) * SCALE, (y + dy - TOP) * SCALE];
}
