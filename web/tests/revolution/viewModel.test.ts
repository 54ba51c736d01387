import { describe, expect, test } from "vitest";
import {
  besiegerOf,
  citiesOf,
  cityCard,
  countAll,
  isCommercial,
  marksOf,
  pilesIn,
  pilesOfProvince,
  placesIn,
  provinceCard,
  sectionOf,
  slotsOf,
  standings,
  townsOf,
} from "../../src/titles/revolution/viewModel";
import { PAGE, POSITIONS } from "./samples";

const view = POSITIONS["influence.target"]!.view;

describe("reading the columns", () => {
  test("cities come first, then towns", () => {
    expect([citiesOf(PAGE).length, townsOf(PAGE).length]).toEqual([12, 20]);
    expect([citiesOf(PAGE)[0], citiesOf(PAGE)[11], townsOf(PAGE)[0]]).toEqual([
      "aachen",
      "utrecht",
      "alkmaar",
    ]);
  });

  test("every counter on the board is read once", () => {
    const sum = PAGE.ids.provinces.reduce(
      (all, word) => all + countAll(pilesOfProvince(PAGE, view, word)),
      0,
    );
    expect(sum).toBe(view.units.reduce((all, many) => all + many, 0));
  });

  test("a place tells whose counters stand in it", () => {
    expect(pilesIn(PAGE, view, "amsterdam")).toEqual([
      { owner: "nobility", count: 5 },
      { owner: "burghers", count: 1 },
    ]);
    expect(() => pilesIn(PAGE, view, "paris")).toThrow('no "paris"');
  });

  test("a province's places end with its countryside", () => {
    expect(placesIn(PAGE, "utrecht")).toEqual(["utrecht", "utrecht_countryside"]);
  });

  test("cards and sieges name their holders", () => {
    expect([cityCard(PAGE, view, "amsterdam"), cityCard(PAGE, view, "aachen")]).toEqual(["nobility", null]);
    expect(provinceCard(PAGE, view, "holland")).toBe("burghers");
    expect(besiegerOf(PAGE, view, "amsterdam")).toBe("burghers");
    expect(besiegerOf(PAGE, { ...view, siege: [5] }, "aachen")).toBe("beggars");
  });

  test("a command section lists its armies, abandoned ones last", () => {
    const section = sectionOf(PAGE, view, "rhineland");
    expect(section.boxes).toBe(5);
    expect(section.armies).toEqual([
      { faction: "catholics", abandoned: false },
      { faction: "catholics", abandoned: false },
      { faction: "burghers", abandoned: true },
    ]);
  });

  test("a support box has the kinds of slot that it has", () => {
    expect(slotsOf(PAGE, view, "calvinists").map(({ kind, size }) => [kind, size])).toEqual([
      ["filled", 1],
      ["half", 4],
    ]);
    expect(slotsOf(PAGE, view, "huguenots")[0]).toMatchObject({
      used: 1,
      piles: [{ owner: "reformers", count: 1 }],
    });
  });

  test("factions stand in turn order, with points in full", () => {
    const [first] = standings(PAGE, view);
    expect(first).toMatchObject({ faction: "catholics", vp: 12, provinces: ["koln", "utrecht", "drenthe"] });
  });

  test("marks are found by record and by field", () => {
    expect(isCommercial(PAGE, "breda")).toBe(true);
    expect(marksOf(PAGE, "town.breda", "commercial")).toHaveLength(1);
    expect(marksOf(PAGE, "town.breda", "limit")).toEqual([]);
    expect(marksOf(PAGE, "region.north").map(({ path }) => path)).toContain("region.north.boxes");
  });
});
