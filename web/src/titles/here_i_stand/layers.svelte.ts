// What the map shows: one choice for map and panels, kept while the page is open. Some layers only the rules can
// draw; the server hands them over when they are asked for.

/** What the land is tinted by. */
const TINTS = ["zones", "control", "religion"] as const;
/** Lines that the rules find, over the tints of control. */
const RULED = ["communication", "keys"] as const;

export const LAYERS = [...TINTS, ...RULED] as const;
export type Layer = (typeof LAYERS)[number];

/** By power: pieces of its lines, and the spaces that none reaches. */
export type Lines = Record<string, { lines: [from: string, to: string][]; cut: string[] }>;

export const layers = $state<{ shown: Layer }>({ shown: "zones" });

export const isRuled = (layer: Layer): boolean => (RULED as readonly Layer[]).includes(layer);

/** By what the land is tinted under a layer. */
export const tintOf = (layer: Layer): (typeof TINTS)[number] =>
  isRuled(layer) ? "control" : (layer as (typeof TINTS)[number]);
