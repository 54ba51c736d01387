// The position in words: names of things with what stands there, for tooltips, buttons and screen readers.

import { indexOf, isSea, zoneOf, type Page, type Pile, type Space, type Stack, type View } from "./columns";
import type { Names } from "../../shared/targets";

/** "England: regular 2". */
export function pileInWords(names: Names, pile: Pile): string {
  const lent = pile.lender ? `, ${names("board", "lent_by")} ${names("power", pile.lender)}` : "";
  return `${names("power", pile.power)}: ${names("unit", pile.kind)} ${pile.count}${lent}`;
}

export function stackInWords(names: Names, stack: Stack | undefined): string[] {
  if (!stack) return [];
  return [
    ...stack.piles.map((pile) => pileInWords(names, pile)),
    ...stack.leaders.map((leader) => names("leader", leader)),
    ...stack.reformers.map((reformer) => `${names("board", "reformer")}: ${names("reformer", reformer)}`),
  ];
}

/** What a space is and how it stands, a line each; for a sea only what it is. */
export function spaceInWords(page: Page, names: Names, place: string, space: Space | undefined): string[] {
  if (!space || isSea(page, place)) return [];
  const i = indexOf(page.ids.places, place);
  const zone = zoneOf(page, place);
  const markers = [
    space.unrest && "unrest",
    space.besieged && "besieged",
    space.fortress && "fortress_marker",
    space.university && "university",
  ];
  return [
    [names("space_type", page.board.type[i]!), zone && names("zone", zone)].filter(Boolean).join(", "),
    space.control ? `${names("board", "control")}: ${names("power", space.control)}` : "",
    `${names("board", "home")}: ${names("power", page.board.home[i]!)}`,
    space.faith === "neither" ? "" : names("faith", space.faith),
    ...markers.map((marker) => (marker ? names("board", marker) : "")),
    page.board.sea_links[i]?.length
      ? `${names("board", "port")}: ${page.board.sea_links[i]!.map((sea) => names("place", sea)).join(", ")}`
      : "",
  ].filter(Boolean);
}

/** All of a place in one line. */
export const placeInWords = (
  page: Page,
  names: Names,
  place: string,
  space: Space | undefined,
  stack: Stack | undefined,
): string => {
  const lines = [...spaceInWords(page, names, place, space), ...stackInWords(names, stack)];
  return lines.length ? `${names("place", place)}: ${lines.join("; ")}` : names("place", place);
};

export const phaseInWords = (page: Page, view: View, names: Names): string => {
  const phase = page.ids.phases[view.phase];
  return phase ? names("phase", phase) : names("board", "setup");
};
