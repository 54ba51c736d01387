import { describe, expect, test } from "vitest";
import { overlapOf, rectAt } from "../../src/shared/placement";
import { bannersOn, liesIn } from "../../src/titles/guerres/banners";
import {
  armiesOf,
  charactersOf,
  courtOf,
  eventsOf,
  standings,
  tintsOf,
  townsNow,
} from "../../src/titles/guerres/viewModel";
import { PAGE, POSITIONS } from "./samples";

const { view: war } = POSITIONS["war.announce"]!;

test("armies on the map are those with troops, each with its province and its leaders", () => {
  const armies = armiesOf(PAGE, war);
  expect(armies.map(({ troops }) => troops)).toEqual(war.troops.filter((troops) => troops > 0));
  for (const { word, faction } of armies) if (faction) expect(word.startsWith(faction)).toBe(true);
  const led = war.commander.filter((who, n) => who >= 0 && war.troops[n]).length;
  expect(armies.filter(({ commander }) => commander !== null)).toHaveLength(led);
});

test("a revolt has no faction", () => {
  const view = { ...war, troops: [...war.troops], army_at: [...war.army_at] };
  const revolt = PAGE.ids.armies.indexOf("peasant_revolt");
  [view.troops[revolt], view.army_at[revolt]] = [3, 8];
  expect(armiesOf(PAGE, view).at(-1)).toMatchObject({
    word: "peasant_revolt",
    faction: null,
    province: "berry",
    troops: 3,
    size: "small",
  });
});

test("the standings add up to the board", () => {
  const all = standings(PAGE, war);
  expect(all.map(({ money }) => money)).toEqual(war.money);
  expect(all.map(({ treaty }) => treaty)).toEqual(war.treaty);
  expect(all.reduce((sum, { towns }) => sum + towns, 0)).toBe(townsNow(PAGE, war).length);
  expect(all.map(({ camp }) => camp).sort()).toEqual(["opposing", "royal", "royal"]);
});

test("a marker that nobody holds is not on the map", () => {
  const havre = PAGE.ids.towns.indexOf("le_havre");
  const control = war.control.with(havre, -1);
  expect(townsNow(PAGE, { ...war, control })).not.toContain("le_havre");
});

describe("hands", () => {
  const { view, question } = POSITIONS["court.character"]!;

  test("the owner sees the whole court hand, the others' only as far as it is open", () => {
    const own = question.role as string;
    const hand = standings(PAGE, view).find(({ faction }) => faction === own)!;
    expect(courtOf(PAGE, view, own)).toHaveLength(hand.court - hand.ghosts);
    for (const { faction, court } of standings(PAGE, view))
      expect(courtOf(PAGE, view, faction).length).toBeLessThanOrEqual(court);
  });

  test("who has the best letter comes first, and leads", () => {
    expect(charactersOf(PAGE, view, "royalist")[0]).toMatchObject({ word: "charles_ix", succession: "a" });
    expect(standings(PAGE, view)[0]!.leader).toBe("charles_ix");
  });

  test("cards of a hand are those of which the seat knows", () => {
    const { view: moving, question: asked } = POSITIONS["event.move"]!;
    const options = asked.options as string[];
    const held = eventsOf(PAGE, moving, asked.role as string);
    for (const word of options) if (PAGE.ids.events.includes(word)) expect(held).toContain(word);
  });
});

test("no two neighbours in France share a tint", () => {
  const tints = tintsOf(PAGE);
  PAGE.ids.provinces.forEach((province, p) => {
    if (PAGE.board.foreign[p]) return expect(tints.get(province)).toBe("foreign");
    for (const other of PAGE.board.borders[p]!) expect(tints.get(other)).not.toBe(tints.get(province));
  });
});

test("armies stand in their province, off each other", () => {
  const { view } = POSITIONS["war.announce"]!;
  const banners = bannersOn(PAGE, view, (_, word) => word);
  expect(banners.map(({ army }) => army.word).toSorted()).toEqual(
    armiesOf(PAGE, view)
      .map(({ word }) => word)
      .toSorted(),
  );
  for (const { army, at } of banners) expect(liesIn(at, army.province)).toBe(true);
  const rects = banners.map(({ at }) => rectAt(at, [46, 34]));
  rects.forEach((rect, n) => rects.slice(n + 1).forEach((other) => expect(overlapOf(rect, other)).toBe(0)));
});
