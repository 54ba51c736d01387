import { describe, expect, test } from "vitest";
import type { Decision, SeatInfo } from "../src/api/generated";
import type { LogEvent } from "../src/api/messages";
import { answerText, evaluationRows, phaseAt, questionText, turnTicks } from "../src/table/charts/analysis";
import { spreadOut, staggeredLevels, truncate } from "../src/table/charts/chartData";
import { TitleCatalogue } from "../src/text/titleCatalogue";

const catalogue = new TitleCatalogue(
  "en",
  `gate-north = North Gate
phase-begins = Turn { $turn }
march-gate = Where does your host of { $men } march, from { $gate }?
choice-pass = Pass
`,
);

const moment = (row: number, stag: number, boar: number): Decision => ({
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
  expect(evaluationRows([moment(4, 1, -1), moment(9, 2.5, -2.5)], seats)).toEqual([
    { role: "stag", part: "", values: [1, 2.5] },
    { role: "boar", part: "", values: [-1, -2.5] },
  ]);
});

describe("a turning point", () => {
  test("says what was asked, what was answered and what might have been", () => {
    const turned = moment(4, 1, -1);
    expect(questionText(turned, catalogue)).toBe("Where does your host of 3 march, from North Gate?");
    expect(answerText(turned, turned.played, catalogue)).toBe("Pass");
    expect(answerText(turned, turned.suggested!, catalogue)).toBe("North Gate");
  });

  test("has bare words where a title has no others", () => {
    const turned = { ...moment(4, 1, -1), key: "bid", named: { high: "high" } };
    expect(questionText(turned, catalogue)).toBe("bid");
    expect(answerText(turned, "high", catalogue)).toBe("high");
  });

  test("belongs to a turn", () => {
    const log = [begins(0, 1), begins(7, 1), begins(30, 2)];
    expect(phaseAt(log, 29, catalogue)).toBe("Turn 1");
    expect(phaseAt(log, 30, catalogue)).toBe("Turn 2");
    expect(phaseAt([], 30, catalogue)).toBe("");
  });
});

describe("the axis", () => {
  test("has every turn where it begins", () => {
    const log = [begins(0, 1), begins(7, 1), begins(30, 2), begins(55, 3)];
    expect(turnTicks(log, 2, 50)).toEqual([{ at: 30, label: "2" }]);
    expect(turnTicks(log, 0, 60).map(({ label }) => label)).toEqual(["1", "2", "3"]);
    expect(turnTicks([], 0, 60)).toEqual([]);
  });

  test("leaves turns out where there are too many", () => {
    const log = Array.from({ length: 30 }, (_, n) => begins(10 * n, n + 1));
    const labels = turnTicks(log, 0, 300).map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["1", "4", "7"]);
    expect(labels.length).toBeLessThanOrEqual(12);
  });

  test("has marks above each other where they would cover each other", () => {
    expect(staggeredLevels([100, 20, 25, 105, 30], 17)).toEqual([0, 0, 1, 1, 2]);
    expect(staggeredLevels([], 17)).toEqual([]);
  });

  test("has names beside its lines, none over another and none below the drawing", () => {
    expect(spreadOut([50, 52, 10], 12, 100)).toEqual([50, 62, 10]);
    expect(spreadOut([95, 95, 94], 12, 100)).toEqual([88, 100, 76]);
    expect(spreadOut([], 12, 100)).toEqual([]);
  });

  test("has names without half a word at their end", () => {
    expect(truncate("Catholics", 14)).toBe("Catholics");
    expect(truncate("Catholics and Habsburgs", 14)).toBe("Catholics …");
  });
});
