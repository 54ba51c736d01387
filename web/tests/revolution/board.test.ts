import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { subjectsOf, targetAttributes, targetState, type BoardContext } from "../../src/shared/targets";
import { offeredThings } from "../../src/table/answers";
import Board from "../../src/titles/revolution/Board.svelte";
import { rows } from "../../src/titles/revolution/layout";
import Listing from "../../src/titles/revolution/Listing.svelte";
import Panels from "../../src/titles/revolution/Panels.svelte";
import { containersOf } from "../../src/titles/revolution/viewModel";
import { titleCatalogue } from "../titleCatalogues";
import { PAGE, POSITIONS } from "./samples";

const props = (key: string, language = "en") => {
  const { question, view } = POSITIONS[key]!;
  return {
    page: PAGE as never,
    view: view as never,
    question: question as never,
    offered: offeredThings(question as never),
    choose: () => {},
    catalogue: titleCatalogue("revolution", language),
    selected: null,
    language,
  };
};
const buttons = (html: string) =>
  [...html.matchAll(/data-word="([^"]+)"[^>]*role="button"/g)].map(([, word]) => word);

describe("the board", () => {
  test.each(["influence.target", "units.where", "march.to"])("%s lights just what is offered", (key) => {
    const { body } = render(Board, { props: props(key) });
    expect(buttons(body).sort()).toEqual([...props(key).offered.keys()].sort());
  });

  test.each(LANGUAGES)("draws, lists and sets its panels in %s without an inline style", (language) => {
    for (const part of [Board, Panels, Listing]) {
      const { body } = render(part, { props: props("influence.target", language) });
      expect(body).not.toMatch(/\sstyle=/);
      expect(body.length).toBeGreaterThan(1000);
    }
  });

  test("a counter is named with its place and its number", () => {
    const { body } = render(Board, { props: props("influence.target") });
    expect(body).toContain('aria-label="Leuven: Catholics, 1"');
  });

  test("what the question is about is marked too", () => {
    const { body } = render(Board, { props: props("march.to") });
    expect(body).toMatch(/data-kind="region" data-word="zeeland" data-state="about"/);
  });

  test("the list offers what the map offers", () => {
    const { body } = render(Listing, { props: props("influence.target") });
    expect(body.match(/<button/g)).toHaveLength(props("influence.target").offered.size);
  });
});

describe("lights", () => {
  const chosen: string[] = [];
  const context = (more: Partial<BoardContext> = {}): BoardContext => ({
    offered: new Map([["utrecht", "province"]]),
    about: new Set(["region:holland"]),
    selected: "place:breda",
    choose: (word) => chosen.push(word),
    hasQuestion: true,
    nameOf: (kind, word) => `${kind} ${word}`,
    ...more,
  });

  test("kinds keep a province apart from its city", () => {
    expect(targetState(context(), "province", "utrecht")).toBe("lit");
    expect(targetState(context(), "place", "utrecht")).toBe("");
    expect(targetState(context(), "region", "holland")).toBe("about");
    expect(targetState(context(), "place", "breda")).toBe("selected");
  });

  test("only what is offered is a button; a click on anything else still asks", () => {
    expect(targetAttributes(context(), "province", "utrecht", () => "Utrecht")).toMatchObject({
      role: "button",
      tabindex: 0,
    });
    const other = targetAttributes(context(), "place", "delft", () => "Delft");
    expect(other).not.toHaveProperty("role");
    (other as { onclick: (event: Event) => void }).onclick(new Event("click"));
    expect(chosen).toEqual(["delft"]);
    expect(
      targetAttributes(context({ hasQuestion: false }), "place", "delft", () => "Delft"),
    ).not.toHaveProperty("onclick");
  });

  test("a click on a town means its province, where that is offered", () => {
    const page = (kind: string, word: string) => containersOf(PAGE, kind, word);
    expect(page("place:owner", "utrecht:neutral")).toEqual([
      ["place", "utrecht"],
      ["province", "utrecht"],
      ["region", "utrecht"],
    ]);
    const town = targetAttributes(context({ containersOf: page }), "place", "utrecht", () => "Utrecht");
    expect(town).toMatchObject({ "data-means": "utrecht" });
    expect(town).not.toHaveProperty("role");
  });

  test("a question's ids are what it is about", () => {
    const about = { region: ["region", "zeeland"], count: 3, word: "stay" };
    expect([...subjectsOf({ about })]).toEqual(["region:zeeland"]);
  });
});

test("things are set in rows about the middle", () => {
  const { cells, width, height } = rows([40, 40, 40], 2, 26, 4);
  expect(cells.map(({ x, y }) => [x, y])).toEqual([
    [-42, 0],
    [2, 0],
    [-20, 30],
  ]);
  expect([width, height]).toEqual([84, 56]);
});
