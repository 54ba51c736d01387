// The map of Les Guerres, made at build time: the coast of Natural Earth, the land nearest to the places of each
// province, the rivers, the hatching of the sea. `npm run geography` writes it anew.

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
const LEAST_BEND = 3.2;
const LEAST_ISLAND = 40;

const onSheet = (point: Point): Point => opened(plane(point));
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

export function geometry(facts: Facts): Geometry {
  const land = coast();
  const cells = cellsOf(sitesOf(facts));
  const near = (a: string, b: string) => Boolean(facts.borders[a]?.includes(b));
  const abroad = (word: string) => !word || facts.foreign[word]!;
  const provinces = Object.keys(facts.borders);
  const course = (river: string) =>
    linePath(
      dense(readPoints(RIVERS[river]!.points), 0.12).map((point) => whole(wander(onSheet(point), 1.6))),
    );
  const spots = (points: Record<string, Point>) =>
    Object.fromEntries(Object.entries(points).map(([word, point]) => [word, whole(opened(point))]));
  return {
    width: WIDTH,
    height: HEIGHT,
    land: ringPaths(land as Point[][][]),
    hatching: hatchingOf(land),
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

// ---- the coast ----

function coast(): MultiPolygon {
  const path = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Topology<{ land: GeometryCollection }>;
  const [world] = feature(atlas, atlas.objects.land).features;
  const outer = (world?.geometry as GeoMultiPolygon).coordinates.map((polygon) => [polygon[0]!] as Polygon);
  const drawn = clipping
    .intersection(outer, [BOX])
    .map((polygon) => polygon.map((ring) => dense(ring as Point[], 0.2).map(onSheet)) as Polygon);
  return simpler(clipping.intersection(drawn, FRAME));
}

/** Without what the eye cannot see. */
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

// ---- provinces ----

interface Site {
  word: string;
  point: Point;
}

type Cells = Topology<{ cells: GeometryCollection<{ word: string }> }>;

const wordOf = (cell: object): string => (cell as { properties: { word: string } }).properties.word;

function sitesOf(facts: Facts): Site[] {
  const more = (word: string, text: string) =>
    readPoints(text).map((point) => ({ word, point: onSheet(point) }));
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

/** What lies nearest to each site, with lines that wander as drawn ones do. */
function cellsOf(sites: Site[]): Cells {
  const nearest = Delaunay.from(sites.map(({ point }) => point)).voronoi([
    -MARGIN,
    -MARGIN,
    WIDTH + MARGIN,
    HEIGHT + MARGIN,
  ]);
  const drawn = (ring: Point[]) => dense(ring.map(whole), 14).map((point) => whole(wander(point, 2.4)));
  const features = sites.flatMap(({ word }, i) => {
    const ring = nearest.cellPolygon(i) as Point[] | null;
    if (!ring) return [];
    const outline = { type: "Polygon" as const, coordinates: [drawn(ring)] };
    return [{ type: "Feature" as const, properties: { word }, geometry: outline }];
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

function linesBetween(cells: Cells, wanted: (a: string, b: string) => boolean): Point[][] {
  const lines = mesh(cells as unknown as Topology, cells.objects.cells as never, (a, b) =>
    a !== b ? wordOf(a) !== wordOf(b) && wanted(wordOf(a), wordOf(b)) : false,
  );
  return lines.coordinates as Point[][];
}

const between = (cells: Cells, wanted: (a: string, b: string) => boolean): string =>
  linesBetween(cells, wanted)
    .map((line) => linePath(line))
    .join("");

function touchOnLand(cells: Cells, land: MultiPolygon, one: string, other: string): boolean {
  const lines = linesBetween(cells, (a, b) => (a === one && b === other) || (a === other && b === one));
  return lines.flat().some(([x, y]) => isDry(land, x, y));
}

const isDry = (land: MultiPolygon, x: number, y: number): boolean =>
  land
    .flat()
    .flatMap((ring) => crossingsOf(ring, y + 0.01))
    .filter((crossing) => crossing < x).length %
    2 ===
  1;

// ---- the sea ----

const LINE = 6;
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
      const reach = 13 + 6 * Math.sin(y * 1.9 + Math.sin(x / 60) * 3) + 3 * Math.sin(y * 0.7 + x / 90);
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
