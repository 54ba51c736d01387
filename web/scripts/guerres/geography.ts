// The map of Les Guerres, made at build time: the coast of Natural Earth, the land nearest to the places of each
// province, the rivers, the hatching of the sea. `make geography` writes it anew.

import type { MultiPolygon, Polygon } from "polygon-clipping";
import {
  between,
  cellPath,
  cellsOf,
  hatchingOf,
  isDry,
  landIn,
  linesBetween,
  onSheet,
  whole,
  type Cells,
  type Site,
} from "../geography/cells";
import { linePath, ringPaths } from "../geography/path";
import { dense, readPoints, wander, type Point } from "../geography/points";
import type { Facts } from "./facts";
import { HEIGHT, opened, plane, WIDTH } from "./plane";
import { ABROAD, MORE, RIVERS } from "./sites";

export interface Geometry {
  width: number;
  height: number;
  land: string;
  hatching: string;
  loire: string;
  rivers: string;
  /** Province -> the land about it; cut it to the land. */
  cells: Record<string, string>;
  /** Lines between two provinces of France, and about what is foreign. */
  borders: { province: string; foreign: string };
  /** Lines between provinces that touch on the drawing and are no neighbours. */
  walls: string;
  /** Neighbours that do not touch on the drawing. */
  ways: [string, string][];
  at: Record<"province" | "town", Record<string, Point>>;
}

const BOX: Point[] = [
  [-8, 40],
  [12, 40],
  [12, 54],
  [-8, 54],
  [-8, 40],
];
const SHEET = { width: WIDTH, height: HEIGHT };
const LEAST_BEND = 3.2;
const LEAST_ISLAND = 40;

const drawn = (point: Point): Point => opened(plane(point));

export function geometry(facts: Facts): Geometry {
  const land = coast();
  const cells = cellsOf(sitesOf(facts), SHEET, 14);
  const near = (a: string, b: string) => Boolean(facts.borders[a]?.includes(b));
  const abroad = (word: string) => !word || facts.foreign[word]!;
  const provinces = Object.keys(facts.borders);
  const course = (river: string) =>
    linePath(dense(readPoints(RIVERS[river]!.points), 0.12).map((point) => whole(wander(drawn(point), 1.6))));
  const spots = (points: Record<string, Point>) =>
    Object.fromEntries(Object.entries(points).map(([word, point]) => [word, whole(opened(point))]));
  return {
    width: WIDTH,
    height: HEIGHT,
    land: ringPaths(land as Point[][][]),
    hatching: hatchingOf(land, SHEET, 6, [13, 6]),
    loire: course("loire"),
    rivers: ["seine", "garonne", "rhone"].map(course).join(""),
    cells: Object.fromEntries(provinces.map((word) => [word, cellPath(cells, word)])),
    borders: {
      province: between(cells, (a, b) => !abroad(a) && !abroad(b) && near(a, b)),
      foreign: between(cells, (a, b) => (abroad(a) || abroad(b)) && (near(a, b) || !a || !b)),
    },
    walls: between(cells, (a, b) => Boolean(a && b && a !== b) && !near(a, b)),
    ways: provinces.flatMap((from) =>
      facts.borders[from]!.filter((to) => from < to && !touchOnLand(cells, land, from, to)).map(
        (to): [string, string] => [from, to],
      ),
    ),
    at: { province: spots(facts.at.province), town: spots(facts.at.town) },
  };
}

function coast(): MultiPolygon {
  const land = landIn(BOX, "10m").map(
    (polygon) => polygon.map((ring) => dense(ring as Point[], 0.2).map(drawn)) as Polygon,
  );
  return onSheet(land, SHEET, LEAST_BEND, LEAST_ISLAND);
}

function sitesOf(facts: Facts): Site[] {
  const more = (word: string, text: string) =>
    readPoints(text).map((point) => ({ word, point: drawn(point) }));
  return [
    ...Object.entries(facts.at.province).map(([word, point]) => ({ word, point: opened(point) })),
    ...Object.entries(facts.at.town).map(([town, point]) => ({
      word: facts.provinceOf[town]!,
      point: opened(point),
    })),
    ...Object.entries(MORE).flatMap(([word, text]) => more(word, text)),
    ...more("", ABROAD),
  ];
}

function touchOnLand(cells: Cells, land: MultiPolygon, one: string, other: string): boolean {
  const lines = linesBetween(cells, (a, b) => (a === one && b === other) || (a === other && b === one));
  return lines.flat().some(([x, y]) => isDry(land, x, y));
}
