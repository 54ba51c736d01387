// The map of Revolution, made at build time: the modern coast of Natural Earth with the lost seas cut out, rivers,
// provinces as the land nearest to their towns, and the hatching of the sea. `make geography` writes it anew.

import { Delaunay } from "d3-delaunay";
import type { FeatureCollection, MultiPolygon as GeoMultiPolygon } from "geojson";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import clipping, { type MultiPolygon, type Polygon } from "polygon-clipping";
import { feature, merge, mesh, neighbors } from "topojson-client";
import { topology } from "topojson-server";
import type { GeometryCollection, Topology } from "topojson-specification";
import { area, crossingsOf, simplified, whole } from "../geography/cells";
import { linePath, ringPaths } from "../geography/path";
import { dense, readPoints, wander, type Point } from "../geography/points";
import { HEIGHT, opened, plane, WIDTH } from "./plane";
import { ABROAD, SITES } from "./sites";
import { LOST_SEAS, RIVERS } from "./waters";

export interface Geometry {
  width: number;
  height: number;
  land: string;
  hatching: string;
  rivers: { width: number; path: string }[];
  /** Province -> its land. */
  provinces: Record<string, string>;
  borders: { region: string; province: string; abroad: string };
  /** Two regions that touch -> where an army crosses: a point, and the way across in degrees. */
  crossings: Record<string, number[]>;
  /** Where things stand: the points of data/drawing.toml, on the drawing. */
  at: Record<"region" | "province" | "place", Record<string, Point>>;
}

export interface Facts {
  /** The points of data/drawing.toml. */
  drawing: Record<"region" | "province" | "place", Record<string, Point>>;
  provinceOf: Record<string, string>;
  regionOf: Record<string, string>;
}

type Cells = Topology<{ cells: GeometryCollection<{ province: string }> }>;

const MARGIN = 40;
const FRAME: Polygon = [
  [
    [-MARGIN, -MARGIN],
    [WIDTH + MARGIN, -MARGIN],
    [WIDTH + MARGIN, HEIGHT + MARGIN],
    [-MARGIN, HEIGHT + MARGIN],
    [-MARGIN, -MARGIN],
  ],
];

/** The part of the world that is looked at. */
const BOX: Point[] = [
  [0.5, 48.5],
  [9, 48.5],
  [9, 54.2],
  [0.5, 54.2],
  [0.5, 48.5],
];

const flat = (point: number[]): Point => plane(point as Point);

export function geometry(facts: Facts): Geometry {
  const land = coast();
  const cells = cellsOf(sitesOf(facts));
  const region = (province: string) => facts.regionOf[province] ?? ABROAD;
  const between = (wanted: (a: string, b: string) => boolean) => bordersOf(cells, wanted);
  return {
    width: WIDTH,
    height: HEIGHT,
    land: ringPaths(land as Point[][][]),
    hatching: hatchingOf(land),
    rivers: Object.values(RIVERS).map(({ width, points }) => ({ width, path: linePath(course(points)) })),
    provinces: Object.fromEntries(
      Object.keys(facts.regionOf).map((province) => [province, ringPaths(landOf(cells, province, land))]),
    ),
    borders: {
      region: between((a, b) => a !== ABROAD && b !== ABROAD && region(a) !== region(b)),
      province: between((a, b) => a !== b && region(a) === region(b)),
      abroad: between((a, b) => (a === ABROAD) !== (b === ABROAD)),
    },
    crossings: crossingsBetween(facts, cells, land),
    at: Object.fromEntries(
      Object.entries(facts.drawing).map(([kind, points]) => [
        kind,
        Object.fromEntries(Object.entries(points).map(([word, point]) => [word, whole(opened(point))])),
      ]),
    ) as Geometry["at"],
  };
}

// ---- the coast ----

let kept: MultiPolygon | null = null;

const coast = (): MultiPolygon => (kept ??= madeCoast());

