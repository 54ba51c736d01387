// Positions on the drawing, in its own units.

import type { Point } from "../../shared/columns";
import geometry from "./geometry.json";

export const WIDTH = geometry.width;
export const HEIGHT = geometry.height;

const AT = geometry.at as unknown as Record<string, Point>;

/** Seas whose point of the board lies under their name or a coast. */
const MOVED: Record<string, Point> = {
  adriatic_sea: [938, 622],
  irish_sea: [112, 306],
  english_channel: [160, 380],
  baltic_sea: [905, 44],
  gulf_of_lyon: [575, 738],
  aegean_sea: [1288, 776],
  black_sea: [1382, 540],
};

export const placeAt = (place: string): Point => MOVED[place] ?? AT[place] ?? [0, 0];

export const NODE = 14;
export const CHIP = { wide: 25, high: 19, gap: 2 };

export type Side = "below" | "above" | "left" | "right" | "southwest" | "southeast";

/** The side of a space on which its name is set; most stand below. */
const SIDES: Record<string, Side> = {
  amsterdam: "left",
  antwerp: "right",
  avignon: "left",
  berwick: "right",
  bordeaux: "left",
  boulogne: "left",
  brandenburg: "right",
  cerignola: "right",
  cordoba: "right",
  corfu: "left",
  durazzo: "right",
  gibraltar: "southwest",
  grenoble: "southeast",
  modena: "right",
  mohacs: "left",
  pavia: "right",
  portsmouth: "left",
  pressburg: "southwest",
  ragusa: "right",
  rome: "southwest",
  scutari: "right",
  shrewsbury: "left",
  st_quentin: "southeast",
  stettin: "right",
  szegedin: "right",
  tripoli: "right",
  wales: "left",
  zara: "left",
};

export const sideOf = (space: string): Side => SIDES[space] ?? "below";

export interface NameSpot {
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
}

export function nameSpot(side: Side): NameSpot {
  const ignored = NODE + 4;
  if (side === "left") return { x: -ignored, y: 5, anchor: "end" };
  if (side === "right") return { x: ignored, y: 5, anchor: "start" };
  if (side === "southwest") return { x: 4, y: NODE + 14, anchor: "end" };
  if (side === "southeast") return { x: -4, y: NODE + 14, anchor: "start" };
  return { x: 0, y: side === "above" ? -ignored : NODE + 14, anchor: "middle" };
}

/** Where the anchors of a port stand: on the side of their seas, never under its name. */
export function anchorSpots(side: Side, eastward: readonly number[]): Point[] {
  const ignored = NODE + 11;
  if (side === "left" || side === "right") {
    const x = side === "left" ? ignored : -ignored;
    return eastward.map((_, n) => [x, eastward.length === 1 ? 2 : n * 16 - 6]);
  }
  if (eastward.length === 1) return [[eastward[0]! < 0 ? -ignored : ignored, 4]];
  const order = eastward.toSorted((a, b) => a - b);
  return eastward.map((far) => [order.indexOf(far) === 0 ? -ignored : ignored, 4]);
}

/** The outline of a space by its type, about the middle. */
export function outline(type: string, r: number = NODE): string {
  if (type === "key") return `M${-r} ${-r}H${r}V${r}H${-r}z`;
  if (type === "electorate") {
    const [w, h] = [r * 1.16, r];
    return `M${-w} 0L${-w / 2} ${-h}H${w / 2}L${w} 0L${w / 2} ${h}H${-w / 2}z`;
  }
  if (type === "fortress") {
    const [s, t] = [r, r * 0.42];
    return `M${-s} ${s}V${-s}H${-t}V${-s * 0.62}H${t}V${-s}H${s}V${s}z`;
  }
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The key of the pieces, in the empty south-east. */
export const PIECE_KEY = { left: 962, top: 967, width: 466, height: 102, across: 3 };
