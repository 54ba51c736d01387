// Descriptions of things with what stands there, for tooltips, buttons and screen readers.

import { indexOf } from "../../shared/columns";
import type { NameOf } from "../../shared/targets";
import {
  besiegerOf,
  cityCard,
  countAll,
  isCommercial,
  marksOf,
  pilesIn,
  pilesOfProvince,
  provinceCard,
  sectionOf,
  slotsOf,
  type Page,
  type Pile,
  type View,
} from "./viewModel";

/** The phase, by its name; before the first phase of all, the set-up. */
export const phaseName = (view: View, nameOf: NameOf): string =>
  view.phase === "setup"
    ? nameOf("board", "setup")
    : nameOf(view.phase.startsWith("opening_") ? "opening_phase" : "phase", view.phase);

/** Points as the reader's language writes them: 5.5 or 5,5. */
export const formatPoints = (language: string, points: number): string => points.toLocaleString(language);

const joinParts = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join("; ");

/** "Catholics 2, Neutral 1". */
export const describePiles = (nameOf: NameOf, piles: readonly Pile[]): string =>
  piles.map(({ owner, count }) => `${nameOf("owner", owner)} ${count}`).join(", ");

export function describePlace(page: Page, view: View, nameOf: NameOf, place: string): string {
  const piles = describePiles(nameOf, pilesIn(page, view, place)) || nameOf("board", "empty");
  const p = indexOf(page.ids.places, place);
  const city = p < page.counts.cities;
  const holder = city ? cityCard(page, view, place) : null;
  const besieger = city ? besiegerOf(page, view, place) : null;
  return `${nameOf("place", place)}: ${joinParts([
    isCommercial(page, place) && nameOf("term", "commercial"),
    piles,
    holder && `${nameOf("card", "city")}: ${nameOf("faction", holder)}`,
    besieger &&
      `${nameOf("board", "besieged")}: ${besieger === "beggars" ? nameOf("unit", "beggar") : nameOf("faction", besieger)}`,
  ])}`;
}

export function describeProvince(page: Page, view: View, nameOf: NameOf, province: string): string {
  const limit = page.board.limit[indexOf(page.ids.provinces, province)];
  const holder = provinceCard(page, view, province);
  const piles = pilesOfProvince(page, view, province);
  return `${nameOf("province", province)}: ${joinParts([
    `${nameOf("term", "limit")} ${countAll(piles)}/${limit}`,
    holder && `${nameOf("card", "province")}: ${nameOf("faction", holder)}`,
    describePiles(nameOf, piles),
  ])}`;
}

export function describeSection(page: Page, view: View, nameOf: NameOf, region: string): string {
  const section = sectionOf(page, view, region);
  const armies = (abandoned: boolean) =>
    page.ids.factions
      .map((owner) => ({
        owner,
        count: section.armies.filter((a) => a.faction === owner && a.abandoned === abandoned).length,
      }))
      .filter(({ count }) => count > 0);
  const [kept, left] = [armies(false), armies(true)];
  return `${nameOf("region", region)}, ${nameOf("term", "section")} ${section.armies.length}/${section.boxes}: ${
    joinParts([
      kept.length > 0 && `${nameOf("unit", "army")}: ${describePiles(nameOf, kept)}`,
      left.length > 0 && `${nameOf("unit", "abandoned")}: ${describePiles(nameOf, left)}`,
      section.beggars > 0 && `${nameOf("unit", "beggar")}: ${section.beggars}`,
      section.standoff && nameOf("term", "standoff"),
    ]) || nameOf("board", "empty")
  }`;
}

export function describeSupport(page: Page, view: View, nameOf: NameOf, box: string): string {
  const slots = slotsOf(page, view, box).map(
    (slot) =>
      `${nameOf("slot_kind", slot.kind)} ${countAll(slot.piles)}/${slot.size}${slot.piles.length ? ` (${describePiles(nameOf, slot.piles)})` : ""}`,
  );
  return `${nameOf("support", box)}: ${slots.join("; ")}`;
}

/** "†" and where uncertain values of a record come from, a line each; empty where all is sure. */
export function doubtNote(page: Page, nameOf: NameOf, record: string, fields?: readonly string[]): string {
  const marks = fields ? fields.flatMap((field) => marksOf(page, record, field)) : marksOf(page, record);
  const lines = new Set(marks.map(({ source }) => `† ${nameOf("source", source)}`));
  return [...lines].join("\n");
}

export const recordOf = (page: Page, place: string): string =>
  `${indexOf(page.ids.places, place) < page.counts.cities ? "city" : "town"}.${place}`;
