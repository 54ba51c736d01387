// Hatchings that stand for colours, as in engravings, and the outlines of towns.

export const HATCHINGS: Record<string, string> = {
  royalist: "M0 2h8M0 6h8",
  league: "M2 0v8M6 0v8",
  huguenot: "M0 0l8 8M8 0l-8 8",
  revolt: "M2 2h1.4M6 6h1.4",
};

/** Towns as a cutter of wood has them: a gate, walls with two towers, a city with a spire. */
export const TOWNS: Record<string, string> = {
  minor: "M-9 9V-5L-4.5 -11L0 -5V-2H9V9z",
  major: "M-14 10V-9H-6V-3H-3.5V-8L0 -14L3.5 -8V-3H6V-9H14V10z",
  special: "M-20 12V-8L-15.5 -14L-11 -8V-2H-6V-12L0 -24L6 -12V-2H11V-8L15.5 -14L20 -8V12z",
};
export const HALF: Record<string, number> = { minor: 9, major: 14, special: 20 };

/** Three arches of a bridge. */
export const BRIDGE =
  "M-15 8V0H15V8H12.5C12.5 2 6.5 2 6.5 8H3.5C3.5 2 -3.5 2 -3.5 8H-6.5C-6.5 2 -12.5 2 -12.5 8z";
/** How far the arches reach below a town. */
export const BRIDGE_HEIGHT = 8;
