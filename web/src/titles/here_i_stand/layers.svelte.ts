// What the land is tinted by: one choice for map and panels, kept while the page is open.

export const LAYERS = ["zones", "control", "religion"] as const;
export type Layer = (typeof LAYERS)[number];

export const layers = $state<{ shown: Layer }>({ shown: "zones" });