function madeCoast(): MultiPolygon {
  const path = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const atlas = JSON.parse(readFileSync(path, "utf8")) as Topology<{ land: GeometryCollection }>;
  const [world] = feature(atlas, atlas.objects.land).features;
  const about: Polygon = [BOX.map(plane)];
  const modern = clipping
    .intersection(
      (world?.geometry as GeoMultiPolygon).coordinates.map((polygon) => [polygon[0]!.map(flat)]),
      about,
    )
    .map((polygon) => polygon.map((ring) => dense(ring as Point[], 6).map(opened)) as Polygon);
  const lost = Object.values(LOST_SEAS).map((text): Polygon => {
    const ring = readPoints(text).map(plane);
    return [dense([...ring, ring[0]!], 5).map((point) => opened(wander(point, 0.8)))];
  });
  return simplified(clipping.intersection(clipping.difference(modern, ...lost), FRAME), 2, 30);
}

// ---- the rivers ----

const course = (text: string): Point[] =>
  curved(readPoints(text).map(plane)).map((p) => opened(wander(p, 0.6)));

/** Through the same points in a curve (Catmull and Rom's). */
function curved(points: Point[], parts = 6): Point[] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const curve = points.slice(1).flatMap((_, i) =>
    Array.from({ length: parts }, (_, part): Point => {
      const t = part / parts;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      return [along(0), along(1)];
    }),
  );
  return [...curve, at(points.length - 1)];
}

// ---- the provinces ----

interface Site {
  point: Point;
  province: string;
}

function sitesOf({ drawing, provinceOf, regionOf }: Facts): Site[] {
  const towns = Object.entries(SITES).flatMap(([province, text]) =>
    readPoints(text).map((point) => ({ point: plane(point), province })),
  );
  const places = Object.entries(drawing.place).map(([place, point]) => ({
    point,
    province: provinceOf[place]!,
  }));
  const country = Object.keys(regionOf).map((province) => ({ point: drawing.province[province]!, province }));
  return [...towns, ...places, ...country];
}

/** The land nearest to each site, with lines that wander as drawn ones do. */
function cellsOf(sites: Site[]): Cells {
  const nearest = Delaunay.from(sites.map(({ point }) => point)).voronoi([-200, -200, 1250, 1250]);
  const drawn = (ring: Point[]) => dense(ring.map(rounded), 5).map((p) => rounded(opened(wander(p, 2.2))));
  const features = sites.map(({ province }, i) => ({
    type: "Feature" as const,
    properties: { province },
    geometry: { type: "Polygon" as const, coordinates: [drawn(nearest.cellPolygon(i) as Point[])] },
  }));
  return topology({
    cells: { type: "FeatureCollection", features } as FeatureCollection,
  }) as unknown as Cells;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

const provinceOf = (cell: object): string =>
  (cell as { properties: { province: string } }).properties.province;

function landOf(cells: Cells, province: string, land: MultiPolygon): Point[][][] {
  const own = cells.objects.cells.geometries.filter((cell) => provinceOf(cell) === province);
  const merged = merge(cells as unknown as Topology, own as never) as GeoMultiPolygon;
  const dry = clipping.intersection(merged.coordinates as MultiPolygon, land);
  return dry.filter(([ring]) => ring && area(ring) > 12) as Point[][][];
}

const bordersOf = (cells: Cells, wanted: (a: string, b: string) => boolean): string =>
  linesOf(cells, wanted)
    .map((line) => linePath(line))
    .join("");

function linesOf(cells: Cells, wanted: (a: string, b: string) => boolean): Point[][] {
  const lines = mesh(cells as unknown as Topology, cells.objects.cells as never, (a, b) => {
    return wanted(provinceOf(a), provinceOf(b));
  });
  return lines.coordinates as Point[][];
}

/** Which provinces touch on the drawing: the length of the border that they share on land. */
export function touching(facts: Facts): Map<string, number> {
  const cells = cellsOf(sitesOf(facts));
  const land = coast();
  const { geometries } = cells.objects.cells;
  const names = neighbors(geometries as never).flatMap((others, i) =>
    others.map((j) => [provinceOf(geometries[i]!), provinceOf(geometries[j]!)] as const),
  );
  const pairs = names.filter(([one, two]) => one < two && one !== ABROAD && two !== ABROAD);
  const length = (one: string, two: string) =>
    linesOf(cells, (a, b) => (a === one && b === two) || (a === two && b === one))
      .flatMap((line) => stretches(line, land))
      .reduce((sum, part) => sum + lengthOf(part), 0);
  return new Map(
    [...new Set(pairs.map((pair) => pair.join(" ")))].map((pair) => [
      pair,
      length(...(pair.split(" ") as [string, string])),
    ]),
  );
}

/** The parts of a line that lie on land. */
function stretches(line: Point[], land: MultiPolygon): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (onLand(point, land)) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

const onLand = ([x, y]: Point, land: MultiPolygon): boolean =>
  land
    .flat()
    .flatMap((ring) => crossingsOf(ring, y + 0.001))
    .filter((crossing) => crossing < x).length %
    2 ===
  1;

const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);

