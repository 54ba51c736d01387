import { describe, expect, test } from "vitest";
import {
  boundingBox,
  containsCentre,
  fillingZoom,
  focusOf,
  mustMove,
  questionZoom,
  rescaled,
} from "../src/table/viewport";

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

  test("is filled, with labels that can be read", () => {
    expect(fillingZoom([1440, 1080], [1440, 1080])).toBe(1);
    expect(fillingZoom([720, 540], [1440, 1080])).toBeCloseTo(11 / (14.5 / 2));
    expect(fillingZoom([1500, 1000], [1000, 1000])).toBeCloseTo(1.5);
    expect(fillingZoom([4000, 1000], [1000, 1000])).toBe(1.6);
  });

  test("comes a little closer where all that is asked fits", () => {
    expect(questionZoom([0, 0, 390, 400], [390, 400], 2)).toBe(2);
    expect(questionZoom([0, 0, 10, 10], [390, 400], 2)).toBeCloseTo(2.3);
    expect(questionZoom([0, 0, 160, 160], [390, 400], 2)).toBeCloseTo(390 / 184);
  });

  test("goes to all that is asked, or to where most of it is", () => {
    const [one, other, far] = [
      [0, 0, 10, 10],
      [30, 0, 40, 10],
      [500, 0, 510, 10],
    ] as const;
    expect(focusOf([one, other], [100, 100])).toEqual([0, 0, 40, 10]);
    expect(focusOf([far, one, other], [100, 100])).toEqual(one);
  });

  test("moves where something asked for is out of sight, and can be shown", () => {
    const window = [0, 0, 100, 100] as const;
    expect(mustMove([[10, 10, 20, 20]], window)).toBe(false);
    expect(mustMove([[110, 10, 120, 20]], window)).toBe(true);
    expect(
      mustMove(
        [
          [80, 10, 90, 20],
          [110, 10, 120, 20],
        ],
        window,
      ),
    ).toBe(true);
    expect(
      mustMove(
        [
          [80, 10, 90, 20],
          [510, 10, 520, 20],
        ],
        window,
      ),
    ).toBe(false);
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
