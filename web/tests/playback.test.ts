// The queue of the playback, with fake timers.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ObservationMessage } from "../src/api/messages";
import { settings } from "../src/settings.svelte";
import { Playback } from "../src/table/playback.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  settings.change({ playback: null });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An update with so many events. */
const update = (rows: number, events = 1) =>
  ({
    rows,
    log: Array.from({ length: events }, () => ({ number: rows, key: "told", args: {}, path: [] })),
  }) as unknown as ObservationMessage;

function playing() {
  const shown: number[] = [];
  return { shown, playback: new Playback(({ rows }) => shown.push(rows)) };
}

test("shows one step after the other, and passes over what nobody sees", () => {
  const { shown, playback } = playing();
  for (const [rows, events] of [
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ] as const)
    playback.receive(update(rows, events), false);
  expect(shown).toEqual([1]);
  expect(playback.remaining).toBe(1);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.active).toBe(true);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(playback.active).toBe(false);
});

test("what must not wait ends it, and nothing is shown out of order", () => {
  const { shown, playback } = playing();
  playback.receive(update(1), false);
  playback.receive(update(2), false);
  playback.receive(update(3), true);
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.active).toBe(false);
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3]);
});

test("the rest is skipped or forgotten", () => {
  const { shown, playback } = playing();
  for (const rows of [1, 2, 3]) playback.receive(update(rows), false);
  playback.finish();
  expect(shown).toEqual([1, 2, 3]);
  for (const rows of [4, 5]) playback.receive(update(rows), false);
  playback.clear();
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a long queue is played faster", () => {
  const { shown, playback } = playing();
  for (let rows = 1; rows <= 200; rows += 1) playback.receive(update(rows), false);
  vi.advanceTimersByTime(100_000);
  expect(shown).toHaveLength(200);
});

test("a step takes its time only if others act in it", () => {
  const { shown, playback } = playing();
  playback.takesTime = (events) => events.some(({ number }) => number > 2);
  for (const rows of [1, 2, 3, 4]) playback.receive(update(rows), false);
  expect(shown).toEqual([1, 2, 3]);
});

test("off shows everything at once, and so does little motion; a pace that was chosen counts", () => {
  const { shown, playback } = playing();
  playback.receive(update(1), false);
  playback.receive(update(2), false);
  playback.setPace("off");
  playback.receive(update(3), false);
  expect(shown).toEqual([1, 2, 3]);
  expect(playing().playback.pace).toBe("off");
  settings.change({ playback: null });
  expect(playing().playback.pace).toBe("normal");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(playing().playback.pace).toBe("off");
  settings.change({ playback: "slow" });
  expect(playing().playback.pace).toBe("slow");
});

test("earlier moments are shown again, and what arrives meanwhile comes after them", async () => {
  const { shown, playback } = playing();
  const looked: (number | null)[] = [];
  const look = async (row: number | null) => void looked.push(row);
  const moments = [3, 5].map((row) => ({ row, events: update(row).log }));
  const done = playback.replay(moments, look);
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.active, playback.remaining]).toEqual([true, 1]);
  playback.receive(update(7), false);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(looked).toEqual([3, 5, null]);
  expect(shown).toEqual([7]);
  void playback.replay(moments, look);
  await vi.advanceTimersByTimeAsync(0);
  playback.finish();
  expect(looked).toEqual([3, 5, null, 3, null]);
  expect(playback.active).toBe(false);
});
