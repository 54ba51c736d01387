// Our own emblems, each within a square of sixteen about the middle: lines to stroke and shapes to fill.

export interface Emblem {
  line: string;
  shape: string;
}

export const EMBLEMS: Record<string, Emblem> = {
  // the key of Saint Peter
  catholics: {
    line: "M0 -1.2V7.4M0 6.6H4.4M0 3.2H3.6",
    shape: "M0 -8a3.6 3.6 0 1 0 .01 0zM0 -5.9a1.5 1.5 0 1 1 -.01 0z",
  },
  // the ragged cross of Burgundy
  habsburgs: {
    line: "M-7 -7L7 7M7 -7L-7 7M-5.6 -1.8L-1.8 -5.4M5.6 -1.8L1.8 -5.4M-5.6 1.8L-1.8 5.4M5.6 1.8L1.8 5.4",
    shape: "",
  },
  // a sword, point up
  nobility: {
    line: "M-4.6 3.2H4.6M0 3V6",
    shape: "M0 -8.4L1.6 -5.6V3H-1.6V-5.6zM0 5.2a1.7 1.7 0 1 0 .01 0z",
  },
  // the scales of the Weigh House
  burghers: {
    line: "M0 -7V6.4M-6.4 -4.6H6.4M-3.4 7H3.4M-6.4 -4.6L-8 .4M-6.4 -4.6L-4.2 .4M6.4 -4.6L8 .4M6.4 -4.6L4.2 .4",
    shape: "M-8.6 .4H-3.6A2.5 3.2 0 0 1 -8.6 .4zM8.6 .4H3.6A2.5 3.2 0 0 0 8.6 .4z",
  },
  // the open book
  reformers: {
    line: "M0 -4.4V6.4M-5.4 -1.8L-2.2 -1M-5.4 1.4L-2.2 2.2M5.4 -1.8L2.2 -1M5.4 1.4L2.2 2.2",
    shape:
      "M0 -4.6C-2.2 -6.2 -5 -6.6 -8 -6.4V5C-5 4.8 -2.2 5.2 0 6.8C2.2 5.2 5 4.8 8 5V-6.4C5 -6.6 2.2 -6.2 0 -4.6z",
  },
  // nobody's: a gable
  neutral: { line: "M-5 6.4V-1L0 -6.6L5 -1V6.4z", shape: "M-1.6 6.4V1.6H1.6V6.4z" },
  // the ships of the Sea Beggars
  beggars: {
    line: "M0 -8V3M-4.2 2.6V-3M4.4 2.6V-3",
    shape:
      "M-8 2.6H8C7.6 5.2 6 6.8 4.2 7H-4.6C-6.6 6.6 -7.6 4.8 -8 2.6zM.6 -7.4C3 -6.6 3.4 -4.6 3 -3.6H.6zM-3.8 -2.8C-1.6 -2 -1.4 0 -1.6 1H-3.8zM4.8 -2.8C7 -2 7 0 6.8 1H4.8z",
  },
};

/** Hatchings that stand for colours, as in engravings: points for gold, upright lines for red ...; in a square of 24. */
export const HATCHINGS: Record<string, string> = {
  catholics: dots(),
  habsburgs: lines((i) => `M${i} -12v24`),
  nobility: lines(
    (i) =>
      `M${Math.max(-12, 2 * i - 12)} ${Math.max(-12, -2 * i - 12)}L${Math.min(12, 2 * i + 12)} ${Math.min(12, 12 - 2 * i)}`,
  ),
  burghers: lines((i) => `M-12 ${i}h24`),
  reformers: lines((i) => `M${i} -12v24M-12 ${i}h24`),
  neutral: "",
  beggars: "",
};

function lines(draw: (at: number) => string): string {
  return [-9, -6, -3, 0, 3, 6, 9].map(draw).join("");
}

function dots(): string {
  const rows = [-9, -5, -1, 3, 7, 11];
  return rows.flatMap((y, i) => rows.map((x) => `M${x + (i % 2 ? -2 : 0)} ${y}h.9`)).join("");
}
