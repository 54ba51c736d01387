// Corrections of a board on this device: kept, read and written as a file.

import { beforeEach, expect, test, vi } from "vitest";
import { kindName } from "../src/board/kinds";
import { asToml, overlayOf, parseText, pathOf, storeChanges, storedChanges } from "../src/board/overlay";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("changes are kept by title, and forgotten when none is left", () => {
  storeChanges("guerres", { "town.paris.garrison": 4 });
  expect(storedChanges("guerres")).toEqual({ "town.paris.garrison": 4 });
  expect(storedChanges("revolution")).toEqual({});
  storeChanges("guerres", {});
  expect(kept.size).toBe(0);
});

test("an overlay has records with and without a word", () => {
  expect(overlayOf({ "town.paris.garrison": 4, "points.towns": [1, 2, 3] })).toEqual({
    town: { paris: { garrison: 4 } },
    points: { towns: [1, 2, 3] },
  });
  expect(pathOf({ kind: "points", word: "" }, { name: "towns" })).toBe("points.towns");
});

test("what is typed must be of the kind of the old value", () => {
  expect(parseText("3", 4)).toBe(3);
  expect(parseText("three", 4)).toBeUndefined();
  expect(parseText('["a"]', ["b"])).toEqual(["a"]);
  expect(parseText("7", ["b"])).toBeUndefined();
  expect(parseText("7", "word")).toBe("7");
});

test("the file reads as the command line wants it", () => {
  expect(asToml({ "card.gout.cp": 3, "card.gout.played_by": ["france"], "points.towns": [1] })).toBe(
    '[card.gout]\ncp = 3\nplayed_by = ["france"]\n\n[points]\ntowns = [1]\n',
  );
});

test("every kind of records has a name in every language", () => {
  expect(kindName("debater", "it")).toBe("Teologi");
  expect(kindName("something_new", "fr")).toBe("something new");
});
