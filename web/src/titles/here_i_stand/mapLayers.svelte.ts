// The layer that the map shows: one choice for map and panels, kept on this device. Some layers are
// computed by the rules and loaded from the server.

/** What the land is tinted by. */
const TINTS = ["zones", "control", "religion"] as const;
/** Lines computed by the rules, over the tints of control. */
const RULED = ["communication", "keys"] as const;

export const MAP_LAYERS = [...TINTS, ...RULED] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** By power: segments of its lines, and the spaces that none reaches. */
export type LayerLines = Record<string, { lines: [from: string, to: string][]; cut: string[] }>;

const STORED = "map-layer";
const remembered = (): MapLayer =>
  MAP_LAYERS.find((layer) => layer === globalThis.localStorage?.getItem(STORED)) ?? "zones";

export const mapLayers = $state<{ shown: MapLayer }>({ shown: remembered() });

/** Shows a layer, and remembers it on this device. */
export function showLayer(layer: MapLayer): void {
  mapLayers.shown = layer;
  globalThis.localStorage?.setItem(STORED, layer);
}

export const isComputedByRules = (layer: MapLayer): boolean => (RULED as readonly MapLayer[]).includes(layer);

/** The tint of the land under a layer. */
export const tintUnder = (layer: MapLayer): (typeof TINTS)[number] =>
  isComputedByRules(layer) ? "control" : (layer as (typeof TINTS)[number]);
