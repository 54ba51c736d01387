import { expect, it } from "vitest";
import type { Question } from "../src/api/messages";
import { availableTerms, EVERY_RESPONSE, makeOrder, orderableKeys } from "../src/table/standingOrders";
import { TitleCatalogue } from "../src/text/titleCatalogue";

const WORDS = new TitleCatalogue(
  "en",
  `respond-battle = Battle in { $place } ({ $units ->
    [one] one unit
   *[other] { $units } units
}): a card?
respond-debate-second = A second round: a card?
responds = Not a question.`,
);
const asked = (key: string, ...options: string[]) => ({ key, options }) as unknown as Question;

it("orders are given for responses, all or each", () => {
  expect(orderableKeys(WORDS, null)).toEqual([EVERY_RESPONSE, "respond.battle", "respond.debate.second"]);
  expect(orderableKeys(new TitleCatalogue("en", "other = x"), null)).toEqual([]);
});

it("orders are given for the open question if one may pass", () => {
  expect(orderableKeys(WORDS, asked("loot", "pass", "take"))[0]).toBe("loot");
  expect(orderableKeys(WORDS, asked("loot", "give", "take"))[0]).toBe(EVERY_RESPONSE);
  expect(orderableKeys(WORDS, asked("respond.battle", "pass"))).toHaveLength(3);
});

it("a question is named without its arguments", () => {
  expect(WORDS.outline("respond.battle")).toBe("Battle in … (… units): a card?");
  expect(WORDS.outline("respond.unknown")).toBe("respond.unknown");
});

it("orders last once, for a turn, or to the end", () => {
  expect(availableTerms(undefined)).toEqual(["once", "game"]);
  expect(makeOrder("france", "respond.*", "pass", "once", "draw")).toMatchObject({ times: 1, until: null });
  expect(makeOrder("france", "respond.*", "pass", "turn", "draw")).toMatchObject({
    times: null,
    until: "draw",
  });
  expect(makeOrder("france", "respond.*", "pass", "game", "draw")).toMatchObject({
    times: null,
    until: null,
  });
});
