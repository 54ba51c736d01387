import { expect, test } from "vitest";
import { readFacts } from "../../scripts/guerres/facts";
import { geometry } from "../../scripts/guerres/geography";
import { plane } from "../../scripts/guerres/plane";
import drawn from "../../src/titles/guerres/geometry.json";

const FILE = "../../src/titles/guerres/geometry.json";
const facts = readFacts();

test("the map is what its script makes of the coast and the board", async () => {
  await expect(`${JSON.stringify(geometry(facts))}\n`).toMatchFileSnapshot(FILE);
}, 60_000);

test("every province of the board has land on the drawing, every town a spot", () => {
  expect(Object.keys(drawn.cells)).toEqual(Object.keys(facts.borders));
  expect(Object.keys(drawn.at.province)).toEqual(Object.keys(facts.borders));
  expect(Object.keys(drawn.at.town).sort()).toEqual(Object.keys(facts.provinceOf).sort());
});

test("the plane of the drawing is that of true longitude and latitude", () => {
  const { paris, marseille, rennes } = facts.at.town;
  expect(plane([2.35, 48.86]).map(Math.round)).toEqual(paris);
  expect(plane([5.37, 43.3]).map(Math.round)).toEqual(marseille);
  expect(plane([-1.68, 48.11]).map(Math.round)).toEqual(rennes);
});

test("provinces that do not touch on the drawing are joined by a way", () => {
  for (const [from, to] of drawn.ways) expect(facts.borders[from!]).toContain(to);
  expect(drawn.ways).toContainEqual(["angleterre", "normandie"]);
});
