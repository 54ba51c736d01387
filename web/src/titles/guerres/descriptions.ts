// Descriptions of things with what stands there, for tooltips, buttons and screen readers.

import { indexOf } from "../../shared/columns";
import type { NameOf } from "../../shared/targets";
import {
  armiesIn,
  holderOf,
  marksOf,
  onLoire,
  townSize,
  townsNow,
  type Army,
  type Character,
  type Page,
  type View,
} from "./viewModel";

/** "Royalist army 1: troop points 4 (medium), Henri de Valois, supported by ...". */
export function describeArmy(nameOf: NameOf, army: Army): string {
  const led = [
    army.commander && `${nameOf("board", "commander")} ${nameOf("character", army.commander)}`,
    army.supporter && `${nameOf("board", "supporter")} ${nameOf("character", army.supporter)}`,
    army.from && `${nameOf("board", "came_from")} ${nameOf("province", army.from)}`,
    army.moved && nameOf("board", "moved"),
    army.resting && nameOf("board", "resting"),
  ].filter(Boolean);
  const strength = `${nameOf("term", "troops")} ${army.troops} (${nameOf("size", army.size)})`;
  return `${nameOf("army", army.word)}: ${[strength, ...led].join(", ")}`;
}

/** "Paris: special town, Royalists". */
export function describeTown(page: Page, view: View, nameOf: NameOf, town: string): string {
  const holder = holderOf(page, view, town);
  const t = indexOf(page.ids.towns, town);
  const parts = [
    nameOf("term", townSize(page, town)),
    holder ? nameOf("faction", holder) : nameOf("term", "nobody"),
    `${nameOf("lookup", "garrison")} ${page.board.garrison[t]}`,
    onLoire(page, town) ? nameOf("board", "crossing") : "",
  ];
  return `${nameOf("town", town)}: ${parts.filter(Boolean).join(", ")}`;
}

/** What a province is and what stands there, a line each. */
export function describeProvince(page: Page, view: View, nameOf: NameOf, province: string): string[] {
  const p = indexOf(page.ids.provinces, province);
  const towns = page.board.towns[p]!.filter((town) => townsNow(page, view).includes(town));
  return [
    nameOf("term", page.board.foreign[p] ? "foreign" : "province"),
    view.frozen[p] ? nameOf("board", "frozen") : "",
    view.activated[p] ? nameOf("board", "activated") : "",
    ...towns.map((town) => describeTown(page, view, nameOf, town)),
    ...armiesIn(page, view, province).map((army) => describeArmy(nameOf, army)),
    `${nameOf("lookup", "borders")}: ${page.board.borders[p]!.map((to) => nameOf("province", to)).join(", ")}`,
  ].filter(Boolean);
}

export const describePlace = (page: Page, view: View, nameOf: NameOf, province: string): string =>
  `${nameOf("province", province)}: ${describeProvince(page, view, nameOf, province).join("; ")}`;

/** The rank of a leader with his tactical value, "A3★"; empty for others. */
export const describeRank = (nameOf: NameOf, { command, tactical, starred }: Character): string =>
  command ? `${nameOf("rank", command)}${tactical}${starred ? "★" : ""}` : "";

/** "†" and where the values of a thing come from, a line each; empty where they are the rulebook's. */
export function sourceNotes(page: Page, nameOf: NameOf, kind: string, word: string): string[] {
  const marks = marksOf(page, kind, word);
  const has = (source: string) => marks.some((mark) => mark.source === source);
  const cost = kind === "size" ? `${nameOf("lookup", "cost")}: ` : "";
  return [
    has("overlay") ? `† ${nameOf("source", "overlay")}` : "",
    has("reconstructed") ? `† ${cost}${nameOf("board", "reconstructed")}` : "",
  ].filter(Boolean);
}
