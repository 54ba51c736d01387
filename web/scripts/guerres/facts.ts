// What the drawing is made from: the points of the title's drawing, and its provinces with their neighbours.

import { readFileSync } from "node:fs";
import type { Point } from "../geography/points";

const DATA = "../../../src/cuius/titles/guerres/data/";
const RECORD = /^\[(province|town)\.(\w+)\]\n((?:(?!\[).*\n?)*)/gm;
const read = (file: string) => readFileSync(new URL(DATA + file, import.meta.url), "utf8");
const words = (list: string | undefined) => [...(list ?? "").matchAll(/"(\w+)"/g)].map(([, word]) => word!);

export interface Facts {
  /** Where things stand, in the plane of data/drawing.toml. */
  at: Record<"province" | "town", Record<string, Point>>;
  foreign: Record<string, boolean>;
  borders: Record<string, string[]>;
  provinceOf: Record<string, string>;
}

export function readFacts(): Facts {
  const facts: Facts = { at: { province: {}, town: {} }, foreign: {}, borders: {}, provinceOf: {} };
  let kind: "province" | "town" = "province";
  for (const line of read("drawing.toml").split("\n")) {
    if (line.startsWith("[")) kind = line.slice(1, -1) as typeof kind;
    const [, word, x, y] = /^(\w+) = \[(\d+), (\d+)\]/.exec(line) ?? [];
    if (word) facts.at[kind][word] = [Number(x), Number(y)];
  }
  for (const [, record, word, body] of read("board.toml").matchAll(RECORD)) {
    if (record === "town") {
      facts.provinceOf[word!] = /^province = "(\w+)"/m.exec(body!)?.[1] ?? "";
      continue;
    }
    facts.foreign[word!] = /^foreign = true/m.test(body!);
    facts.borders[word!] = words(/^borders = \[(.*)\]/m.exec(body!)?.[1]);
  }
  return facts;
}
