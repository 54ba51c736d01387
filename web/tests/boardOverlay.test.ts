// Corrections of a board on this device: kept, read and written as a file.

import { beforeEach, expect, test, vi } from "vitest";
import { kindName } from "../src/board/kinds";
import type { BoardEntry } from "../src/api/generated";
import { fieldName } from "../src/board/fields";
import {
  asToml,
  changesOf,
  countValues,
  overlayOf,
  parseText,
  pathOf,
  storeChanges,
  storedChanges,
} from "../src/board/overlay";

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

test("an overlay that the account keeps is read back into changes of known fields", () => {
  const field = (name: string, value: unknown) => ({
    name,
    value,
    source: "rulebook",
    doubt: "",
    fixed: false,
  });
  const entries: BoardEntry[] = [
    { kind: "town", word: "paris", thing: "town", fields: [field("garrison", 3), field("size", "major")] },
    { kind: "points", word: "", thing: "points", fields: [field("towns", [7, 5, 3])] },
  ];
  const overlay = {
    town: { paris: { garrison: 4 }, atlantis: { garrison: 1 } },
    points: { towns: [1, 2, 3] },
  };
  expect(changesOf(overlay, entries)).toEqual({ "town.paris.garrison": 4, "points.towns": [1, 2, 3] });
  expect(countValues(overlay)).toBe(3);
  expect(countValues({})).toBe(0);
});

test("fields have a name in every language, or their own word", () => {
  expect(["en", "fr", "it", "nl"].map((language) => fieldName("cp", language as "en"))).toEqual([
    "Command points",
    "Points de commandement",
    "Punti comando",
    "Commandopunten",
  ]);
  expect(fieldName("not_named", "fr")).toBe("not named");
});
