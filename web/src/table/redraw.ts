// How long it took from a message to a changed page, for whoever measures.

const REDRAW = "redraw";
const KEPT = 5000;
let noted = 0;

export function noteRedraw(start: number): void {
  if (noted++ % KEPT === 0) performance.clearMeasures(REDRAW);
  performance.measure(REDRAW, { start });
}
