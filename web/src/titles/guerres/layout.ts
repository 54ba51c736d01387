// Positions on the drawing, in its own units.

import type { Point } from "../../shared/columns";
import geometry from "./geometry.json";

export const WIDTH = geometry.width;
export const HEIGHT = geometry.height;

const TOWNS = geometry.at.town as unknown as Record<string, Point>;
const PROVINCES = geometry.at.province as unknown as Record<string, Point>;

/** Where the name of a province stands; its armies stand right under it if there is room. */
const NAMED: Record<string, Point> = {
  picardie: [702, 345],
  ile_de_france: [653, 491],
  normandie: [425, 433],
  bretagne: [178, 514],
  anjou: [420, 530],
  orleanais: [530, 532],
  champagne: [801, 446],
  bourgogne: [785, 672],
  berry: [565, 654],
  auvergne: [641, 892],
  lyonnais: [790, 750],
  dauphine: [927, 940],
  provence: [957, 1029],
  bas_languedoc: [746, 963],
  haut_languedoc: [612, 1144],
  quercy: [627, 963],
  guyenne: [370, 995],
  bearn: [457, 1088],
  saintonge: [414, 864],
  poitou: [353, 691],
  limousin: [557, 868],
  suisse: [1096, 701],
  savoie: [1030, 861],
  franche_comte: [935, 643],
  espagne: [367, 1240],
  flandre: [782, 176],
  angleterre: [331, 125],
};

export const townAt = (town: string): Point => TOWNS[town] ?? [0, 0];
export const provinceAt = (province: string): Point => NAMED[province] ?? PROVINCES[province] ?? [0, 0];

export type Side = "below" | "above" | "left" | "right";

/** The side of a town on which its name is set; most stand below. */
const SIDES: Record<string, Side> = {
  aix: "above",
  angers: "above",
  caen: "left",
  clermont: "above",
  issoire: "right",
  la_rochelle: "above",
  limoges: "right",
  lyon: "right",
  marseille: "left",
  montpellier: "left",
  nimes: "above",
  orleans: "right",
  paris: "left",
  peronne: "right",
  toulouse: "above",
};

export const sideOf = (town: string): Side => SIDES[town] ?? "below";

export interface NameSpot {
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
}

export function nameSpot(side: Side, half: number): NameSpot {
  if (side === "left") return { x: -half - 4, y: 6, anchor: "end" };
  if (side === "right") return { x: half + 4, y: 6, anchor: "start" };
  return { x: 0, y: side === "above" ? -half - 8 : half + 15, anchor: "middle" };
}

export const BANNER = { wide: 46, high: 34, gap: 6 };

/** Where armies of a province stand if there is room: right under its name. Routes lead there. */
export function armiesAt(province: string): Point {
  const [x, y] = provinceAt(province);
  return [x, y + 10 + BANNER.high / 2];
}

/** Counters of leaders, and the corner of the sea where those without an army wait. */
export const COUNTER = { wide: 48, high: 44 };
export const RESERVE = { right: 1224, bottom: 1288, across: 9 };
