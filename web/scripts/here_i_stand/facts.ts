// What the drawing is made from: the points and the language zones of the title's own map.

import { readFileSync } from "node:fs";
import type { Point } from "../geography/points";
import type { Facts } from "./geography";

const MAP = new URL("../../../src/cuius/titles/here_i_stand/data/map.toml", import.meta.url);
const RECORD = /^\[(space|sea)\.(\w+)\]\n((?:(?!\[).*\n?)*)/gm;

export function readFacts(): Facts {
  const facts: Facts = { at: {}, zone: {} };
  for (const [, kind, word, body] of readFileSync(MAP, "utf8").matchAll(RECORD)) {
    const [, x, y] = /^at = \[([\d.]+), ([\d.]+)\]/m.exec(body!) ?? [];
    facts.at[word!] = [Number(x), Number(y)] as Point;
    if (kind === "space") facts.zone[word!] = /^zone = "(\w*)"/m.exec(body!)?.[1] ?? "";
  }
  return facts;
}
