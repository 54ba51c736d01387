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

export type Size = readonly [width: number, height: number];

/** Where a drawing of this size lies in a window that shows it whole. */
export function drawnBox([width, height]: Size, [drawnWidth, drawnHeight]: Size): Box {
  const scale = Math.min(width / drawnWidth, height / drawnHeight);
  const [w, h] = [drawnWidth * scale, drawnHeight * scale];
  return [(width - w) / 2, (height - h) / 2, (width + w) / 2, (height + h) / 2];
}

/** The smallest labels of the boards, in units of the drawing, and how large they should be on the screen. */
const [LABEL, LEGIBLE] = [14.5, 11];
/** No window is filled at the price of showing less than this part of the board. */
const MOST_FILLING = 1.6;
const CLOSER = 1.15;
const MARGIN = 1.15;

/** The zoom at which a window is filled and every label is legible. */
export function fillingZoom(window: Size, drawn: Size): number {
  const [left, top, right, bottom] = drawnBox(window, drawn);
  const legible = LEGIBLE / ((LABEL * (right - left)) / drawn[0]);
  const filling = Math.max(window[0] / (right - left), window[1] / (bottom - top));
  return Math.max(1, legible, Math.min(filling, MOST_FILLING));
}

/** The zoom for a question: a little closer where all that it offers fits. */
export function questionZoom(
  [left, top, right, bottom]: Box,
  [width, height]: Size,
  filling: number,
): number {
  const fits = Math.min(width / (MARGIN * (right - left)), height / (MARGIN * (bottom - top)));
  return Math.min(filling * CLOSER, Math.max(filling, fits));
}

/** What to bring into the middle of a window of this size: all boxes where they fit, else the one with most about it. */
export function focusOf(boxes: readonly Box[], [width, height]: Size): Box {
  const bounds = boundingBox(boxes);
  if (bounds[2] - bounds[0] <= width && bounds[3] - bounds[1] <= height) return bounds;
  const shownAbout = (box: Box): number => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const window: Box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    return boxes.filter((other) => containsCentre(other, window)).length;
  };
  return boxes.reduce((best, box) => (shownAbout(box) > shownAbout(best) ? box : best));
}

/** Must the window move to show these boxes? Not if it shows them all, or most of what cannot be shown at once. */
export function mustMove(boxes: readonly Box[], window: Box): boolean {
  const shown = boxes.filter((box) => containsCentre(box, window)).length;
  if (shown === boxes.length) return false;
  const [left, top, right, bottom] = boundingBox(boxes);
  const fits = right - left < window[2] - window[0] && bottom - top < window[3] - window[1];
  return fits || 2 * shown < boxes.length;
}

export interface ViewportPosition {
  /** The point in the middle of the window, in units of the unzoomed window. */
  x: number;
  y: number;
  k: number;
}

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
