import { describe, expect, test } from "vitest";
import { initials } from "../src/shared/initials";
import { overlapOf, placeGroups, rectAt, strayCost, type Group } from "../src/shared/placement";

const OPTIONS = { start: 14, step: 8, steps: 6, within: [0, 0, 400, 400] as const };

function placed(groups: Group[], fixed: (readonly [number, number, number, number])[] = []) {
  const found = placeGroups(groups, fixed, OPTIONS);
  return groups.map(({ id, at, shapes }) => {
    const { offset, shape } = found.get(id)!;
    return rectAt([at[0] + offset[0], at[1] + offset[1]], shapes[shape]!);
  });
}

describe("counters", () => {
  test("stand above their place where nothing is in the way", () => {
    expect(placed([{ id: "a", at: [200, 200], shapes: [[30, 20]] }])).toEqual([[185, 166, 215, 186]]);
  });

  test("rather stand further off than at the place of others", () => {
    const names = [
      [150, 150, 250, 190],
      [150, 210, 250, 230],
    ] as const;
    const at = [200, 200] as const;
    const group: Group = { id: "a", at, shapes: [[30, 20]] };
    const neighbours = [
      [250, 200],
      [150, 170],
    ] as const;
    const [apart] = placed([{ ...group, costAt: strayCost(at, neighbours) }], [...names]);
    expect(strayCost(at, neighbours)(rectAt([235, 200], [30, 20]))).toBeGreaterThan(0);
    expect(strayCost(at, neighbours)(apart!)).toBe(0);
  });

  test("keep off names, off each other and within the board", () => {
    const name = [150, 150, 250, 190] as const;
    const groups: Group[] = ["a", "b", "c"].map((id, n) => ({
      id,
      at: [190 + 8 * n, 200],
      shapes: [[60, 20]],
    }));
    const rects = placed([...groups, { id: "d", at: [3, 3], shapes: [[40, 20]] }], [name]);
    for (const [n, rect] of rects.entries()) {
      expect(overlapOf(rect, name)).toBe(0);
      expect(Math.min(...rect)).toBeGreaterThanOrEqual(0);
      for (const other of rects.slice(n + 1)) expect(overlapOf(rect, other)).toBe(0);
    }
  });

  test("take another shape where the first has no room", () => {
    const walls = [
      [0, 0, 160, 400],
      [240, 0, 400, 400],
    ] as const;
    const shapes = [
      [120, 20],
      [60, 40],
    ] as const;
    const [rect] = placed([{ id: "a", at: [200, 200], shapes }], [...walls]);
    expect(rect![2] - rect![0]).toBe(60);
  });
});

test("people are known by a few letters, in every language", () => {
  const names = {
    "Charles V": "CV",
    "Henri VIII": "HVIII",
    "François Ier": "FI",
    "Andrea Doria": "AD",
    Suleiman: "Sul",
    "Duke of Alva": "Alv",
    "duc d’Albe": "Alb",
    "hertog van Alva": "Alv",
    renégat: "Ren",
    "Catherine de’ Medici": "CM",
  };
  expect(Object.keys(names).map(initials)).toEqual(Object.values(names));
});
