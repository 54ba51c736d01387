import { expect, test } from "vitest";
import { anchorSpots, outline, placeAt } from "../../src/titles/here_i_stand/layout";
import {
  brokenWord,
  pairsToMap,
  protestantSpaces,
  relationOf,
  spacesNow,
  stacksOn,
  standings,
  type View,
} from "../../src/titles/here_i_stand/viewModel";
import { PAGE, POSITIONS } from "./samples";

const VIEW = POSITIONS["move.to"]!.view;
const at = (place: string, power: string) =>
  PAGE.ids.places.indexOf(place) * PAGE.ids.powers.length + PAGE.ids.powers.indexOf(power);
const bare: View = {
  ...VIEW,
  regulars: [],
  hired: [],
  squadrons: [],
  corsairs: [],
  loans: [],
  leader_at: VIEW.leader_at.map(() => -1),
  reformer_at: VIEW.reformer_at.map(() => -1),
};

test("pairs are read as index and value", () => {
  expect([...pairsToMap([3, 2, 9, 1])]).toEqual([
    [3, 2],
    [9, 1],
  ]);
});

test("pieces stand in their places by power and kind; hired Ottomans are cavalry, loans name their lender", () => {
  const { places, powers, leaders } = PAGE.ids;
  const view: View = {
    ...bare,
    regulars: [at("paris", "france"), 4, at("edirne", "ottoman"), 2],
    hired: [at("edirne", "ottoman"), 1, at("paris", "france"), 1],
    squadrons: [at("ionian_sea", "venice"), 2],
    corsairs: [places.indexOf("algiers"), 3],
    loans: [[places.indexOf("naples"), powers.indexOf("habsburg"), powers.indexOf("genoa"), 1]],
    leader_at: leaders.map((word) => (word === "francis_i" ? places.indexOf("paris") : -2)),
  };
  const stacks = stacksOn(PAGE, view);
  expect(stacks.get("paris")).toEqual({
    piles: [
      { power: "france", kind: "regular", count: 4 },
      { power: "france", kind: "mercenary", count: 1 },
    ],
    leaders: ["francis_i"],
    reformers: [],
  });
  expect(stacks.get("edirne")!.piles.map(({ kind }) => kind)).toEqual(["regular", "cavalry"]);
  expect(stacks.get("ionian_sea")!.piles).toEqual([{ power: "venice", kind: "squadron", count: 2 }]);
  expect(stacks.get("algiers")!.piles).toEqual([{ power: "ottoman", kind: "corsair", count: 3 }]);
  expect(stacks.get("naples")!.piles[0]).toMatchObject({ power: "habsburg", lender: "genoa" });
  expect(stacks.size).toBe(5);
});

test("markers are found on their spaces", () => {
  const paris = PAGE.ids.places.indexOf("paris");
  const view: View = {
    ...VIEW,
    unrest: [paris, 1],
    besieged: VIEW.besieged.map((_, i) => (i === paris ? 7 : 0)),
  };
  expect(spacesNow(PAGE, view).get("paris")).toMatchObject({ unrest: true, besieged: true });
  expect(spacesNow(PAGE, view).get("lyon")).toMatchObject({ unrest: false, besieged: false });
});

test("keys are counted by who controls them", () => {
  const keys = standings(PAGE, VIEW).reduce((sum, { keys }) => sum + keys, 0);
  expect(keys).toBeGreaterThan(15);
  const none = { ...VIEW, control: VIEW.control.map(() => -1) };
  expect(standings(PAGE, none).map(({ keys }) => keys)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("Protestant spaces are counted, all and by zone", () => {
  const all = PAGE.ids.zones.reduce((sum, zone) => sum + protestantSpaces(PAGE, VIEW, zone), 0);
  expect(protestantSpaces(PAGE, VIEW)).toBeGreaterThanOrEqual(all);
});

test("relations are the same from both sides", () => {
  for (let one = 0; one < 6; one++)
    for (let other = 0; other < 6; other++)
      expect(relationOf(PAGE, VIEW, one, other)).toBe(relationOf(PAGE, VIEW, other, one));
});

test("a minor power stands where its ally does", () => {
  const [france, papacy, venice] = ["france", "papacy", "venice"].map((word) =>
    PAGE.ids.powers.indexOf(word),
  );
  const relation = VIEW.relation.map((_, i) => Number(i === france! * PAGE.ids.powers.length + papacy!));
  const side = PAGE.ids.powers.map((_, p) => p);
  const alone = { ...VIEW, relation, side };
  const joined = { ...alone, side: side.map((p) => (p === venice ? papacy! : p)) };
  expect(relationOf(PAGE, alone, papacy!, venice!)).toBe("peace");
  expect(relationOf(PAGE, joined, papacy!, venice!)).toBe("allied");
  expect(relationOf(PAGE, joined, france!, venice!)).toBe("war");
});

test("a broken word is remembered of whoever broke it, with its turn", () => {
  const view: View = { ...VIEW, word_broken: [3 * 6 + 2, 4] };
  expect([brokenWord(view, 3, 2), brokenWord(view, 2, 3), brokenWord(view, 1, 20)]).toEqual([4, 0, 0]);
  expect(brokenWord({ ...VIEW, word_broken: undefined }, 3, 2)).toBe(0);
});

test("each type of space has its own outline, and every place a point", () => {
  const types = ["key", "electorate", "fortress", "unfortified"];
  expect(new Set(types.map((type) => outline(type))).size).toBe(4);
  for (const place of PAGE.ids.places) expect(placeAt(place)).not.toEqual([0, 0]);
});

test("anchors stand on the side of their seas, away from the name", () => {
  expect(anchorSpots("below", [-80])).toEqual([[-25, 4]]);
  expect(anchorSpots("below", [60, -20])).toEqual([
    [25, 4],
    [-25, 4],
  ]);
  expect(anchorSpots("right", [90])).toEqual([[-25, 2]]);
});
