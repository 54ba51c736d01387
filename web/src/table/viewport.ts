// Geometry of the window that shows the board.

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box around them all. */
export const boundingBox = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
];

/** Does the centre of a box lie in the window? */
export function containsCentre([left, top, right, bottom]: Box, window: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= window[0] && x <= window[2] && y >= window[1] && y <= window[3];
}

const [MIN_ZOOM, MAX_ZOOM, MARGIN] = [1.8, 2.4, 1.2];

/** The zoom at the start: about twofold, so that names are legible, with all targets in view where they fit. */
export function initialZoom([left, top, right, bottom]: Box, width: number, height: number): number {
  const fits = Math.min(width / (MARGIN * (right - left)), height / (MARGIN * (bottom - top)));
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, fits));
}

export interface ViewportPosition {
  /** The point in the middle of the window, in units of the unzoomed window. */
  x: number;
  y: number;
  k: number;
}

export type Size = readonly [width: number, height: number];

/** The same part of the board at the same scale, in a window of another size. */
export function rescaled(
  position: ViewportPosition,
  from: Size,
  to: Size,
  aspectRatio: number,
  maxZoom: number,
): ViewportPosition {
  const span = ([width, height]: Size) => Math.min(width, height * aspectRatio);
  const ratio = span(to) / span(from);
  return {
    x: to[0] / 2 + (position.x - from[0] / 2) * ratio,
    y: to[1] / 2 + (position.y - from[1] / 2) * ratio,
    k: Math.min(maxZoom, Math.max(1, position.k / ratio)),
  };
}
