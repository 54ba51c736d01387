import { expect, test } from "vitest";
import { geometry, touching } from "../../scripts/revolution/geography";
import { FACTS, PAGE } from "./samples";

const FILE = "../../src/titles/revolution/geometry.json";
const QUARTER = 12; // four lands may meet in a point, which a drawing makes a short line

test("the map is what its script makes of the coast and the board", async () => {
  await expect(`${JSON.stringify(geometry(FACTS))}\n`).toMatchFileSnapshot(FILE);
}, 60_000);

test("provinces touch on the map as they do in the rules", () => {
  const { ids, board } = PAGE;
  const ruled = ids.provinces.flatMap((province, i) =>
    board.borders[i]!.filter((other) => province < other).map((other) => `${province} ${other}`),
  );
  const drawn = touching(FACTS);
  const wrong = [...drawn].filter(([pair, length]) => length > QUARTER && !ruled.includes(pair));
  expect(wrong).toEqual([]);
  const apart = ruled.filter((pair) => (drawn.get(pair) ?? 0) <= QUARTER);
  expect(apart).toEqual(["holland zeeland"]); // a strait lies between
  expect(drawn.has("holland zeeland")).toBe(true);
}, 60_000);
