import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { offeredThings } from "../../src/table/answers";
import Board from "../../src/titles/guerres/Board.svelte";
import Listing from "../../src/titles/guerres/Listing.svelte";
import Panels from "../../src/titles/guerres/Panels.svelte";
import scores from "../../src/titles/guerres/scores";
import statusOf from "../../src/titles/guerres/status";
import { titleCatalogue } from "../titleCatalogues";
import { PAGE, POSITIONS } from "./samples";

const ENGLISH = titleCatalogue("guerres", "en");

const props = (key: string, catalogue = ENGLISH) => {
  const { question, view } = POSITIONS[key]!;
  return {
    page: PAGE as never,
    view: view as never,
    question: question as never,
    offered: offeredThings(question as never),
    choose: () => {},
    catalogue,
    selected: null,
    language: catalogue.language,
  };
};
const buttons = (html: string) =>
  [...html.matchAll(/data-word="([^"]+)"[^>]*role="button"/g)].map(([, word]) => word).sort();
const offered = (key: string, kind: string) =>
  [...props(key).offered].flatMap(([word, found]) => (found === kind ? [word] : [])).sort();

describe("the board", () => {
  test.each([
    ["influence.town", "town"],
    ["war.announce", "province"],
    ["leaders.army", "army"],
  ])("%s lights just what is offered of the map", (key, kind) => {
    const { body } = render(Board, { props: props(key) });
    expect(offered(key, kind).length).toBeGreaterThan(1);
    expect(buttons(body)).toEqual(offered(key, kind));
  });

  test.each([
    ["court.pick", "character"],
    ["court.character", "character"],
    ["event.move", "event"],
    ["diplomacy.country", "country"],
  ])("%s lights just what is offered beside the map", (key, kind) => {
    const { body } = render(Panels, { props: props(key) });
    expect(offered(key, kind).length).toBeGreaterThan(0);
    expect(buttons(body)).toEqual(offered(key, kind));
  });

  test.each(LANGUAGES)("draws, lists and sets its panels in %s without an inline style", (language) => {
    for (const part of [Board, Panels, Listing]) {
      const { body } = render(part, { props: props("war.announce", titleCatalogue("guerres", language)) });
      expect(body).not.toMatch(/\sstyle=/);
      expect(body).not.toMatch(/>(board|term|lookup)-\w+/);
      expect(body.length).toBeGreaterThan(1000);
    }
  });

  test("every town on the map shows who holds it", () => {
    const { body } = render(Board, { props: props("war.announce") });
    const held = POSITIONS["war.announce"]!.view.control.filter((holder) => holder >= 0);
    expect(body.match(/data-control="/g)).toHaveLength(held.length);
  });

  test("the list offers by button what the map offers", () => {
    const { body } = render(Listing, { props: props("influence.town") });
    expect(body.match(/<button/g)).toHaveLength(offered("influence.town", "town").length);
  });
});

test("the scores are the towns of each faction", () => {
  const { view } = POSITIONS["war.announce"]!;
  const found = scores(PAGE as never, view as never);
  expect(Object.keys(found)).toEqual(PAGE.ids.factions);
  expect(Object.values(found).reduce((sum, towns) => sum + towns, 0)).toBe(
    view.control.filter((holder) => holder >= 0).length,
  );
});

test("what is looked up says how it stands", () => {
  const table = { ...props("war.announce"), catalogue: ENGLISH };
  const { view } = POSITIONS["war.announce"]!;
  const paris = PAGE.ids.factions[view.control[0]!]!;
  expect(statusOf(table, "town", "paris")).toEqual([ENGLISH.name("faction", paris)]);
  expect(statusOf(table, "faction", "league")).toContain(`money: ${view.money[1]}`);
  expect(statusOf(table, "chit", "lepanto")).toEqual([]);
});
