// Measures the time from a message of the server to the redrawn page, for benchmarks and tests.

const REDRAW = "redraw";
const MAX_MEASURES = 5000;
let count = 0;

export function measureRedraw(start: number): void {
  if (count++ % MAX_MEASURES === 0) performance.clearMeasures(REDRAW);
  performance.measure(REDRAW, { start });
}
