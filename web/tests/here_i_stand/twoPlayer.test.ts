import handOf from "../../src/titles/here_i_stand/hand";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/api/generated";
import { offeredThings } from "../../src/table/answers";
import Legend from "../../src/titles/here_i_stand/Legend.svelte";
import Panels from "../../src/titles/here_i_stand/Panels.svelte";
import { actingFor, inForce, isPlayed } from "../../src/titles/here_i_stand/twoPlayer";
import type { View } from "../../src/titles/here_i_stand/viewModel";
import { titleCatalogue } from "../titleCatalogues";
import { PAGE, POSITIONS, TWO } from "./samples";

const ENGLISH = titleCatalogue("here_i_stand", "en");
const { view: ACTING, question: ASKED } = TWO.acting!;
const { view: CHOICE, question: CHOOSE } = TWO["diplomacy.card"]!;

/** The panels beside a position, without the comments that the renderer leaves. */
const panels = (view: View, question: Record<string, unknown> | null = null, catalogue = ENGLISH) =>
  render(Panels, {
    props: {
      page: PAGE as never,
      view: view as never,
      question: question as never,
      offered: question ? offeredThings(question as never) : new Map<string, string>(),
      choose: () => {},
      catalogue,
      selected: null,
      language: catalogue.language,
    },
  }).body.replace(/<!--.*?-->/g, "");
/** One of them, by what stands over it. */
const panel = (html: string, title: string) =>
  html.split("<details").find((part) => part.includes(`${ENGLISH.name("board", title)}</summary>`)) ?? "";
const text = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const card = (word: string) => ENGLISH.name("card", word);
const cardNumbers = (...cards: string[]) => cards.map((word) => PAGE.ids.cards.indexOf(word));
const rows = (html: string) =>
  [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, cell]) =>
    text(cell!).trim().split(" ").at(-1),
  );

describe("the diplomatic cards of two", () => {
  const told = text(panel(panels(ACTING, ASKED), "diplomatic"));

  test("piles and hands are counted, discards and cards to come are named", () => {
    expect(told).toMatch(/Deck 6 /);
    expect(told).toMatch(/Papacy 1 .*Protestants? 1 /);
    expect(told).toContain("Discards (4)");
    expect(told).toContain("Waiting for the League (7)");
    for (const n of [...ACTING.diplomacy!.discards, ...ACTING.diplomacy!.late])
      expect(told).toContain(card(PAGE.ids.cards[n]!));
  });

  test("what was seen of the other hand is named", () => {
    expect(ACTING.own_diplomacy!.shown).toHaveLength(1);
    expect(told).toContain(`Seen in the other hand ${card("dip_french_invasion")}`);
    expect(text(panel(panels(CHOICE, CHOOSE), "diplomatic"))).toContain("Seen in the other hand none");
  });

  test("a card that must be played and troops held fast are told while there are any", () => {
    expect(told).not.toContain("To be played");
    expect(told).not.toContain("Vienna this turn");
    const [due] = cardNumbers("dip_plague");
    const view: View = {
      ...ACTING,
      own_diplomacy: { ...ACTING.own_diplomacy!, due: { protestant: due! } },
      diplomacy: { ...ACTING.diplomacy!, pinned: [[PAGE.ids.places.indexOf("graz"), 1, 2]] },
    };
    const now = text(panel(panels(view), "diplomatic"));
    expect(now).toContain(`To be played this turn ${card("dip_plague")}`);
    expect(now).toMatch(/Held fast about Vienna this turn Graz \(Habsburgs? 2\)/);
  });

  test("who looks on sees piles and numbers only", () => {
    const { own_diplomacy: _, ...open } = ACTING;
    const seen = text(panel(panels({ ...open, hands: {} }), "diplomatic"));
    expect(seen).toContain("Discards (4)");
    expect(seen).not.toContain("Seen in the other hand");
  });

  test.each(LANGUAGES)("they lie in the hand with name and text in %s", (language) => {
    const catalogue = titleCatalogue("here_i_stand", language);
    const cards = handOf({ page: PAGE, view: CHOICE, catalogue } as never, null as never).flatMap(
      (group) => group.cards,
    );
    for (const word of CHOOSE.options as string[]) {
      const card = cards.find((one) => one.word === word)!;
      expect(card.name).toBe(catalogue.name("card", word));
      expect(card.detail).toBe(catalogue.name("card_kind", "diplomatic"));
      expect(card.text).toContain(catalogue.format(`card-text-${word}`));
    }
  });

  test("larger tables have no such panel", () => {
    expect(panel(panels(POSITIONS["move.to"]!.view), "diplomatic")).toBe("");
  });
});

