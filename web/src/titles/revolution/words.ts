// The position in words: names of things with what stands there, for tooltips, buttons and screen readers.

import {
  besiegerOf,
  cityCard,
  indexOf,
  isCommercial,
  marksOf,
  pilesIn,
  pilesOfProvince,
  provinceCard,
  sectionOf,
  slotsOf,
  total,
  type Page,
  type Pile,
  type View,
} from "./columns";
import type { Names } from "../../shared/targets";

/** The phase, by its name; before the first phase of all, the set-up. */
export const phaseInWords = (view: View, names: Names): string =>
  view.phase === "setup"
    ? names("board", "setup")
    : names(view.phase.startsWith("opening_") ? "opening_phase" : "phase", view.phase);

/** Points as the reader's language writes them: 5.5 or 5,5. */
export const pointsIn = (language: string, points: number): string => points.toLocaleString(language);

const listed = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join("; ");

/** "Catholics 2, Neutral 1". */
export const pilesInWords = (names: Names, piles: readonly Pile[]): string =>
  piles.map(({ owner, count }) => `${names("owner", owner)} ${count}`).join(", ");

export function placeInWords(page: Page, view: View, names: Names, place: string): string {
  const piles = pilesInWords(names, pilesIn(page, view, place)) || names("board", "empty");
  const p = indexOf(page.ids.places, place);
  const city = p < page.counts.cities;
  const holder = city ? cityCard(page, view, place) : null;
  const besieger = city ? besiegerOf(page, view, place) : null;
  return `${names("place", place)}: ${listed([
    isCommercial(page, place) && names("term", "commercial"),
    piles,
    holder && `${names("card", "city")}: ${names("faction", holder)}`,
    besieger &&
      `${names("board", "besieged")}: ${besieger === "beggars" ? names("unit", "beggar") : names("faction", besieger)}`,
  ])}`;
}

export function provinceInWords(page: Page, view: View, names: Names, province: string): string {
  const limit = page.board.limit[indexOf(page.ids.provinces, province)];
  const holder = provinceCard(page, view, province);
  const piles = pilesOfProvince(page, view, province);
  return `${names("province", province)}: ${listed([
    `${names("term", "limit")} ${total(piles)}/${limit}`,
    holder && `${names("card", "province")}: ${names("faction", holder)}`,
    pilesInWords(names, piles),
  ])}`;
}

export function sectionInWords(page: Page, view: View, names: Names, region: string): string {
  const section = sectionOf(page, view, region);
  const armies = (abandoned: boolean) =>
    page.ids.factions
      .map((owner) => ({
        owner,
        count: section.armies.filter((a) => a.faction === owner && a.abandoned === abandoned).length,
      }))
      .filter(({ count }) => count > 0);
  const [kept, left] = [armies(false), armies(true)];
  return `${names("region", region)}, ${names("term", "section")} ${section.armies.length}/${section.boxes}: ${
    listed([
      kept.length > 0 && `${names("unit", "army")}: ${pilesInWords(names, kept)}`,
      left.length > 0 && `${names("unit", "abandoned")}: ${pilesInWords(names, left)}`,
      section.beggars > 0 && `${names("unit", "beggar")}: ${section.beggars}`,
      section.standoff && names("term", "standoff"),
    ]) || names("board", "empty")
  }`;
}

export function supportInWords(page: Page, view: View, names: Names, box: string): string {
  const slots = slotsOf(page, view, box).map(
    (slot) =>
      `${names("slot_kind", slot.kind)} ${total(slot.piles)}/${slot.size}${slot.piles.length ? ` (${pilesInWords(names, slot.piles)})` : ""}`,
  );
  return `${names("support", box)}: ${slots.join("; ")}`;
}

/** "†" and what is not certain of a record, one doubt a line; empty where all is sure. */
export function doubtOf(page: Page, names: Names, record: string, fields?: readonly string[]): string {
  const marks = fields ? fields.flatMap((field) => marksOf(page, record, field)) : marksOf(page, record);
  const lines = new Set(
    marks.map(({ path, source, doubt }) => `† ${path}: ${names("source", source)}. ${doubt}`.trim()),
  );
  return [...lines].join("\n");
}

export const recordOf = (page: Page, place: string): string =>
  `${indexOf(page.ids.places, place) < page.counts.cities ? "city" : "town"}.${place}`;
