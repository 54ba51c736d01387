import { describe, expect, test } from "vitest";
import type { LogEvent, Question } from "../src/api/messages";
import { queryString } from "../src/api/client";
import { answersOf, folded, isOffered, isRange, litBy, matching } from "../src/table/answers";
import { clockText, timeLeft } from "../src/table/clock";
import { extended, milestones } from "../src/table/log";
import { Catalogue } from "../src/words";

const words = new Catalogue("en", "place-liege = Liège\nplace-mons = Mons\nchoice-done = Done\n");

const question = (options: string[], named: Question["named"]): Question => ({
  number: 1,
  role: "stag",
  key: "where",
  rule: null,
  about: {},
  options,
  named,
  confirm: false,
});

describe("answers", () => {
  const asked = question(["liege", "mons", "done"], [["place", "liege"], ["place", "mons"], "done"]);

  test("have names, and things on the board", () => {
    expect(answersOf(asked, words)).toEqual([
      { word: "liege", name: "Liège", thing: "place:liege" },
      { word: "mons", name: "Mons", thing: "place:mons" },
      { word: "done", name: "Done", thing: "" },
    ]);
    expect([...litBy(asked)]).toEqual([
      ["liege", "place"],
      ["mons", "place"],
    ]);
    expect(litBy(null).size).toBe(0);
  });

  test("are offered for a thing of their kind alone", () => {
    expect(isOffered(asked, "liege")).toBe(true);
    expect(isOffered(asked, "liege", "place")).toBe(true);
    expect(isOffered(asked, "liege", "region")).toBe(false);
    expect(isOffered(asked, "done", "place")).toBe(true);
    expect(isOffered(asked, "namur", "place")).toBe(false);
  });

  test("are found without accents", () => {
    expect(matching(answersOf(asked, words), "LIEGE").map((a) => a.word)).toEqual(["liege"]);
    expect(matching(answersOf(asked, words), "")).toHaveLength(3);
    expect(folded("Köln")).toBe("koln");
  });

  test("a long row of numbers is a range", () => {
    const numbers = Array.from({ length: 12 }, (_, n) => String(n));
    expect(isRange(answersOf(question(numbers, numbers), words))).toBe(true);
    expect(isRange(answersOf(question(["1", "2"], [1, 2]), words))).toBe(false);
  });
});

const event = (number: number, key: string, args: LogEvent["args"] = {}): LogEvent => ({
  number,
  key,
  args,
  path: [],
});

describe("the log", () => {
  test("is cut back before it grows", () => {
    const log = [event(1, "a"), event(2, "b"), event(3, "c")];
    expect(extended(log, 2, [event(3, "d")]).map((e) => e.key)).toEqual(["a", "b", "d"]);
    expect(extended(log, -1, [event(0, "x")]).map((e) => e.key)).toEqual(["x"]);
  });

  test("knows where phases begin", () => {
    const log = [
      event(0, "phase.begins", { turn: 0, phase: ["phase", "end"] }),
      event(5, "points.counted", { faction: ["faction", "stag"], points: 3 }),
      event(6, "phase.begins", { turn: 1, phase: ["phase", "end"] }),
      event(9, "points.counted", { faction: ["faction", "stag"], points: 4.5 }),
    ];
    expect(milestones(log).map((m) => [m.number, m.turn])).toEqual([
      [0, "0"],
      [6, "1"],
    ]);
  });
});

describe("clocks", () => {
  const clock = { bank: 100, asked_at: 1000, deadline: null, autopilot: false, vacant: false };

  test("run while their seat is asked", () => {
    expect(timeLeft(clock, 1030, false)).toBe(70);
    expect(timeLeft(clock, 1030, true)).toBe(100);
    expect(timeLeft({ ...clock, asked_at: null }, 1030, false)).toBe(100);
    expect(timeLeft(clock, 5000, false)).toBe(0);
  });

  test("are written short", () => {
    expect(clockText(727)).toBe("12:07");
    expect(clockText(3 * 3600 + 309)).toBe("3:05:09");
    expect(clockText(2 * 86_400 + 3 * 3600)).toBe("2d 3h");
  });
});

test("a query leaves out what is not said", () => {
  expect(queryString({ seat: null, players: 3, option: ["a:b", "c:d"], x: "" })).toBe(
    "?players=3&option=a%3Ab&option=c%3Ad",
  );
  expect(queryString({})).toBe("");
});
