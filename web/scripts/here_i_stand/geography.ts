// The map of Here I Stand, made at build time: the coast of Natural Earth, bent until the cities lie where the board
// has them; the land nearest to each space; the sea zones; the hatching of the sea. `npm run geography` writes it anew.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Delaunay } from "d3-delaunay";
import type { FeatureCollection, MultiPolygon as GeoMultiPolygon } from "geojson";
import clipping, { type MultiPolygon, type Polygon, type Ring } from "polygon-clipping";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import { linePath, ringPaths } from "../geography/path";
import { dense, readPoints, wander, type Point } from "../geography/plane";
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

function onSheet([x, y]: Point): Point {
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
const MARGIN = 30;
const FRAME: Polygon = [
  [
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
    [-MARGIN, HEIGHT + MARGIN],
    [-MARGIN, -MARGIN],
  ],
];
const STIFFNESS = 0.12;
const LEAST_BEND = 4.6;
const LEAST_ISLAND = 26;

export function geometry(facts: Facts): Geometry {
  const bent = bending(facts);
  const land = coast(bent);
  const spaces = Object.keys(facts.zone);
  const at = Object.fromEntries(
    Object.entries(facts.at).map(([word, point]) => [word, whole(onSheet(point))]),
  );
  const sites = (word: string, text: string) =>
    readPoints(text).map((point) => ({ word, point: bent(point) }));
  const each = (texts: Record<string, string>) =>
    Object.entries(texts).flatMap(([word, text]) => sites(word, text));
  const own = spaces.map((word) => ({ word, point: at[word]! }));
  const lands = cellsOf([...own, ...each(MORE), ...sites("", ABROAD)]);
  const waters = cellsOf(each(SEAS));
  const zone = (word: string) => (word ? facts.zone[word]! || "outside" : "abroad");
  return {
    width: WIDTH,
    height: HEIGHT,
    land: ringPaths(land as Point[][][]),
    hatching: hatchingOf(land),
    cells: Object.fromEntries(spaces.map((word) => [word, cellPath(lands, word)])),
    seas: Object.fromEntries(Object.keys(SEAS).map((word) => [word, cellPath(waters, word)])),
    borders: {
      zone: between(lands, (a, b) => zone(a) !== zone(b)),
      sea: between(waters, (a, b) => a !== b),
    },
    at,
  };
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** From degrees to the drawing. */
export function bending(facts: Facts): (point: Point) => Point {
  const words = Object.keys(SPOTS);
  const spline = thinPlate(
    words.map((word) => flat(SPOTS[word]!)),
    words.map((word) => facts.at[word]!),
    STIFFNESS,
  );
  return (point) => onSheet(spline(flat(point)));
}

// ---- the coast ----

function coast(bent: (point: Point) => Point): MultiPolygon {
  const path = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Topology<{ land: GeometryCollection }>;
  const [world] = feature(atlas, atlas.objects.land).features;
  const outer = (world?.geometry as GeoMultiPolygon).coordinates.map((polygon) => [polygon[0]!] as Polygon);
  const near = clipping.intersection(outer, [BOX]);
  const drawn = near.map(
    (polygon) =>
      polygon.map((ring) =>
        dense(ring as Point[], 0.5)
          .map(bent)
          .map(fine),
      ) as Polygon,
  );
  return simpler(clipping.intersection(clipping.union(drawn), FRAME));
}

const fine = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

function simpler(land: MultiPolygon): MultiPolygon {
  const weighed = presimplify(
    topology({ land: { type: "MultiPolygon", coordinates: land } as GeoMultiPolygon }) as Topology<Objects>,
  );
  const plain = simplify(weighed, LEAST_BEND);
  const { geometry: made } = feature(plain, plain.objects.land!) as unknown as { geometry: GeoMultiPolygon };
  return (made.coordinates as MultiPolygon)
    .map((polygon) => polygon.filter((ring) => ring.length > 3 && area(ring) > LEAST_ISLAND))
    .filter((polygon) => polygon.length > 0);
}

function area(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice / 2);
}

// ---- spaces and seas ----

interface Site {
  word: string;
  point: Point;
}

type Cells = Topology<{ cells: GeometryCollection<{ word: string }> }>;

const wordOf = (cell: object): string => (cell as { properties: { word: string } }).properties.word;

/** What lies nearest to each site, with lines that wander as drawn ones do. */
function cellsOf(sites: Site[]): Cells {
  const nearest = Delaunay.from(sites.map(({ point }) => point)).voronoi([
    -MARGIN,
    -MARGIN,
    WIDTH + MARGIN,
    HEIGHT + MARGIN,
  ]);
  const drawn = (ring: Point[]) => dense(ring.map(whole), 30).map((point) => whole(wander(point, 2.4)));
  const features = sites.flatMap(({ word }, i) => {
    const ring = nearest.cellPolygon(i) as Point[] | null;
    return ring
      ? [
          {
            type: "Feature" as const,
            properties: { word },
            geometry: { type: "Polygon" as const, coordinates: [drawn(ring)] },
          },
        ]
      : [];
  });
  return topology({
    cells: { type: "FeatureCollection", features } as FeatureCollection,
  }) as unknown as Cells;
}

function cellPath(cells: Cells, word: string): string {
  const own = cells.objects.cells.geometries.filter((cell) => wordOf(cell) === word);
  const merged = merge(cells as unknown as Topology, own as never) as GeoMultiPolygon;
  return ringPaths(merged.coordinates as Point[][][]);
}

function between(cells: Cells, wanted: (a: string, b: string) => boolean): string {
  const lines = mesh(cells as unknown as Topology, cells.objects.cells as never, (a, b) =>
    wanted(wordOf(a), wordOf(b)),
  );
  return (lines.coordinates as Point[][]).map((line) => linePath(line)).join("");
}

// ---- the sea ----

const LINE = 7;
const STEP = 3;

/** Short strokes beside the coast, as a cutter of wood does the sea. */
function hatchingOf(land: MultiPolygon): string {
  const shore = Delaunay.from(land.flat().flatMap((ring) => dense(ring as Point[], 4)));
  const strokes: string[] = [];
  for (let y = 3; y < HEIGHT; y += LINE) {
    const crossings = land.flat().flatMap((ring) => crossingsOf(ring, y + 0.01));
    let [from, hint] = [-1, 0];
    for (let x = 0; x <= WIDTH + STEP; x += STEP) {
      hint = shore.find(x, y, hint);
      const dry = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      const far = Math.hypot(shore.points[2 * hint]! - x, shore.points[2 * hint + 1]! - y);
      const reach = 11 + 5 * Math.sin(y * 1.9 + Math.sin(x / 60) * 3) + 3 * Math.sin(y * 0.7 + x / 90);
      const wet = !dry && far < reach && x <= WIDTH;
      if (wet && from < 0) from = x;
      if (wet || from < 0) continue;
      if (x - from > 5) strokes.push(`M${from} ${y}h${x - from}`);
      from = -1;
    }
  }
  return strokes.join("");
}

function crossingsOf(ring: Ring, y: number): number[] {
  return ring.flatMap(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
}
