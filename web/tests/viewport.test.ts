import { describe, expect, test } from "vitest";
import { boundingBox, containsCentre, initialZoom, rescaled } from "../src/table/viewport";

describe("the window of the board", () => {
  test("lies about all that is asked", () => {
    expect(
      boundingBox([
        [10, 20, 30, 40],
        [5, 30, 15, 90],
      ]),
    ).toEqual([5, 20, 30, 90]);
  });

  test("shows what has its middle in it", () => {
    expect(containsCentre([-50, 0, 60, 10], [0, 0, 100, 100])).toBe(true);
    expect(containsCentre([-50, 0, 40, 10], [0, 0, 100, 100])).toBe(false);
  });

  test("begins about twice as close, closer only where all that is asked fits", () => {
    expect(initialZoom([0, 0, 390, 400], 390, 400)).toBe(1.8);
    expect(initialZoom([0, 0, 10, 10], 390, 400)).toBe(2.4);
    expect(initialZoom([0, 0, 160, 160], 390, 400)).toBeCloseTo(390 / 192);
  });

  test("shows the same, as large, when it becomes smaller", () => {
    const look = rescaled({ x: 195, y: 400, k: 2 }, [390, 600], [390, 150], 1, 8);
    expect(look.k).toBeCloseTo(2 / (150 / 390));
    expect(look.x).toBe(195);
    expect(look.y).toBeCloseTo(75 + 100 * (150 / 390));
    const back = rescaled(look, [390, 150], [390, 600], 1, 8);
    expect([back.x, back.y, back.k].map(Math.round)).toEqual([195, 400, 2]);
  });
});