describe("powers that nobody plays", () => {
  test("only the two players are played", () => {
    expect(PAGE.ids.powers.filter((power) => isPlayed(ACTING, power))).toEqual(["papacy", "protestant"]);
    expect(isPlayed(POSITIONS["move.to"]!.view, "france")).toBe(true);
  });

  test("they have no row of points, and one of relations only with an enemy or an ally", () => {
    const quiet: View = {
      ...ACTING,
      relation: ACTING.relation.map(() => 0),
      captor: ACTING.captor.map(() => -1),
      side: PAGE.ids.powers.map((_, p) => p),
    };
    expect(rows(panel(panels(quiet), "powers"))).toHaveLength(4);
    const [france, papacy] = [PAGE.ids.powers.indexOf("france"), PAGE.ids.powers.indexOf("papacy")];
    const relation = quiet.relation.map((_, i) => Number(i === france * PAGE.ids.powers.length + papacy));
    const atWar = rows(panel(panels({ ...quiet, relation }), "powers"));
    expect(atWar).toHaveLength(5);
    expect(atWar.filter((name) => name === "France")).toHaveLength(1);
  });

  test("one that holds a captive is listed", () => {
    const captor = ACTING.captor.map((_, n) => (n === 0 ? PAGE.ids.powers.indexOf("france") : -1));
    const html = text(panel(panels({ ...ACTING, captor }), "powers"));
    expect(html).toContain(`Captives: ${ENGLISH.name("leader", PAGE.ids.leaders[0]!)}`);
  });

  test("nobody sails to the New World", () => {
    expect(panel(panels(ACTING), "new_world")).toBe("");
    expect(panel(panels(POSITIONS["move.to"]!.view), "new_world")).not.toBe("");
  });

  test("the map's legend counts no points for them", () => {
    const points = (view: View) =>
      render(Legend, {
        props: { page: PAGE, view, nameOf: (kind, word) => ENGLISH.name(kind, word) },
      }).body.match(/class="points/g);
    expect(points(ACTING)).toHaveLength(2);
    expect(points(POSITIONS["move.to"]!.view)).toHaveLength(6);
  });

  test("larger tables list all six", () => {
    expect(rows(panel(panels(POSITIONS["move.to"]!.view), "powers"))).toHaveLength(12);
  });
});

describe("a player who leads another power", () => {
  test("is told for which he acts", () => {
    expect(actingFor(ASKED as never)).toBe("france");
    expect(text(panels(ACTING, ASKED))).toMatch(/Acting for: .*?France/);
  });

  test("is shown the costs of what that power may do, and else those of his own", () => {
    const options = ["move_clear", "assault"];
    const question = {
      ...ASKED,
      key: "action.abroad",
      about: { power: ["power", "france"], points: 2 },
      options,
      named: options.map((action) => ["action", action]),
    };
    expect(actingFor(question)).toBe("france");
    const abroad = panel(panels(ACTING, question), "actions");
    expect(text(abroad)).toContain("France");
    expect(rows(abroad)).toHaveLength(options.length);
    expect(text(panel(panels(ACTING, ASKED), "actions"))).toContain(ENGLISH.name("power", "protestant"));
  });

  test("nothing is said where he answers for himself", () => {
    expect(actingFor(CHOOSE as never)).toBeNull();
    expect(actingFor(null)).toBeNull();
    expect(text(panels(CHOICE, CHOOSE))).not.toContain("Acting for:");
  });
});

describe("effects that last", () => {
  const { view } = POSITIONS["move.to"]!;
  const lasting = (power: string, ...effects: string[]): View => ({
    ...view,
    lasting: PAGE.ids.powers
      .slice(0, 6)
      .map((word) =>
        word === power ? effects.reduce((bits, e) => bits | (1 << PAGE.ids.effects.indexOf(e)), 0) : 0,
      ),
  });

  test("are read from their bits", () => {
    expect(inForce(PAGE, lasting("france", "foul_weather_rules", "risen"))).toEqual([
      { power: "france", effects: ["foul_weather_rules", "risen"] },
    ]);
    expect(inForce(PAGE, lasting("france"))).toEqual([]);
  });

  test.each(LANGUAGES)("are told with the turn in %s", (language) => {
    const catalogue = titleCatalogue("here_i_stand", language);
    const html = text(panels(lasting("france", ...PAGE.ids.effects), null, catalogue));
    for (const effect of PAGE.ids.effects)
      expect(html).toContain(
        `${catalogue.name("power", "france")}: ${catalogue.name("effect", effect)}`.replace(/\s+/g, " "),
      );
  });

  test("nothing is said while there are none", () => {
    expect(text(panels(lasting("france")))).not.toContain("In force");
  });
});
