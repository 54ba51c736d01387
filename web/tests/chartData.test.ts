import { describe, expect, test } from "vitest";
import type { ChartSample, ChartSeries } from "../src/api/generated";
import {
  axisRange,
  columnsOf,
  holdingNames,
  holdingRows,
  luckByMeasure,
  pointsBySource,
  stacked,
  totalPoints,
} from "../src/table/charts/chartData";

const count = (number: number, turn: number, gates: number, florins: number): ChartSample => ({
  number,
  turn,
  points: { stag: { gates, florins }, boar: { gates: 0, florins: 1 } },
  holdings: { gates: { stag: gates / 3, boar: 0 } },
});

const thrown = (turn: number, role: string, actual: number, expected: number) => ({
  turn,
  role,
  measure: "hits",
  number: turn * 10,
  throws: 1,
  actual,
  expected,
});

const course: ChartSeries = {
  counts: [count(5, 0, 0, 2), count(9, 1, 3, 2)],
  now: count(12, 2, 6, 1),
  luck: [thrown(1, "stag", 2, 1), thrown(2, "stag", 0, 1.5), thrown(2, "boar", 1, 1)],
};

describe("the columns of a chart", () => {
  test("are the counted turns and the present", () => {
    expect(columnsOf(course, null, "now").map((c) => c.label)).toEqual(["0", "1", "now"]);
  });

  test("end where one looks back to", () => {
    expect(columnsOf(course, 9, "now").map((c) => c.label)).toEqual(["0", "1"]);
    expect(columnsOf(course, 4, "now")).toEqual([]);
  });

  test("show no present that has been counted", () => {
    const counted = { ...course, now: count(10, 1, 3, 2) };
    expect(columnsOf(counted, null, "now").map((c) => c.label)).toEqual(["0", "1"]);
  });
});

describe("rows", () => {
  const columns = columnsOf(course, null, "now");

  test("add up the sources of each role", () => {
    expect(totalPoints(columns)).toEqual([
      { role: "stag", part: "", values: [2, 5, 7] },
      { role: "boar", part: "", values: [1, 1, 1] },
    ]);
    expect(pointsBySource(columns, "stag").map((row) => [row.part, row.values])).toEqual([
      ["gates", [0, 3, 6]],
      ["florins", [2, 2, 1]],
    ]);
  });

  test("say who holds how much", () => {
    expect(holdingNames(columns)).toEqual(["gates"]);
    expect(holdingRows(columns, "gates").map((row) => row.values)).toEqual([
      [0, 1, 2],
      [0, 0, 0],
    ]);
    expect(holdingRows(columns, "nothing")).toEqual([]);
  });

  test("are piled on each other", () => {
    expect(stacked(pointsBySource(columns, "stag"))).toEqual([
      [
        [0, 0],
        [0, 3],
        [0, 6],
      ],
      [
        [0, 2],
        [3, 5],
        [6, 7],
      ],
    ]);
  });
});

describe("luck", () => {
  test("is the difference as it grew", () => {
    const [hits] = luckByMeasure(course, null);
    expect(hits!.labels).toEqual(["1", "2"]);
    expect(hits!.ahead).toEqual([
      { role: "stag", part: "", values: [1, -0.5] },
      { role: "boar", part: "", values: [0, 0] },
    ]);
    expect(hits!.sums[0]).toEqual({ role: "stag", throws: 2, actual: 2, expected: 2.5 });
  });

  test("is as it was at an earlier moment", () => {
    expect(luckByMeasure(course, 10)[0]!.sums.map((s) => s.role)).toEqual(["stag"]);
    expect(luckByMeasure(course, 3)).toEqual([]);
  });
});

test("an axis reaches about all values and zero", () => {
  expect(axisRange([])).toEqual([0, 4]);
  expect(axisRange([3, 8.5])).toEqual([0, 10]);
  expect(axisRange([-0.5, 1])).toEqual([-2, 2]);
});
