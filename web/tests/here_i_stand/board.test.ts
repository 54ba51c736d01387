import { render } from "svelte/server";
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { subjectsOf } from "../../src/shared/targets";
import { offeredThings } from "../../src/table/answers";
import Board from "../../src/titles/here_i_stand/Board.svelte";
import Listing from "../../src/titles/here_i_stand/Listing.svelte";
import { mapLayers } from "../../src/titles/here_i_stand/mapLayers.svelte";
import Panels from "../../src/titles/here_i_stand/Panels.svelte";
import scores from "../../src/titles/here_i_stand/scores";
import statusOf from "../../src/titles/here_i_stand/status";
import { titleCatalogue } from "../titleCatalogues";
import { PAGE, POSITIONS } from "./samples";

const ENGLISH = titleCatalogue("here_i_stand", "en");

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

beforeEach(() => {
  mapLayers.shown = "zones";
});

describe("the board", () => {
  test.each(["build.where", "move.to", "fleet.to"])("%s lights just the places that are offered", (key) => {
    const { body } = render(Board, { props: props(key) });
    expect(buttons(body)).toEqual([...props(key).offered.keys()].sort());
  });

  test.each(LANGUAGES)("draws, lists and sets its panels in %s without an inline style", (language) => {
    const catalogue = titleCatalogue("here_i_stand", language);
    for (const part of [Board, Panels, Listing]) {
      const { body } = render(part, { props: props("build.where", catalogue) });
      expect(body).not.toMatch(/\sstyle=/);
      expect(body.length).toBeGreaterThan(1000);
    }
  });

  test("every space shows who controls it and its faith at once", () => {
    const { body } = render(Board, { props: props("build.where") });
    expect(body.match(/data-control="/g)).toHaveLength(134);
    expect(body.match(/data-faith="protestant"/g)?.length).toBe(
      body.match(/class="reformed[^"]*" r="6.5"/g)?.length,
    );
  });

  test("layers tint the land by language, control or faith", () => {
    const drawn = () => render(Board, { props: props("build.where") }).body;
    expect(drawn()).toContain("tint-german");
    mapLayers.shown = "control";
    expect(drawn()).toContain("url(#his-land-habsburg)");
    mapLayers.shown = "religion";
    expect(drawn()).toContain("tint-catholic");
  });

  test("the list offers what the map offers", () => {
    const { body } = render(Listing, { props: props("build.where") });
    expect(body.match(/<button/g)).toHaveLength(props("build.where").offered.size);
  });
});

describe("the panels", () => {
  test("a seat that holds no cards is shown none", () => {
    const seen = {
      ...props("impulse.card"),
      view: { ...POSITIONS["impulse.card"]!.view, hands: {} } as never,
    };
    expect(render(Panels, { props: seen }).body).not.toContain('class="card ');
  });
});

test("points are those of the view", () => {
  const { view } = POSITIONS["move.to"]!;
  expect(Object.values(scores(PAGE as never, view as never))).toEqual(view.vp);
});

test("what is looked up says how it stands", () => {
  const said = (kind: string, word: string) => statusOf(props("move.to"), kind, word);
  expect(said("place", "istanbul").join("; ")).toContain("key");
  expect(said("power", "france")[0]).toMatch(/^Victory points: \d+$/);
  expect(said("debater", "luther")).toHaveLength(1);
  expect(said("zone", "german")).toEqual([]);
});

test("a question is about its ids, in lists too", () => {
  const about = {
    space: ["place", "paris"],
    both: [
      ["power", "france"],
      ["power", "england"],
    ],
    left: 2,
  };
  expect([...subjectsOf({ about })]).toEqual(["place:paris", "power:france", "power:england"]);
});
