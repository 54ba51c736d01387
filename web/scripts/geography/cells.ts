// What a map of the sixteenth century is drawn from: the coast of Natural Earth, and the land or water nearest to
// each place, with lines that wander as drawn ones do.

import { Delaunay } from "d3-delaunay";
import type { FeatureCollection, MultiPolygon as GeoMultiPolygon } from "geojson";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import clipping, { type MultiPolygon, type Polygon, type Ring } from "polygon-clipping";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import { linePath, ringPaths } from "./path";
import { dense, wander, type Point } from "./points";

/** The sheet that is drawn on, and how far beyond its edges the land goes on. */
export interface Sheet {
  width: number;
  height: number;
}
const MARGIN = 30;

const frameOf = ({ width, height }: Sheet): Polygon => [
  [
    [-MARGIN, -MARGIN],
    [width + MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
    [-MARGIN, height + MARGIN],
    [-MARGIN, -MARGIN],
  ],
];

export const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

// ---- the coast ----

/** The scale of the atlas: 1 to so many millions. */
export type Fineness = "10m" | "50m";

/** The outlines of the world's land, by longitude and latitude, as far as they lie in the box. */
export function landIn(box: readonly Point[], fineness: Fineness): MultiPolygon {
  const path = createRequire(import.meta.url).resolve(`world-atlas/land-${fineness}.json`);
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Topology<{ land: GeometryCollection }>;
  const [world] = feature(atlas, atlas.objects.land).features;
  const outer = (world?.geometry as GeoMultiPolygon).coordinates.map((polygon) => [polygon[0]!] as Polygon);
  return clipping.intersection(outer, [box as Ring]);
}

/** Land cut to the sheet and simplified. */
export const onSheet = (land: MultiPolygon, sheet: Sheet, bend: number, island: number): MultiPolygon =>
  simplified(clipping.intersection(land, frameOf(sheet)), bend, island);

/** Land without bends and islands that are smaller than these, in square units. */
export function simplified(land: MultiPolygon, bend: number, island: number): MultiPolygon {
  const weighed = presimplify(
    topology({ land: { type: "MultiPolygon", coordinates: land } as GeoMultiPolygon }) as Topology<Objects>,
  );
  const plain = simplify(weighed, bend);
  const { geometry: made } = feature(plain, plain.objects.land!) as unknown as { geometry: GeoMultiPolygon };
  return (made.coordinates as MultiPolygon)
    .map((polygon) => polygon.filter((ring) => ring.length > 3 && area(ring) > island))
    .filter((polygon) => polygon.length > 0);
}

export function area(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice / 2);
}

export const isDry = (land: MultiPolygon, x: number, y: number): boolean =>
  land
    .flat()
    .flatMap((ring) => crossingsOf(ring, y + 0.01))
    .filter((crossing) => crossing < x).length %
    2 ===
  1;

/** Where a ring crosses a height. */
export function crossingsOf(ring: Ring, y: number): number[] {
  return ring.flatMap(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
}

// ---- the land of each place ----

export interface Site {
  /** The place that it belongs to; "" for nobody's land. */
  word: string;
  point: Point;
}

export type Cells = Topology<{ cells: GeometryCollection<{ word: string }> }>;

const wordOf = (cell: object): string => (cell as { properties: { word: string } }).properties.word;

/** What lies nearest to each site; every so many units its outline may turn. */
export function cellsOf(sites: readonly Site[], { width, height }: Sheet, turns: number): Cells {
  const nearest = Delaunay.from(sites.map(({ point }) => point)).voronoi([
    -MARGIN,
    -MARGIN,
    width + MARGIN,
    height + MARGIN,
  ]);
  const drawn = (ring: Point[]) => dense(ring.map(whole), turns).map((point) => whole(wander(point, 2.4)));
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

export function cellPath(cells: Cells, word: string): string {
  const own = cells.objects.cells.geometries.filter((cell) => wordOf(cell) === word);
  const merged = merge(cells as unknown as Topology, own as never) as GeoMultiPolygon;
  return ringPaths(merged.coordinates as Point[][][]);
}

/** The lines between two places for which it holds. */
export function linesBetween(cells: Cells, wanted: (a: string, b: string) => boolean): Point[][] {
  const lines = mesh(cells as unknown as Topology, cells.objects.cells as never, (a, b) =>
    a !== b ? wordOf(a) !== wordOf(b) && wanted(wordOf(a), wordOf(b)) : false,
  );
  return lines.coordinates as Point[][];
}

export const between = (cells: Cells, wanted: (a: string, b: string) => boolean): string =>
  linesBetween(cells, wanted)
    .map((line) => linePath(line))
    .filter((path) => !path.endsWith("l")) // a line of no length
    .join("");

// ---- the sea ----

const STEP = 3;

/** Short strokes beside the coast, as a cutter of wood does the sea: so far apart, and about so long. */
export function hatchingOf(land: MultiPolygon, sheet: Sheet, apart: number, long: [number, number]): string {
  const { width, height } = sheet;
  const shore = Delaunay.from(land.flat().flatMap((ring) => dense(ring as Point[], 4)));
  const strokes: string[] = [];
  for (let y = 3; y < height; y += apart) {
    const crossings = land.flat().flatMap((ring) => crossingsOf(ring, y + 0.01));
    let [from, hint] = [-1, 0];
    for (let x = 0; x <= width + STEP; x += STEP) {
      hint = shore.find(x, y, hint);
      const dry = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      const far = Math.hypot(shore.points[2 * hint]! - x, shore.points[2 * hint + 1]! - y);
      const reach =
        long[0] + long[1] * Math.sin(y * 1.9 + Math.sin(x / 60) * 3) + 3 * Math.sin(y * 0.7 + x / 90);
      const wet = !dry && far < reach && x <= width;
      if (wet && from < 0) from = x;
      if (wet || from < 0) continue;
      if (x - from > 5) strokes.push(`M${from} ${y}h${x - from}`);
      from = -1;
    }
  }
  return strokes.join("");
}
