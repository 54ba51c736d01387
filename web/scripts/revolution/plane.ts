// From longitude and latitude to our drawing: the plane of data/drawing.toml, then widened where the board is crowded.

import type { Point } from "../geography/points";

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
