// The log in chapters, the digest and the steps of the history, over the beginning of a game of each title.

import { describe, expect, test } from "vitest";
import type { LogEvent } from "../src/api/messages";
import { digestOf, type DigestGroup } from "../src/table/digest";
import {
  actorOf,
  eventReader,
  othersFollower,
  sortOf,
  wayOf,
  type EventReader,
} from "../src/table/eventGuide";
import { chaptersOf, countEntries, filterChapters, milestones, visibleRows } from "../src/table/eventLog";
import guerresGuide from "../src/titles/guerres/events";
import hereIStandGuide from "../src/titles/here_i_stand/events";
import revolutionGuide from "../src/titles/revolution/events";
import guerres from "./samples/guerres.log.json";
import hereIStand from "./samples/here_i_stand.log.json";
import revolution from "./samples/revolution.log.json";
import { titleCatalogue } from "./titleCatalogues";

interface Sample {
  rows: number;
  /** The rows that each role chose itself. */
  choices: Record<string, number[]>;
  log: LogEvent[];
}

const SAMPLES = [
  ["revolution", revolutionGuide, revolution],
  ["guerres", guerresGuide, guerres],
  ["here_i_stand", hereIStandGuide, hereIStand],
] as const;

const sampleOf = (sample: unknown): Sample => sample as Sample;
const eventsOf = (groups: readonly DigestGroup[]) => groups.flatMap(({ entries }) => entries);
const isEmptyPhase = (log: readonly LogEvent[], event: LogEvent) =>
  event.key === "phase.begins" && !milestones(log).some((milestone) => milestone.event === event);

/** The events between two choices of a role that the digest has to tell. */
function expectedEvents(
  log: readonly LogEvent[],
  since: number,
  role: string,
  reader: EventReader,
): LogEvent[] {
  let impulse: string | null = null;
  let begun = false;
  return log.filter((event) => {
    const own = actorOf(reader, event);
    if (reader.impulses.includes(event.key)) impulse = own;
    else if (event.key === "phase.begins") impulse = null;
    if (event.number <= since || isEmptyPhase(log, event)) return false;
    const actor = own ?? impulse;
    begun ||= actor !== null && actor !== role;
    return begun || actor !== role;
  });
}

describe.each(SAMPLES)("a game of %s", (title, guide, recorded) => {
  const { rows, choices, log } = sampleOf(recorded);
  const reader = eventReader(guide, titleCatalogue(title, "en"));
  const chapters = chaptersOf(log, reader);

  test("has every event in one chapter, in order", () => {
    const entries = chapters.flatMap(({ phases }) =>
      phases.flatMap(({ impulses }) =>
        impulses.flatMap((one) => [...(one.head ? [one.head] : []), ...one.entries]),
      ),
    );
    const told = log.filter(({ key }) => key !== "phase.begins");
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(told.length);
    expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).sort((a, b) => a - b));
    expect(filterChapters(chapters, () => true)).toHaveLength(chapters.length);
    const ofPoints = filterChapters(chapters, ({ event }) => sortOf(reader, event.key) === "points");
    expect(
      countEntries(ofPoints.flatMap(({ phases }) => phases).flatMap(({ impulses }) => impulses)),
    ).toBeLessThan(entries.length);
  });

  test("tells the digest every event of the others between two choices", () => {
    let digests = 0;
    for (const [role, chosen] of Object.entries(choices)) {
      chosen.slice(1).forEach((row, n) => {
        const since = chosen[n]!;
        const known = log.filter(({ number }) => number <= row);
        const groups = digestOf(known, since, [role], reader);
        const expected = expectedEvents(known, since, role, reader);
        const byOthers = expected.filter((event) => ![null, role].includes(actorOf(reader, event)));
        if (!groups.length) {
          expect(byOthers).toEqual([]);
          return;
        }
        digests += 1;
        const told = eventsOf(groups);
        expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
        const texts = new Set(told.map(({ event }) => JSON.stringify([event.key, event.args])));
        for (const { key, args } of expected) expect(texts).toContain(JSON.stringify([key, args]));
      });
    }
    expect(digests).toBeGreaterThan(10);
  });

  test("names both ends of every way, and knows the sort of nearly every event", () => {
    const ways = log.filter(({ key }) => key in guide.ways);
    expect(ways.length).toBeGreaterThan(0);
    for (const event of ways) expect(wayOf(guide, event), event.key).not.toBeNull();
    const unsorted = log.filter(({ key }) => key !== "phase.begins" && !sortOf(guide, key));
    expect([...new Set(unsorted.map(({ key }) => key))]).toEqual([]);
  });

  test("is stepped through where something was told", () => {
    const stops = visibleRows(log, rows);
    expect([stops[0], stops.at(-1)]).toEqual([0, rows]);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect(stops.length).toBeLessThan(rows);
    const last = log.at(-1)!.number;
    for (const { number } of log) expect(stops).toContain(number === last ? rows : number);
  });
});

test("a history without events has its two ends", () => {
  expect(visibleRows([], 0)).toEqual([0]);
  expect(visibleRows([], 3)).toEqual([3]);
});

describe("Here I Stand", () => {
  const { log } = sampleOf(hereIStand);
  const reader = eventReader(hereIStandGuide, titleCatalogue("here_i_stand", "en"));

  test("does not announce the phases of the first turn again", () => {
    const phases = milestones(log).filter(({ turn }) => turn === "2");
    expect(phases.map(({ event }) => (event.args.phase as string[])[1])).toEqual([
      "card_draw",
      "diplomacy",
      "spring_deployment",
      "action",
    ]);
  });

  test("joins what is said several times in a row", () => {
    const build = {
      key: "build.done",
      args: { power: ["power", "france"], unit: ["unit", "regular"] },
      path: [],
    };
    const said = [1, 2, 3].map((number) => ({ ...build, number })) as LogEvent[];
    const [turn] = chaptersOf(said, reader);
    expect(turn!.phases[0]!.impulses[0]!.entries).toMatchObject([{ count: 3, role: "france" }]);
    const [group] = digestOf(said, 1, ["ottoman"], reader);
    expect(group!.entries).toMatchObject([{ count: 2 }]);
  });

  test("a person's own impulse needs no playback", () => {
    const othersAct = othersFollower(reader, () => ["france"]);
    const event = (key: string, args: LogEvent["args"]): LogEvent => ({ number: 1, key, args, path: [] });
    const space: [string, string] = ["place", "metz"];
    expect(othersAct([event("impulse.points", { power: ["power", "france"] })])).toBe(false);
    expect(othersAct([event("faith.changes", { space })])).toBe(false);
    expect(othersAct([event("impulse.passed", { power: ["power", "papacy"] })])).toBe(true);
    expect(othersAct([event("faith.changes", { space })])).toBe(true);
    expect(othersAct([])).toBe(false);
  });
});
