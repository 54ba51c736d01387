// Descriptions of things with what stands there, for tooltips, buttons and screen readers.

import { indexOf } from "../../shared/columns";
import type { NameOf } from "../../shared/targets";
import { isSea, zoneOf, type Page, type Pile, type Space, type Stack, type View } from "./viewModel";

/** "England: regular 2". */
export function describePile(nameOf: NameOf, pile: Pile): string {
  const lent = pile.lender ? `, ${nameOf("board", "lent_by")} ${nameOf("power", pile.lender)}` : "";
  return `${nameOf("power", pile.power)}: ${nameOf("unit", pile.kind)} ${pile.count}${lent}`;
}

export function describeStack(nameOf: NameOf, stack: Stack | undefined): string[] {
  if (!stack) return [];
  return [
    ...stack.piles.map((pile) => describePile(nameOf, pile)),
    ...stack.leaders.map((leader) => nameOf("leader", leader)),
    ...stack.reformers.map((reformer) => `${nameOf("board", "reformer")}: ${nameOf("reformer", reformer)}`),
  ];
}

/** What a space is and how it stands, a line each; for a sea only what it is. */
export function describeSpace(page: Page, nameOf: NameOf, place: string, space: Space | undefined): string[] {
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
    [nameOf("space_type", page.board.type[i]!), zone && nameOf("zone", zone)].filter(Boolean).join(", "),
    space.control ? `${nameOf("board", "control")}: ${nameOf("power", space.control)}` : "",
    `${nameOf("board", "home")}: ${nameOf("power", page.board.home[i]!)}`,
    space.faith === "neither" ? "" : nameOf("faith", space.faith),
    ...markers.map((marker) => (marker ? nameOf("board", marker) : "")),
    page.board.sea_links[i]?.length
      ? `${nameOf("board", "port")}: ${page.board.sea_links[i]!.map((sea) => nameOf("place", sea)).join(", ")}`
      : "",
  ].filter(Boolean);
}

/** All of a place in one line. */
export const describePlace = (
  page: Page,
  nameOf: NameOf,
  place: string,
  space: Space | undefined,
  stack: Stack | undefined,
): string => {
  const lines = [...describeSpace(page, nameOf, place, space), ...describeStack(nameOf, stack)];
  return lines.length ? `${nameOf("place", place)}: ${lines.join("; ")}` : nameOf("place", place);
};

export const phaseName = (page: Page, view: View, nameOf: NameOf): string => {
  const phase = page.ids.phases[view.phase];
  return phase ? nameOf("phase", phase) : nameOf("board", "setup");
};
