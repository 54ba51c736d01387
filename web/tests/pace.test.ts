import { beforeAll, describe, expect, test, vi } from "vitest";
import { app } from "../src/appState.svelte";
import { isFiltering, NO_FILTER } from "../src/lobby/tableFilter";
import { durationText, inUnits, PACES, paceOf, paceText } from "../src/shared/pace";
import { loadClientCatalogue } from "../src/text/clientCatalogue";

vi.hoisted(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

beforeAll(async () => {
  app.catalogue = await loadClientCatalogue("en");
});

describe("the pace of a table", () => {
  test("is told with its clocks", () => {
    expect(paceText(PACES.live!)).toBe("45 minutes each, plus 30 seconds after each turn");
    expect(paceText(PACES.slow!)).toBe("3 days each, plus 1 day after each turn");
    expect(paceText(PACES.hotseat!)).toContain("screen");
    expect(paceText(paceOf(5400, 0))).toBe("90 minutes each");
    expect(paceText(paceOf(0, 60))).toBe("No clocks");
  });

  test("is by the day if there is half a day or more, or no clock", () => {
    expect(paceOf(3600, 30).kind).toBe("live");
    expect(paceOf(43_200, 30).kind).toBe("slow");
    expect(paceOf(0, 30)).toEqual({ kind: "slow", time_bank: 0, increment: 0, pass_delay: null });
  });

  test("is counted in the largest unit that fits", () => {
    expect(inUnits(86_400)).toEqual({ count: 1, unit: "day" });
    expect(inUnits(90)).toEqual({ count: 90, unit: "second" });
    expect(durationText(7200, "nl")).toBe("2 uur");
  });
});

test("a filter of nothing but spaces filters nothing", () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: "  " })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, title: "guerres" })).toBe(true);
});
