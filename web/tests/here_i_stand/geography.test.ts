import { expect, test } from "vitest";
import type { Point } from "../../scripts/geography/points";
import { readFacts } from "../../scripts/here_i_stand/facts";
import { bending, geometry } from "../../scripts/here_i_stand/geography";
import { thinPlate } from "../../scripts/here_i_stand/spline";
import { SPOTS } from "../../scripts/here_i_stand/spots";
import drawn from "../../src/titles/here_i_stand/geometry.json";

const FILE = "../../src/titles/here_i_stand/geometry.json";

test("the map is what its script makes of the coast and the board", async () => {
  await expect(`${JSON.stringify(geometry(readFacts()))}\n`).toMatchFileSnapshot(FILE);
}, 60_000);

test("a plate that is not stiff brings every point to its place, and keeps what is straight", () => {
  const from: Point[] = [
    [0, 0],
    [4, 0],
    [0, 3],
    [4, 3],
    [2, 1],
  ];
  const exact = thinPlate(
    from,
    from.map(([x, y]): Point => [x * 2 + (x === 2 ? 1 : 0), y]),
    0,
  );
  expect(exact([2, 1]).map((n) => Number(n.toFixed(6)))).toEqual([5, 1]);
  const straight = thinPlate(
    from,
    from.map(([x, y]): Point => [2 * x + y, y - 1]),
    0,
  );
  expect(straight([1, 2]).map((n) => Number(n.toFixed(6)))).toEqual([4, 1]);
});

test("every space of the board has a spot in the world and land about it", () => {
  const facts = readFacts();
  expect(Object.keys(facts.zone).sort()).toEqual(Object.keys(SPOTS).sort());
  expect(Object.keys(drawn.cells)).toEqual(Object.keys(facts.zone));
  expect(Object.keys(drawn.seas)).toHaveLength(14);
});

test("no city is far from where the bent world has it", () => {
  const facts = readFacts();
  const bent = bending(facts);
  const at = drawn.at as unknown as Record<string, Point>;
  const far = Object.entries(SPOTS).filter(([word, spot]) => {
    const [x, y] = bent([...spot]);
    return Math.hypot(x - at[word]![0], y - at[word]![1]) > 30;
  });
  expect(far.map(([word]) => word)).toEqual([]);
});
