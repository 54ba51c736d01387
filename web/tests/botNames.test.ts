import { beforeAll, expect, test } from "vitest";
import type { SeatInfo } from "../src/api/generated";
import { app } from "../src/appState.svelte";
import { botName } from "../src/table/botNames";
import { loadClientCatalogue } from "../src/text/clientCatalogue";
import type { TitleCatalogue } from "../src/text/titleCatalogue";

beforeAll(async () => {
  app.catalogue = await loadClientCatalogue("en");
});

const catalogue = {
  format: (key: string) => (key === "person-buys" ? "Paulus Buys" : key),
} as TitleCatalogue;
const seat = (more: Partial<SeatInfo>) => ({ seat: "burghers", bot: "steward", ...more }) as SeatInfo;

test("a bot that is somebody has a name, a level and a temperament", () => {
  const name = botName(seat({ person: "buys", temperament: "bold" }), catalogue);
  expect(name).toBe("Paulus Buys (Steward bot, bold)");
});

test("one that is nobody in particular is called by its level", () => {
  expect(botName(seat({ bot: "random", person: null, temperament: null }), catalogue)).toBe("Random bot");
});
