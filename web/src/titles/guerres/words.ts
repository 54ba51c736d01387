// The position in words: names of things with what stands there, for tooltips, buttons and screen readers.

import {
  armiesIn,
  holderOf,
  indexOf,
  onLoire,
  townSize,
  townsNow,
  type Army,
  type Page,
  type View,
} from "./columns";
import type { Names } from "../../shared/targets";

/** "Royalist army 1: troop points 4 (medium), Henri de Valois, supported by ...". */
export function armyInWords(names: Names, army: Army): string {
  const led = [
    army.commander && `${names("board", "commander")} ${names("character", army.commander)}`,
    army.supporter && `${names("board", "supporter")} ${names("character", army.supporter)}`,
    army.from && `${names("board", "came_from")} ${names("province", army.from)}`,
    army.moved && names("board", "moved"),
    army.resting && names("board", "resting"),
  ].filter(Boolean);
  const strength = `${names("term", "troops")} ${army.troops} (${names("size", army.size)})`;
  return `${names("army", army.word)}: ${[strength, ...led].join(", ")}`;
}

/** "Paris: special town, Royalists". */
export function townInWords(page: Page, view: View, names: Names, town: string): string {
  const holder = holderOf(page, view, town);
  const t = indexOf(page.ids.towns, town);
  const parts = [
    names("term", townSize(page, town)),
    holder ? names("faction", holder) : names("term", "nobody"),
    `${names("lookup", "garrison")} ${page.board.garrison[t]}`,
    onLoire(page, town) ? names("board", "crossing") : "",
  ];
  return `${names("town", town)}: ${parts.filter(Boolean).join(", ")}`;
}

/** What a province is and what stands there, a line each. */
export function provinceInWords(page: Page, view: View, names: Names, province: string): string[] {
  const p = indexOf(page.ids.provinces, province);
  const towns = page.board.towns[p]!.filter((town) => townsNow(page, view).includes(town));
  return [
    names("term", page.board.foreign[p] ? "foreign" : "province"),
    view.frozen[p] ? names("board", "frozen") : "",
    view.activated[p] ? names("board", "activated") : "",
    ...towns.map((town) => townInWords(page, view, names, town)),
    ...armiesIn(page, view, province).map((army) => armyInWords(names, army)),
    `${names("lookup", "borders")}: ${page.board.borders[p]!.map((to) => names("province", to)).join(", ")}`,
  ].filter(Boolean);
}

export const placeInWords = (page: Page, view: View, names: Names, province: string): string =>
  `${names("province", province)}: ${provinceInWords(page, view, names, province).join("; ")}`;
