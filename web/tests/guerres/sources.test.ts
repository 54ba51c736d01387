// Values that are not the rulebook's say so: on cards, in tooltips and where things are looked up.

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { sourceNotes } from "../../src/titles/guerres/descriptions";
import EventCard from "../../src/titles/guerres/EventCard.svelte";
import CharacterCard from "../../src/titles/guerres/CharacterCard.svelte";
import ProvinceHoverCard from "../../src/titles/guerres/ProvinceHoverCard.svelte";
import statusOf from "../../src/titles/guerres/status";
import { characterOf, type Page, type RecordMark } from "../../src/titles/guerres/viewModel";
import { titleCatalogue } from "../titleCatalogues";
import { PAGE, POSITIONS } from "./samples";

const mark = (path: string, source = "reconstructed"): RecordMark => ({ path, source });
const page: Page = {
  ...PAGE,
  marks: [
    mark("province.anjou"),
    mark("town.amiens"),
    mark("character.gaspard_de_coligny"),
    mark("character.gaspard_de_coligny", "overlay"),
    mark("visitor.parma"),
    mark("event.ambush"),
    mark("chit.lepanto"),
    mark("size.large"),
    mark("diplomacy.league_spain"),
  ],
};
const { view } = POSITIONS["war.announce"]!;
const english = titleCatalogue("guerres", "en");
const nameOf = (kind: string, word: string) => english.name(kind, word);
const SENTENCE = "Reconstructed by us";

describe("the source of values", () => {
  test.each([
    ["province", "anjou"],
    ["town", "amiens"],
    ["character", "gaspard_de_coligny"],
    ["character", "parma"],
    ["event", "ambush"],
    ["chit", "lepanto"],
    ["size", "large"],
    ["country", "spain"],
  ])("%s %s is said to be reconstructed where it is looked up", (kind, word) => {
    for (const language of LANGUAGES) {
      const catalogue = titleCatalogue("guerres", language);
      const lines = statusOf({ page, view, catalogue, language }, kind, word);
      const said = lines.filter((line) => line.startsWith("† "));
      expect(said.at(-1)).toContain(catalogue.name("board", "reconstructed"));
      expect(catalogue.name("board", "reconstructed").length).toBeGreaterThan(40);
    }
  });

  test("an overlay is told apart from what is still reconstructed", () => {
    expect(sourceNotes(page, nameOf, "character", "gaspard_de_coligny")).toEqual([
      `† ${nameOf("source", "overlay")}`,
      `† ${nameOf("board", "reconstructed")}`,
    ]);
  });

  test("of an army's size only the cost is ours", () => {
    expect(sourceNotes(page, nameOf, "size", "large")).toEqual([
      `† ${nameOf("lookup", "cost")}: ${nameOf("board", "reconstructed")}`,
    ]);
    expect(sourceNotes(page, nameOf, "size", "small")).toEqual([]);
  });

  test("what the rulebook says has no mark", () => {
    expect(sourceNotes(page, nameOf, "town", "paris")).toEqual([]);
    expect(sourceNotes(page, nameOf, "faction", "league")).toEqual([]);
    expect(sourceNotes(PAGE, nameOf, "town", "amiens")).toEqual([]);
  });

  const board = { nameOf, offered: new Map(), about: new Set(), choose: () => {}, selected: null };

  test("cards carry a quiet mark with the sentence as its tooltip", () => {
    const event = { board: board as never, page, word: "ambush", text: "" };
    expect(render(EventCard, { props: event }).body).toContain(`title="† ${SENTENCE}`);
    expect(render(EventCard, { props: { ...event, word: "pillage" } }).body).not.toContain("†");
    const character = characterOf(page, view, "gaspard_de_coligny");
    const { body } = render(CharacterCard, { props: { board: board as never, page, character } });
    expect(body).toContain(SENTENCE);
    expect(body).toContain(">†<");
  });

  test("so does what is told of a province under the pointer", () => {
    const props = { page, view, nameOf, target: { word: "anjou", x: 0, y: 0 } as never };
    expect(render(ProvinceHoverCard, { props }).body).toContain(SENTENCE);
  });
});
