// Positions on the drawing, in its own units, of what is no point of the map.

import type { Point } from "../../shared/columns";
import geometry from "./geometry.json";

export const WIDTH = geometry.width;
export const HEIGHT = geometry.height;

export const CHIP = { height: 26, wide: 40, single: 26, gap: 3 };
export const BOX = 32;
export const SLOT = 30;

export type Side = "right" | "left" | "above" | "below";

const AT = geometry.at as unknown as Record<"region" | "province" | "place", Record<string, Point>>;

/** Command sections: off the crowded land, in the sea or beyond the border. */
const SECTIONS: Record<string, Point> = {
  north: [1150, 172],
  gelderland: [1146, 400],
  holland: [430, 330],
  utrecht: [352, 428],
  zeeland: [252, 552],
  flanders: [120, 668],
  brabant: [556, 905],
  liege: [590, 1152],
  luxembourg: [868, 1030],
  rhineland: [1140, 640],
};

/** How far a place is set from its point. */
const MOVED: Record<string, Point> = {
  amsterdam: [22, -4],
  antwerpen: [-16, 8],
  bruxelles: [-16, 0],
  haarlem: [-16, 0],
  leuven: [4, 20],
  luxembourg: [-26, 2],
  trier: [14, -4],
  utrecht: [0, 30],
};

/** How far a province's countryside is set from its point. */
const COUNTRY: Record<string, Point> = {
  brabant: [0, 34],
  cleve: [34, -12],
  flanders: [-6, 26],
  geldern: [25, 17],
  gelderland: [98, 12],
  generality: [26, 2],
  groningen: [12, -2],
  hainault: [18, 30],
  holland: [38, 34],
  julich: [48, 98],
  koln: [8, -44],
  liege: [64, -36],
  limburg: [10, 20],
  luxembourg: [-38, -8],
  maastricht: [4, 14],
  namur: [4, 22],
  overijssel: [46, 8],
  utrecht: [26, -26],
  zeeland: [10, -12],
};

/** The side of a town's square on which its name is set. */
const SIDES: Record<string, Side> = {
  cleve: "above",
  franeker: "below",
  groningen: "below",
  harderwijk: "above",
  leeuwarden: "above",
  middelburg: "below",
  nijmegen: "below",
  valenciennes: "above",
};

const moved = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => [x + dx, y + dy];

export const sectionAt = (region: string): Point => SECTIONS[region] ?? AT.region[region] ?? [0, 0];
export const countryAt = (province: string): Point =>
  moved(AT.province[province] ?? [0, 0], COUNTRY[province]);
export const placeAt = (place: string): Point => moved(AT.place[place] ?? [0, 0], MOVED[place]);
export const sideOf = (town: string): Side => SIDES[town] ?? "right";

/** Support boxes: each in the land that it comes from, off the map's edge. */
const SUPPORTS: Record<string, Point> = {
  london_merchants: [116, 452],
  spanish_treasury: [122, 1060],
  french_support: [345, 1184],
  huguenots: [340, 1102],
  jesuits: [122, 1184],
  emperor: [1126, 282],
  calvinists: [1126, 1190],
};

export const supportAt = (box: string): Point => SUPPORTS[box] ?? [WIDTH / 2, HEIGHT / 2];

/** The Water Beggars' box, at sea. */
export const BEGGARS_AT: Point = [432, 215];

export interface Cell {
  x: number;
  y: number;
  width: number;
}

/** Lays things of these widths out in centred rows: the upper left corner of each, and the size of all. */
export function rows(widths: readonly number[], most: number, height: number, gap: number) {
  const lines: number[][] = [];
  widths.forEach((width, i) => (i % most ? lines.at(-1)!.push(width) : lines.push([width])));
  const span = (line: number[]) => line.reduce((sum, width) => sum + width, 0) + gap * (line.length - 1);
  const cells: Cell[] = lines.flatMap((line, row) => {
    let x = -span(line) / 2;
    return line.map((width) => {
      const cell = { x, y: row * (height + gap), width };
      x += width + gap;
      return cell;
    });
  });
  return {
    cells,
    width: Math.max(0, ...lines.map(span)),
    height: Math.max(0, lines.length * (height + gap) - gap),
  };
}

/** The approximate width of a line of text. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.52;
