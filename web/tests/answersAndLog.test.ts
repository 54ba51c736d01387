import { describe, expect, test } from "vitest";
import { queryString } from "../src/api/client";
import type { LogEvent, Question } from "../src/api/messages";
import {
  answersOf,
  filterAnswers,
  foldText,
  isOffered,
  isRange,
  needsConfirmation,
  offeredThings,
} from "../src/table/answers";
import { formatClock, timeLeft } from "../src/table/clock";
import { mergeLog, milestones } from "../src/table/eventLog";
import { joinPunctuation } from "../src/table/punctuation";
import { TitleCatalogue } from "../src/text/titleCatalogue";

const catalogue = new TitleCatalogue("en", "place-liege = Liège\nplace-mons = Mons\nchoice-done = Done\n");

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

  test("are confirmed where that is asked for, but never a sole one or a mere pass", () => {
    const window = { ...question(["card", "pass"], ["card", "pass"]), confirm: true };
    expect(needsConfirmation(window, "card")).toBe(true);
    expect(needsConfirmation(window, "pass")).toBe(false);
    expect(needsConfirmation({ ...window, options: ["card"] }, "card")).toBe(false);
    expect(needsConfirmation({ ...window, next: {} }, "pass")).toBe(true);
    expect(needsConfirmation(asked, "liege")).toBe(false);
  });

  test("have names, and things on the board", () => {
    expect(answersOf(asked, catalogue)).toEqual([
      { word: "liege", name: "Liège", thing: "place:liege" },
      { word: "mons", name: "Mons", thing: "place:mons" },
      { word: "done", name: "Done", thing: "" },
    ]);
    expect([...offeredThings(asked)]).toEqual([
      ["liege", "place"],
      ["mons", "place"],
    ]);
    expect(offeredThings(null).size).toBe(0);
  });

  test("are offered for a thing of their kind alone", () => {
    expect(isOffered(asked, "liege")).toBe(true);
    expect(isOffered(asked, "liege", "place")).toBe(true);
    expect(isOffered(asked, "liege", "region")).toBe(false);
    expect(isOffered(asked, "done", "place")).toBe(true);
    expect(isOffered(asked, "namur", "place")).toBe(false);
  });

  test("are found without accents", () => {
    expect(filterAnswers(answersOf(asked, catalogue), "LIEGE").map((a) => a.word)).toEqual(["liege"]);
    expect(filterAnswers(answersOf(asked, catalogue), "")).toHaveLength(3);
    expect(foldText("Köln")).toBe("koln");
  });

  test("a long row of numbers is a range", () => {
    const numbers = Array.from({ length: 12 }, (_, n) => String(n));
    expect(isRange(answersOf(question(numbers, numbers), catalogue))).toBe(true);
    expect(isRange(answersOf(question(["1", "2"], [1, 2]), catalogue))).toBe(false);
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
    expect(mergeLog(log, 2, [event(3, "d")]).map((e) => e.key)).toEqual(["a", "b", "d"]);
    expect(mergeLog(log, -1, [event(0, "x")]).map((e) => e.key)).toEqual(["x"]);
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
  const clock = {
    time_bank: 100,
    asked_at: 1000,
    deadline: null,
    autopilot: false,
    open_to_substitutes: false,
  };

  test("run while their seat is asked", () => {
    expect(timeLeft(clock, 1030, false)).toBe(70);
    expect(timeLeft(clock, 1030, true)).toBe(100);
    expect(timeLeft({ ...clock, asked_at: null }, 1030, false)).toBe(100);
    expect(timeLeft(clock, 5000, false)).toBe(0);
  });

  test("are written short", () => {
    expect(formatClock(727)).toBe("12:07");
    expect(formatClock(3 * 3600 + 309)).toBe("3:05:09");
    expect(formatClock(2 * 86_400 + 3 * 3600)).toBe("2d 3h");
  });
});

test("a query leaves out what is not said", () => {
  expect(queryString({ seat: null, players: 3, option: ["a:b", "c:d"], x: "" })).toBe(
    "?players=3&option=a%3Ab&option=c%3Ad",
  );
  expect(queryString({})).toBe("");
});

test("brackets and stops stay with the name that they belong to", () => {
  const parts = [
    { text: "Ile-de-France falls (" },
    { text: "Royalists", kind: "faction", word: "royalist" },
    { text: "). It is " },
    { text: "Paris", kind: "town", word: "paris" },
    { text: "." },
  ];
  expect(joinPunctuation(parts).map(({ part, before, after }) => before + part.text + after)).toEqual([
    "Ile-de-France falls ",
    "(Royalists).",
    " It is ",
    "Paris.",
    "",
  ]);
});
