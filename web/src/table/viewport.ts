// Boxes in the window of the board, as [left, top, right, bottom].

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The smallest box about them all. */
export const boundingBox = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
];

/** Does the middle of the one lie in the other? */
export function containsCentre([left, top, right, bottom]: Box, window: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= window[0] && x <= window[2] && y >= window[1] && y <= window[3];
}

const [MIN_ZOOM, MAX_ZOOM, MARGIN] = [1.8, 2.4, 1.2];

/** How close to begin: about twice the whole, so that names can be read, and with all that is asked where it fits. */
export function initialZoom([left, top, right, bottom]: Box, width: number, height: number): number {
  const fits = Math.min(width / (MARGIN * (right - left)), height / (MARGIN * (bottom - top)));
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, fits));
}

export interface ViewportPosition {
  /** What lies in the middle of the window, in units of the unzoomed window. */
  x: number;
  y: number;
  k: number;
}

export type Size = readonly [width: number, height: number];

/** The same part of the board, as large to the eye, in a window of another size; the board keeps its proportion. */
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
