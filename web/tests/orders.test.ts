import { expect, it } from "vitest";
import type { Question } from "../src/api/messages";
import { EVERY_RESPONSE, orderable, orderFor, terms } from "../src/table/orders";
import { Catalogue } from "../src/words";

const WORDS = new Catalogue(
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
  expect(orderable(WORDS, null)).toEqual([EVERY_RESPONSE, "respond.battle", "respond.debate.second"]);
  expect(orderable(new Catalogue("en", "other = x"), null)).toEqual([]);
});

it("orders are given for the open question if one may pass", () => {
  expect(orderable(WORDS, asked("loot", "pass", "take"))[0]).toBe("loot");
  expect(orderable(WORDS, asked("loot", "give", "take"))[0]).toBe(EVERY_RESPONSE);
  expect(orderable(WORDS, asked("respond.battle", "pass"))).toHaveLength(3);
});

it("a question is named without its arguments", () => {
  expect(WORDS.outline("respond.battle")).toBe("Battle in … (… units): a card?");
  expect(WORDS.outline("respond.unknown")).toBe("respond.unknown");
});

it("orders last once, for a turn, or to the end", () => {
  expect(terms(undefined)).toEqual(["once", "game"]);
  expect(orderFor("france", "respond.*", "pass", "once", "draw")).toMatchObject({ times: 1, until: null });
  expect(orderFor("france", "respond.*", "pass", "turn", "draw")).toMatchObject({
    times: null,
    until: "draw",
  });
  expect(orderFor("france", "respond.*", "pass", "game", "draw")).toMatchObject({ times: null, until: null });
});
