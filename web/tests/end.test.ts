// The end of a game: standings, the reason of each ending, and the picture.

import { describe, expect, test } from "vitest";
import { LANGUAGES, type ChartSeries, type SeatInfo } from "../src/api/generated";
import type { LogEvent } from "../src/api/messages";
import { wrap } from "../src/end/resultPicture";
import { sourcesIn, standingsOf } from "../src/end/standings";
import type { Endings } from "../src/titles";
import { titleCatalogue, titleSource } from "./titleCatalogues";

const endings = import.meta.glob<Endings>("../src/titles/*/endings.ts", { import: "default", eager: true });
const statements = import.meta.glob<string>("../../src/cuius/titles/*/data/rules.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Endings of every game, which rest on no rule. */
const BY_PEOPLE = ["adjudicated", "agreed", "conceded"];
const seat = (name: string) => ({ seat: name, roles: [name] }) as unknown as SeatInfo;
const SEATS = ["royalist", "league", "huguenot"].map(seat);
const SERIES = {
  counts: [
    {
      turn: 6,
      number: 9,
      holdings: {},
      points: {
        royalist: { towns: 7, treaties: 1, outright: 0, tie: 0.17 },
        league: { towns: 3, treaties: 2, outright: 0, tie: 0.07 },
        huguenot: { towns: 5, treaties: 4, outright: 0, tie: 0.16 },
      },
    },
  ],
  now: null,
  luck: [],
} as unknown as ChartSeries;
const RESULT = { winners: ["royalist"], scores: { royalist: 8.17, league: 5.07, huguenot: 9.16 } };

test("the winners stand first, and sources without points are left out", () => {
  const standings = standingsOf(SEATS, RESULT, SERIES);
  expect(standings.map(({ role }) => role)).toEqual(["royalist", "huguenot", "league"]);
  expect(sourcesIn(standings)).toEqual(["towns", "treaties", "tie"]);
  expect(sourcesIn(standingsOf(SEATS, RESULT, null))).toEqual([]);
});

test("Les Guerres: who comes first of equals was decided at the end, and the log tells", () => {
  const told = { royalist: 8, league: 7, huguenot: 7 };
  const log = Object.entries(told).map(
    ([role, points]) =>
      ({ number: 9, key: "game.points", args: { faction: ["faction", role], points }, path: [] }) as LogEvent,
  );
  const { standings } = endings["../src/titles/guerres/endings.ts"]!;
  const decided = standings!(standingsOf(SEATS, RESULT, SERIES), log);
  expect(decided.map(({ role, total, sources }) => [role, total, sources])).toEqual([
    ["royalist", 8, { towns: 7, treaties: 1 }],
    ["huguenot", 7, { towns: 5, treaties: 2 }],
    ["league", 7, { towns: 3, treaties: 4 }],
  ]);
});

describe.each(["revolution", "guerres", "here_i_stand"])("%s", (title) => {
  const { rules } = endings[`../src/titles/${title}/endings.ts`]!;
  const kinds = [...titleSource(title, "en").matchAll(/^result-(\w+) =/gm)]
    .map(([, kind]) => kind!)
    .filter((kind) => !BY_PEOPLE.includes(kind));

  test("every ending has its rule", () => {
    expect(Object.keys(rules).sort()).toEqual([...new Set(kinds)].sort());
    const known = Object.entries(statements).find(([path]) => path.includes(`/${title}/`))![1];
    for (const rule of Object.values(rules)) expect(known).toContain(rule);
  });

  test.each(LANGUAGES)("and its reason, and points are explained: %s", (language) => {
    const catalogue = titleCatalogue(title, language);
    for (const kind of kinds) expect(catalogue.format(`ending-${kind}`)).toMatch(/\w/);
    expect(catalogue.format("score-explained")).toMatch(/\w/);
  });
});

test("a long sentence is broken between words", () => {
  const width = (text: string) => text.length;
  expect(wrap("most points at the end", 11, width)).toEqual(["most points", "at the end"]);
  expect(wrap("unbreakable", 4, width)).toEqual(["unbreakable"]);
});