function crossingsBetween(facts: Facts, cells: Cells, land: MultiPolygon): Record<string, number[]> {
  const { regionOf, drawing } = facts;
  const taken = [...Object.values(drawing.place), ...Object.values(drawing.province)].map(opened);
  const regions = [...new Set(Object.values(regionOf))].sort();
  const pairs = regions.flatMap((one) =>
    regions.filter((two) => one < two).map((two) => [one, two] as const),
  );
  const found = pairs.map(([one, two]) => {
    const joins = (a: string, b: string) => regionOf[a] === one && regionOf[b] === two;
    const lines = linesOf(cells, (a, b) => joins(a, b) || joins(b, a)).flatMap((line) =>
      stretches(line, land),
    );
    return { pair: `${one} ${two}`, at: crossing(lines, taken) };
  });
  return Object.fromEntries(found.flatMap(({ pair, at }) => (at ? [[pair, at]] : [])));
}

/** A point on the border between two regions, as far from what stands on the map as may be, and the way across. */
function crossing(lines: Point[][], taken: Point[]): number[] | null {
  let best: { at: Point; across: number; free: number } | null = null;
  for (const line of lines) {
    line.forEach((at, i) => {
      const [a, b] = [line[Math.max(0, i - 4)]!, line[Math.min(line.length - 1, i + 4)]!];
      const across = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
      const near = Math.min(...taken.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
      const free = Math.min(near, 55) + Math.min(i, line.length - 1 - i) * 0.5;
      if (!best || free > best.free) best = { at, across, free };
    });
  }
  const found = best as { at: Point; across: number } | null;
  return found && [...whole(found.at), Math.round(found.across)];
}

// ---- the sea ----

const LINE = 5;
const STEP = 2;

/** Short strokes beside the coast, as a cutter of wood does the sea. */
function hatchingOf(land: MultiPolygon): string {
  const shore = Delaunay.from(land.flat().flatMap((ring) => dense(ring as Point[], 4)));
  const strokes: string[] = [];
  for (let y = 2; y < HEIGHT; y += LINE) {
    const crossings = land
      .flat()
      .flatMap((ring) => crossingsOf(ring, y + 0.01))
      .sort((a, b) => a - b);
    let from = -1;
    let hint = 0;
    for (let x = 0; x <= WIDTH; x += STEP) {
      hint = shore.find(x, y, hint);
      const dry = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      const far = Math.hypot(shore.points[2 * hint]! - x, shore.points[2 * hint + 1]! - y);
      const reach = 15 + 7 * Math.sin(y * 1.9 + Math.sin(x / 60) * 3) + 4 * Math.sin(y * 0.7 + x / 90);
      const wet = !dry && far < reach;
      if (wet && from < 0) from = x;
      if (!wet && from >= 0) {
        if (x - from > 4) strokes.push(`M${from} ${y}h${x - from}`);
        from = -1;
      }
    }
    if (from >= 0) strokes.push(`M${from} ${y}H${WIDTH}`);
  }
  return strokes.join("");
}
