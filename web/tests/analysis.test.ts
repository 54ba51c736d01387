import { describe, expect, test } from "vitest";
import type { Moment, SeatInfo } from "../src/api/generated";
import type { LogEvent } from "../src/api/messages";
import { answerIn, courseOf, phaseAt, questionIn, turnsBetween } from "../src/table/charts/analysis";
import { apart, heights, shortened } from "../src/table/charts/course";
import { Catalogue } from "../src/words";

const words = new Catalogue(
  "en",
  `gate-north = North Gate
phase-begins = Turn { $turn }
march-gate = Where does your host of { $men } march, from { $gate }?
choice-pass = Pass
`,
);

const moment = (row: number, stag: number, boar: number): Moment => ({
  row,
  role: "stag",
  seat: "first",
  key: "march.gate",
  about: { men: 3, gate: ["gate", "north"] },
  played: "pass",
  suggested: "north",
  named: { pass: "pass", north: ["gate", "north"] },
  gain: 1.5,
  values: { first: stag, second: boar },
});

const seats = [
  { seat: "first", roles: ["stag", "heron"] },
  { seat: "second", roles: ["boar"] },
] as SeatInfo[];

const begins = (number: number, turn: number): LogEvent => ({
  number,
  key: "phase.begins",
  args: { turn },
  path: [],
});

test("every seat has a line, in the colour of its first role", () => {
  expect(courseOf([moment(4, 1, -1), moment(9, 2.5, -2.5)], seats)).toEqual([
    { role: "stag", part: "", values: [1, 2.5] },
    { role: "boar", part: "", values: [-1, -2.5] },
  ]);
});

describe("a turning point", () => {
  test("says what was asked, what was answered and what might have been", () => {
    const turned = moment(4, 1, -1);
    expect(questionIn(turned, words)).toBe("Where does your host of 3 march, from North Gate?");
    expect(answerIn(turned, turned.played, words)).toBe("Pass");
    expect(answerIn(turned, turned.suggested!, words)).toBe("North Gate");
  });

  test("has bare words where a title has no others", () => {
    const turned = { ...moment(4, 1, -1), key: "bid", named: { high: "high" } };
    expect(questionIn(turned, words)).toBe("bid");
    expect(answerIn(turned, "high", words)).toBe("high");
  });

  test("belongs to a turn", () => {
    const log = [begins(0, 1), begins(7, 1), begins(30, 2)];
    expect(phaseAt(log, 29, words)).toBe("Turn 1");
    expect(phaseAt(log, 30, words)).toBe("Turn 2");
    expect(phaseAt([], 30, words)).toBe("");
  });
});

describe("the axis", () => {
  test("has every turn where it begins", () => {
    const log = [begins(0, 1), begins(7, 1), begins(30, 2), begins(55, 3)];
    expect(turnsBetween(log, 2, 50)).toEqual([{ at: 30, label: "2" }]);
    expect(turnsBetween(log, 0, 60).map(({ label }) => label)).toEqual(["1", "2", "3"]);
    expect(turnsBetween([], 0, 60)).toEqual([]);
  });

  test("leaves turns out where there are too many", () => {
    const log = Array.from({ length: 30 }, (_, n) => begins(10 * n, n + 1));
    const labels = turnsBetween(log, 0, 300).map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["1", "4", "7"]);
    expect(labels.length).toBeLessThanOrEqual(12);
  });

  test("has marks above each other where they would cover each other", () => {
    expect(heights([100, 20, 25, 105, 30], 17)).toEqual([0, 0, 1, 1, 2]);
    expect(heights([], 17)).toEqual([]);
  });

  test("has names beside its lines, none over another and none below the drawing", () => {
    expect(apart([50, 52, 10], 12, 100)).toEqual([50, 62, 10]);
    expect(apart([95, 95, 94], 12, 100)).toEqual([88, 100, 76]);
    expect(apart([], 12, 100)).toEqual([]);
  });

  test("has names without half a word at their end", () => {
    expect(shortened("Catholics", 14)).toBe("Catholics");
    expect(shortened("Catholics and Habsburgs", 14)).toBe("Catholics …");
  });
});
