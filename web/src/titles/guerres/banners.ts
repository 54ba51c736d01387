// Where the armies stand on the map: in their province, both sides apart, off towns and names and off each other.

import type { Point } from "../../shared/columns";
import { initials } from "../../shared/initials";
import { placeGroups, textWidth, type Group, type Rect, type Size } from "../../shared/placement";
import type { NameOf } from "../../shared/targets";
import { BRIDGE_HEIGHT, HALF } from "./artwork";
import geometry from "./geometry.json";
import { BANNER, HEIGHT, nameSpot, provinceAt, sideOf, townAt, WIDTH } from "./layout";
import { armiesOf, onLoire, townSize, townsNow, type Army, type Page, type View } from "./viewModel";

export interface Banner {
  army: Army;
  at: Point;
}

/** Room below a banner for the letters of its leaders. */
const LED = { high: 15, size: 14.5 };
const LEGEND: Rect = [16, 752, 256, 1130];
const OPTIONS = { start: 6, step: 12, steps: 9, within: [14, 14, WIDTH - 14, HEIGHT - 14] as Rect };
const OUTSIDE = 4000;
const SIZES: Record<string, number> = { minor: 14.5, major: 16, special: 19 };

/** The letters of those who lead an army. */
export const ledBy = ({ commander, supporter }: Army, nameOf: NameOf): string =>
  [commander, supporter]
    .filter((who): who is string => who !== null)
    .map((who) => initials(nameOf("character", who)))
    .join("+");

/** A line of text about its anchor: from the height of its capitals to the depth of its descenders. */
const lineRect = (x: number, y: number, width: number, anchor: string, size: number): Rect => {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]!;
  return [left, y - size * 0.75, left + width, y + size * 0.3];
};

/** Everything that armies must not cover: towns, names, the key of the map. */
function fixedRects(page: Page, view: View, nameOf: NameOf): Rect[] {
  const towns = townsNow(page, view).flatMap((town): Rect[] => {
    const [[x, y], size] = [townAt(town), townSize(page, town)];
    const half = HALF[size]!;
    const bridge = onLoire(page, town) ? BRIDGE_HEIGHT : 0;
    const name = nameSpot(sideOf(town), half);
    const below = bridge && sideOf(town) === "below" ? BRIDGE_HEIGHT : 0;
    const width = textWidth(nameOf("town", town), SIZES[size]!);
    return [
      [x - half, y - half, x + half, y + half + bridge],
      lineRect(x + name.x, y + name.y + below, width, name.anchor, SIZES[size]!),
    ];
  });
  const provinces = page.ids.provinces.map((province): Rect => {
    const [x, y] = provinceAt(province);
    return lineRect(x, y, textWidth(`✠ ${nameOf("province", province)}`, 17) * 1.12, "middle", 17);
  });
  return [...towns, ...provinces, LEGEND];
}

const polygons = new Map<string, Point[]>();

/** The outline of a province, from its path of one start and relative lines. */
function outlineOf(province: string): Point[] {
  const known = polygons.get(province);
  if (known) return known;
  const path = (geometry.cells as Record<string, string>)[province] ?? "";
  const numbers = (path.split("z")[0]!.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    [x, y] = [x + numbers[n]!, y + numbers[n + 1]!];
    points.push([x, y]);
  }
  polygons.set(province, points);
  return points;
}

/** Does a point lie in a province? */
export function liesIn([x, y]: Point, province: string): boolean {
  const outline = outlineOf(province);
  let inside = false;
  outline.forEach(([x1, y1], n) => {
    const [x2, y2] = outline.at(n - 1)!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Armies side by side, or one below the other. */
function shapesOf(widths: readonly number[]): { size: Size; middles: Point[] }[] {
  const high = BANNER.high + LED.high;
  const row = widths.reduce((sum, width) => sum + width + BANNER.gap, -BANNER.gap);
  let left = -row / 2;
  const beside = widths.map((width): Point => {
    const x = left + width / 2;
    left += width + BANNER.gap;
    return [x, -LED.high / 2];
  });
  const column = widths.length * (high + 2) - 2;
  const below = widths.map((_, n): Point => [0, -column / 2 + n * (high + 2) + BANNER.high / 2]);
  const shapes = [{ size: [row, high] as Size, middles: beside }];
  if (widths.length > 1) shapes.push({ size: [Math.max(...widths), column], middles: below });
  return shapes;
}

/** Every army on the map with its place. */
export function bannersOn(page: Page, view: View, nameOf: NameOf): Banner[] {
  const companies = new Map<string, Army[]>();
  for (const army of armiesOf(page, view)) {
    const id = `${army.province} ${army.faction}`;
    companies.set(id, [...(companies.get(id) ?? []), army]);
  }
  const shapes = new Map(
    [...companies].map(([id, armies]) => {
      const widths = armies.map((army) => Math.max(BANNER.wide, textWidth(ledBy(army, nameOf), LED.size)));
      return [id, shapesOf(widths)];
    }),
  );
  const groups = [...companies].map(([id, [army]]): Group => {
    const { province } = army!;
    const own = shapes.get(id)!;
    return {
      id,
      at: provinceAt(province),
      shapes: own.map(({ size }) => size),
      preferred: [0, 10 + own[0]!.size[1] / 2],
      costAt: ([left, top, right, bottom]) =>
        liesIn([(left + right) / 2, (top + bottom) / 2], province) ? 0 : OUTSIDE,
    };
  });
  const placed = placeGroups(groups, fixedRects(page, view, nameOf), OPTIONS);
  return [...companies].flatMap(([id, armies]) => {
    const { offset, shape } = placed.get(id)!;
    const { middles } = shapes.get(id)![shape]!;
    const [x, y] = provinceAt(armies[0]!.province);
    return armies.map((army, n): Banner => {
      const [dx, dy] = middles[n]!;
      return { army, at: [x + offset[0] + dx, y + offset[1] + dy] };
    });
  });
}
