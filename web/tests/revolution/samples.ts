// What the drawing of the map is made from, as the title's own page tells it.

import type { Facts } from "../../scripts/revolution/geography";
import type { Page, View } from "../../src/titles/revolution/viewModel";
import page from "../samples/revolution.page.json";
import positions from "../samples/revolution.positions.json";

export const PAGE = page as unknown as Page;

export const FACTS: Facts = {
  drawing: page.drawing as unknown as Facts["drawing"],
  provinceOf: Object.fromEntries(page.ids.places.map((place, i) => [place, page.board.province_of[i]!])),
  regionOf: Object.fromEntries(page.ids.provinces.map((province, i) => [province, page.board.region_of[i]!])),
};

/** Positions out of games played by the machine, each with its open question. */
export const POSITIONS = positions as unknown as Record<
  string,
  { view: View; question: Record<string, unknown> }
>;
