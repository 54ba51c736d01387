// The ways that armies went in this round of the war, read from the log; the newest activation stands out.

import type { LogEvent } from "../../api/messages";
import type { Point } from "../../shared/columns";
import { isId } from "../../text/titleCatalogue";
import { armiesAt } from "./layout";

export interface Route {
  army: string;
  /** Whose marker it is, or "revolt". */
  owner: string;
  /** Every province on the way, the first included. */
  provinces: string[];
  /** Does it belong to the activation that runs, or was the last? */
  fresh: boolean;
}

const MOVES = ["war.moves", "battle.retreats"];

export function routesOf(log: readonly LogEvent[]): Route[] {
  const start = log.findLastIndex(({ key }) => key === "war.round" || key === "phase.begins");
  if (log[start]?.key !== "war.round") return [];
  let routes: Route[] = [];
  for (const { key, args } of log.slice(start + 1)) {
    if (key === "war.announced") routes = routes.map((route) => ({ ...route, fresh: false }));
    if (key === "war.taken_back") routes = routes.filter(({ fresh }) => !fresh);
    const [army, from, to] = [args.army, args.origin, args.province];
    if (!MOVES.includes(key) || !isId(army) || !isId(from) || !isId(to)) continue;
    const open = routes.find(
      (route) => route.fresh && route.army === army[1] && route.provinces.at(-1) === from[1],
    );
    if (open) open.provinces.push(to[1]);
    else routes.push({ army: army[1], owner: ownerOf(army[1]), provinces: [from[1], to[1]], fresh: true });
  }
  return routes;
}

const ownerOf = (army: string): string => /^(\w+)_\d$/.exec(army)?.[1] ?? "revolt";

const [LEAVES, COMES, HEAD] = [30, 36, 13];
const r = (n: number) => Math.round(n * 10) / 10;
const at = ([x, y]: Point) => `${r(x)} ${r(y)}`;

/** A line through all the provinces, bent where it turns, with an arrow's head at the end. */
export function routePath(provinces: readonly string[]): string {
  const points = provinces.map(armiesAt);
  const bends = points.slice(1, -1);
  const [start, end] = [
    toward(points[0]!, bends[0] ?? points.at(-1)!, LEAVES),
    toward(points.at(-1)!, bends.at(-1) ?? points[0]!, COMES),
  ];
  const through = bends.length ? bends : [bowed(start, end)];
  const line = through
    .map((bend, i) => {
      const next = through[i + 1];
      return `Q${at(bend)} ${at(next ? middle(bend, next) : end)}`;
    })
    .join("");
  return `M${at(start)}${line}${headOf(through.at(-1)!, end)}`;
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A point so far from the one on the way to the other. */
function toward([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) / long) * far, ay + ((by - ay) / long) * far];
}

/** The middle of a line, a little to its left. */
function bowed([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2 + (by - ay) * 0.14, (ay + by) / 2 - (bx - ax) * 0.14];
}

function headOf(from: Point, [x, y]: Point): string {
  const long = Math.hypot(x - from[0], y - from[1]) || 1;
  const [vx, vy] = [((x - from[0]) / long) * HEAD, ((y - from[1]) / long) * HEAD];
  const [one, other]: [Point, Point] = [
    [x - vx + vy * 0.6, y - vy - vx * 0.6],
    [x - vx - vy * 0.6, y - vy + vx * 0.6],
  ];
  return `M${at(one)}L${at([x, y])}L${at(other)}`;
}
