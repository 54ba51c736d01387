// The data of the charts: a column for each turn, a row for each role. See core/charts.py.

import type { ChartSample, ChartSeries } from "../../api/generated";

export interface ChartColumn {
  label: string;
  count: ChartSample;
}

/** A role, or a part of what it has, with a value for each column. */
export interface ChartRow {
  role: string;
  part: string;
  values: number[];
}

/** The turns counted up to a row of the journal; without a row, all turns and the current state. */
export function columnsOf(course: ChartSeries, at: number | null, now: string): ChartColumn[] {
  const counted = course.counts.filter(({ number }) => at === null || number <= at);
  const columns = counted.map((count) => ({ label: String(count.turn), count }));
  const last = counted.at(-1)?.turn;
  if (at !== null || !course.now || course.now.turn === last) return columns;
  return [...columns, { label: now, count: course.now }];
}

const rolesOf = (columns: readonly ChartColumn[]): string[] =>
  Object.keys(columns.at(-1)?.count.points ?? {});
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The total points of each role. */
export const totalPoints = (columns: readonly ChartColumn[]): ChartRow[] =>
  rolesOf(columns).map((role) => ({
    role,
    part: "",
    values: columns.map(({ count }) => sum(Object.values(count.points[role] ?? {}))),
  }));

/** The points of one role, a row for each source. */
export function pointsBySource(columns: readonly ChartColumn[], role: string): ChartRow[] {
  const parts = Object.keys(columns.at(-1)?.count.points[role] ?? {});
  const value = (count: ChartSample, part: string) => count.points[role]?.[part] ?? 0;
  return parts.map((part) => ({ role, part, values: columns.map(({ count }) => value(count, part)) }));
}

export const holdingNames = (columns: readonly ChartColumn[]): string[] =>
  Object.keys(columns.at(-1)?.count.holdings ?? {});

/** How much of a holding each role has. */
export function holdingRows(columns: readonly ChartColumn[], what: string): ChartRow[] {
  const roles = Object.keys(columns.at(-1)?.count.holdings[what] ?? {});
  const value = (count: ChartSample, role: string) => count.holdings[what]?.[role] ?? 0;
  return roles.map((role) => ({ role, part: "", values: columns.map(({ count }) => value(count, role)) }));
}

export interface MeasureLuck {
  measure: string;
  labels: string[];
  /** The cumulated difference from the average after each turn. */
  ahead: ChartRow[];
  sums: { role: string; throws: number; actual: number; expected: number }[];
}

/** Luck by measure: the actual and expected results of dice, and the difference over turns. */
export function luckByMeasure(course: ChartSeries, at: number | null): MeasureLuck[] {
  const thrown = course.luck.filter(({ number }) => at === null || number <= at);
  return [...new Set(thrown.map(({ measure }) => measure))].map((measure) => {
    const of = thrown.filter((t) => t.measure === measure);
    const turns = [...new Set(of.map(({ turn }) => turn))].sort((a, b) => a - b);
    const roles = [...new Set(of.map(({ role }) => role))];
    const upto = (role: string, turn: number) => of.filter((t) => t.role === role && t.turn <= turn);
    const last = turns.at(-1) ?? 0;
    return {
      measure,
      labels: turns.map(String),
      ahead: roles.map((role) => ({
        role,
        part: "",
        values: turns.map((turn) => sum(upto(role, turn).map((t) => t.actual - t.expected))),
      })),
      sums: roles.map((role) => ({
        role,
        throws: sum(upto(role, last).map((t) => t.throws)),
        actual: sum(upto(role, last).map((t) => t.actual)),
        expected: sum(upto(role, last).map((t) => t.expected)),
      })),
    };
  });
}

/** The ends of an axis: even numbers that enclose all values and zero. */
export function axisRange(values: readonly number[], least = 4): [low: number, high: number] {
  const high = 2 * Math.ceil(Math.max(0, ...values) / 2);
  const low = 2 * Math.floor(Math.min(0, ...values) / 2);
  return high - low < least ? [low, low + least] : [low, high];
}

/** The values stacked column by column: the lower and upper end of each. */
export function stacked(rows: readonly ChartRow[]): [from: number, to: number][][] {
  const staggeredLevels = (rows[0]?.values ?? []).map(() => 0);
  return rows.map(({ values }) =>
    values.map((value, n): [number, number] => {
      const from = staggeredLevels[n] ?? 0;
      staggeredLevels[n] = from + value;
      return [from, from + value];
    }),
  );
}

/** A level for each position, so that no two on the same level are closer than `gap`. */
export function staggeredLevels(places: readonly number[], gap: number): number[] {
  const found = places.map(() => 0);
  const order = places.map((_, n) => n).sort((a, b) => places[a]! - places[b]!);
  order.forEach((n, i) => {
    const near = order.slice(0, i).filter((other) => places[n]! - places[other]! < gap);
    const taken = new Set(near.map((other) => found[other]));
    while (taken.has(found[n])) found[n]! += 1;
  });
  return found;
}

/** A name in at most `limit` letters, cut between words. */
export function truncate(name: string, limit: number): string {
  if (name.length <= limit) return name;
  return `${name.slice(0, limit - 1).replace(/\s+\S*$/u, "")} …`;
}

/** Positions at least `gap` apart and not beyond `limit`, as near as possible to the preferred ones. */
export function spreadOut(preferred: readonly number[], gap: number, limit: number): number[] {
  const order = preferred.map((_, n) => n).sort((a, b) => preferred[a]! - preferred[b]!);
  const found = [...preferred];
  let least = -Infinity;
  for (const n of order) least = (found[n] = Math.max(found[n]!, least)) + gap;
  let most = limit;
  for (const n of order.toReversed()) most = (found[n] = Math.min(found[n]!, most)) - gap;
  return found;
}
