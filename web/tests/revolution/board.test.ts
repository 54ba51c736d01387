import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { litBy } from "../../src/table/answers";
import Board from "../../src/titles/revolution/Board.svelte";
import Listing from "../../src/titles/revolution/Listing.svelte";
import { within } from "../../src/titles/revolution/columns";
import { rows } from "../../src/titles/revolution/layout";
import Panels from "../../src/titles/revolution/Panels.svelte";
import { aboutWords, stateOf, target, type Board as Lights } from "../../src/shared/targets";
import { Catalogue } from "../../src/words";
import { PAGE, POSITIONS } from "./facts";

const sources = import.meta.glob<string>("../../../src/cuius/titles/revolution/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const words = (language: string) =>
  new Catalogue(
    language,
    Object.entries(sources)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, source]) => source)
      .join("\n"),
  );

const props = (key: string, language = "en") => {
  const { question, view } = POSITIONS[key]!;
  return {
    page: PAGE as never,
    view: view as never,
    question: question as never,
    lit: litBy(question as never),
    choose: () => {},
    names: words(language),
    selected: null,
    language,
  };
};
const buttons = (html: string) =>
  [...html.matchAll(/data-word="([^"]+)"[^>]*role="button"/g)].map(([, word]) => word);

describe("the board", () => {
  test.each(["influence.target", "units.where", "march.to"])("%s lights just what is offered", (key) => {
    const { body } = render(Board, { props: props(key) });
    expect(buttons(body).sort()).toEqual([...props(key).lit.keys()].sort());
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
    expect(body.match(/<button/g)).toHaveLength(props("influence.target").lit.size);
  });
});

describe("lights", () => {
  const chosen: string[] = [];
  const lights = (more: Partial<Lights> = {}): Lights => ({
    lit: new Map([["utrecht", "province"]]),
    about: new Set(["region:holland"]),
    selected: "place:breda",
    choose: (word) => chosen.push(word),
    asked: true,
    names: (kind, word) => `${kind} ${word}`,
    ...more,
  });

  test("kinds keep a province apart from its city", () => {
    expect(stateOf(lights(), "province", "utrecht")).toBe("lit");
    expect(stateOf(lights(), "place", "utrecht")).toBe("");
    expect(stateOf(lights(), "region", "holland")).toBe("about");
    expect(stateOf(lights(), "place", "breda")).toBe("selected");
  });

  test("only what is offered is a button; a click on anything else still asks", () => {
    expect(target(lights(), "province", "utrecht", () => "Utrecht")).toMatchObject({
      role: "button",
      tabindex: 0,
    });
    const other = target(lights(), "place", "delft", () => "Delft");
    expect(other).not.toHaveProperty("role");
    (other as { onclick: (event: Event) => void }).onclick(new Event("click"));
    expect(chosen).toEqual(["delft"]);
    expect(target(lights({ asked: false }), "place", "delft", () => "Delft")).not.toHaveProperty("onclick");
  });

  test("a click on a town means its province, where that is offered", () => {
    const page = (kind: string, word: string) => within(PAGE, kind, word);
    expect(page("place:owner", "utrecht:neutral")).toEqual([
      ["place", "utrecht"],
      ["province", "utrecht"],
      ["region", "utrecht"],
    ]);
    const town = target(lights({ within: page }), "place", "utrecht", () => "Utrecht");
    expect(town).toMatchObject({ "data-means": "utrecht" });
    expect(town).not.toHaveProperty("role");
  });

  test("a question's ids are what it is about", () => {
    const about = { region: ["region", "zeeland"], count: 3, word: "stay" };
    expect([...aboutWords({ about })]).toEqual(["region:zeeland"]);
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
