// The map of Here I Stand, made at build time: the coast of Natural Earth, bent until the cities lie where the board
// has them; the land nearest to each space; the sea zones; the hatching of the sea. `make geography` writes it anew.

import clipping, { type MultiPolygon, type Polygon } from "polygon-clipping";
import { between, cellPath, cellsOf, hatchingOf, landIn, onSheet, whole } from "../geography/cells";
import { ringPaths } from "../geography/path";
import { dense, readPoints, type Point } from "../geography/points";
import { thinPlate } from "./spline";
import { ABROAD, MORE, SEAS, SPOTS } from "./spots";

export interface Facts {
  /** Place -> where it stands on the board, in thousandths of its width and height. */
  at: Record<string, Point>;
  /** Space -> its language zone, or "". */
  zone: Record<string, string>;
}

export interface Geometry {
  width: number;
  height: number;
  land: string;
  hatching: string;
  /** Space -> the land about it; cut it to the land. */
  cells: Record<string, string>;
  /** Sea -> its water; the land lies over it. */
  seas: Record<string, string>;
  borders: { zone: string; sea: string };
  at: Record<string, Point>;
}

export const WIDTH = 1440;
export const HEIGHT = 1080;
const [LEFT, TOP] = [268, 12];

/** The board is 17 to 11; where it is crowded the drawing is opened. */
const OPENED: readonly (readonly [x: number, y: number, much: number, far: number])[] = [
  [975, 370, 0.34, 190],
  [1010, 560, 0.16, 120],
  [730, 370, 0.14, 110],
];

function drawn([x, y]: Point): Point {
  const [bx, by] = [x * 1.7, y * 1.1];
  let [dx, dy] = [0, 0];
  for (const [cx, cy, much, far] of OPENED) {
    const weight = much * Math.exp(-((bx - cx) ** 2 + (by - cy) ** 2) / (2 * far * far));
    dx += (bx - cx) * weight;
    dy += (by - cy) * weight;
  }
  return [bx + dx - LEFT, by + dy - TOP];
}

/** Degrees on a flat sheet, of about the same scale both ways. */
const flat = ([lon, lat]: readonly [number, number]): Point => [lon * 0.68, -lat];

const BOX: Point[] = [
  [-19, 27],
  [46, 27],
  [46, 62],
  [-19, 62],
  [-19, 27],
];
const SHEET = { width: WIDTH, height: HEIGHT };
const STIFFNESS = 0.12;
const LEAST_BEND = 4.6;
const LEAST_ISLAND = 26;

export function geometry(facts: Facts): Geometry {
  const bent = bending(facts);
  const land = coast(bent);
  const spaces = Object.keys(facts.zone);
  const at = Object.fromEntries(Object.entries(facts.at).map(([word, point]) => [word, whole(drawn(point))]));
  const sites = (word: string, text: string) =>
    readPoints(text).map((point) => ({ word, point: bent(point) }));
  const each = (texts: Record<string, string>) =>
    Object.entries(texts).flatMap(([word, text]) => sites(word, text));
  const own = spaces.map((word) => ({ word, point: at[word]! }));
  const lands = cellsOf([...own, ...each(MORE), ...sites("", ABROAD)], SHEET, 30);
  const waters = cellsOf(each(SEAS), SHEET, 30);
  const zone = (word: string) => (word ? facts.zone[word]! || "outside" : "abroad");
  return {
    width: WIDTH,
    height: HEIGHT,
    land: ringPaths(land as Point[][][]),
    hatching: hatchingOf(land, SHEET, 7, [11, 5]),
    cells: Object.fromEntries(spaces.map((word) => [word, cellPath(lands, word)])),
    seas: Object.fromEntries(Object.keys(SEAS).map((word) => [word, cellPath(waters, word)])),
    borders: {
      zone: between(lands, (a, b) => zone(a) !== zone(b)),
      sea: between(waters, (a, b) => a !== b),
    },
    at,
  };
}

/** From degrees to the drawing. */
export function bending(facts: Facts): (point: Point) => Point {
  const words = Object.keys(SPOTS);
  const spline = thinPlate(
    words.map((word) => flat(SPOTS[word]!)),
    words.map((word) => facts.at[word]!),
    STIFFNESS,
  );
  return (point) => drawn(spline(flat(point)));
}

function coast(bent: (point: Point) => Point): MultiPolygon {
  const land = landIn(BOX, "50m").map(
    (polygon) =>
      polygon.map((ring) =>
        dense(ring as Point[], 0.5)
          .map(bent)
          .map(fine),
      ) as Polygon,
  );
  return onSheet(clipping.union(land), SHEET, LEAST_BEND, LEAST_ISLAND);
}

const fine = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
