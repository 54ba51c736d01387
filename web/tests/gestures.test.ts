import { describe, expect, it } from "vitest";
import type { PreviewStep, Question } from "../src/api/messages";
import {
  belongsTo,
  gestureOf,
  numberUpTo,
  oneMore,
  partsOf,
  toggled,
  type Gesture,
} from "../src/table/gestures";
import guerres from "../src/titles/guerres/gestures";
import hereIStand from "../src/titles/here_i_stand/gestures";
import revolution from "../src/titles/revolution/gestures";
import { choiceFor } from "../src/table/windowSettings.svelte";
import { titleCatalogue } from "./titleCatalogues";

function question(key: string, options: string[], kind = ""): Question {
  const named = options.map((word): [string, string] | string => (kind ? [kind, word] : word));
  return { number: 1, role: "france", key, rule: null, about: {}, options, named, confirm: false };
}

const step = (key: string, options: string[], answer: string): PreviewStep => ({
  question: question(key, options),
  answer,
});

describe("gestures", () => {
  const march: Gesture = { key: "action", answers: ["move"], defaults: {} };
  const spring: Gesture = { key: "from", defaults: {} };
  const losses: Gesture = { key: "loss", atOnce: true, defaults: {} };

  it("begin with their answers, or with any thing", () => {
    const gestures = [march, spring, losses];
    expect(gestureOf(gestures, question("action", ["move", "build"], "action"), "move")).toBe(march);
    expect(gestureOf(gestures, question("action", ["move", "build"], "action"), "build")).toBeUndefined();
    expect(gestureOf(gestures, question("from", ["paris"], "place"), "paris")).toBe(spring);
    expect(gestureOf(gestures, question("from", ["pass"]), "pass")).toBeUndefined();
    expect(gestureOf(gestures, question("loss", ["regular"], "unit"), "regular")).toBeUndefined();
  });

  it("end before the question that begins another", () => {
    expect(belongsTo(march, question("action", ["move"]))).toBe(false);
    expect(belongsTo({ ...march, within: ["move"] }, question("move.to", ["paris"]))).toBe(true);
    expect(belongsTo({ ...march, within: ["move"] }, question("respond.between", ["pass"]))).toBe(false);
    expect(belongsTo({ ...march, within: ["move.push"] }, question("move.push", ["0"]))).toBe(true);
    expect(belongsTo({ ...march, within: ["move.push"] }, question("move.next", ["paris"]))).toBe(false);
  });

  it("keep choices about different things apart", () => {
    const about = (town: string): PreviewStep => ({
      question: { ...question("town", ["own", "keep"]), about: { town: ["town", town], left: town.length } },
      answer: "own",
    });
    expect(partsOf([about("delft"), about("breda"), about("breda")], 0).map(({ count }) => count)).toEqual([
      1, 2,
    ]);
  });

  it("take as many as were set ahead, as far as they are offered", () => {
    expect(numberUpTo(["1", "2", "3"], 2)).toBe("2");
    expect(numberUpTo(["3", "2", "1"], 7)).toBe("3");
    expect(numberUpTo(["2", "3"], 1)).toBe("2");
  });

  it("show leaders as a set, numbers as steppers and losses as counts", () => {
    const taken = [
      step("action", ["move"], "move"),
      step("leader", ["a", "b", "done"], "a"),
      step("leader", ["b", "done"], "b"),
      step("regulars", ["0", "1", "2"], "2"),
      step("loss", ["x", "y"], "x"),
      step("loss", ["x", "y"], "x"),
      step("forced", ["only"], "only"),
    ];
    const parts = partsOf(taken, 1);
    expect(parts.map(({ key, kind, count }) => [key, kind, count])).toEqual([
      ["leader", "set", 2],
      ["regulars", "number", 1],
      ["loss", "counts", 2],
    ]);
    const [leaders, , lost] = parts;
    expect(toggled(leaders!, "a")).toEqual(["b", "done"]);
    expect(toggled({ ...leaders!, answers: ["b", "done"] }, "a")).toEqual(["a", "b"]);
    expect(oneMore(lost!, "y")).toEqual(["x", "y"]);
  });

  it.each([
    ["guerres", guerres],
    ["here_i_stand", hereIStand],
    ["revolution", revolution],
  ] as const)("of %s name questions that the title asks", (title, gestures) => {
    const catalogue = titleCatalogue(title, "en");
    const keys = gestures.flatMap(({ key, defaults, ends }) => [
      key,
      ...Object.keys(defaults),
      ...(ends ?? []),
    ]);
    expect(keys.filter((key) => !catalogue.has(key))).toEqual([]);
  });
});

describe("what one wants to be asked", () => {
  it("is the nearest choice", () => {
    const windows = { "*": "always", "his/*": "never", "his/respond.*": "fitting" } as const;
    expect(choiceFor(windows, "guerres", "war.join")).toBe("always");
    expect(choiceFor(windows, "his", "war.declare")).toBe("never");
    expect(choiceFor(windows, "his", "respond.gout")).toBe("fitting");
    expect(choiceFor({}, "his", "respond.gout")).toBe("fitting");
  });
});
