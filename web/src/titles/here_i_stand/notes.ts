// The values and the cost of what an answer names, in a few words.

import { wordIn } from "../../shared/columns";
import type { NoteOf } from "../../shared/hand";
import { isId, type TitleCatalogue } from "../../text/titleCatalogue";
import {
  cardOf,
  debatersOf,
  protestantSpaces,
  relationOf,
  spacesInZone,
  stacksOn,
  standings,
  type Page,
  type Stack,
  type View,
} from "./viewModel";

/** What a card does; empty if there is no text. */
export const cardNote = (catalogue: TitleCatalogue, card: string): string =>
  catalogue.has(`card-text-${card}`) ? catalogue.format(`card-text-${card}`) : "";

const stacks = new WeakMap<View, Map<string, Stack>>();

/** What stands in a place; computed once for each view, since a question may name a hundred places. */
function stackIn(page: Page, view: View, place: string): Stack | undefined {
  const known = stacks.get(view) ?? stacksOn(page, view);
  stacks.set(view, known);
  return known.get(place);
}

/** "France 5, squadron 2": who stands in a place, and how strong. */
function placeNote(page: Page, view: View, catalogue: TitleCatalogue, place: string): string {
  const stack = stackIn(page, view, place);
  if (!stack) return "";
  const powers = [...new Set(stack.piles.map(({ power }) => power))];
  const isShip = (kind: string) => kind === "squadron" || kind === "corsair";
  return powers
    .map((power) => {
      const own = stack.piles.filter((pile) => pile.power === power);
      const sum = (ships: boolean) =>
        own.filter(({ kind }) => isShip(kind) === ships).reduce((all, { count }) => all + count, 0);
      const name = catalogue.name("power", power);
      const land = sum(false) ? ` ${sum(false)}` : "";
      return `${name}${land}${sum(true) ? `${land && ","} ${catalogue.name("unit", "squadron")} ${sum(true)}` : ""}`;
    })
    .join(", ");
}

const noteOf: NoteOf<Page, View> = ({ page, view, catalogue }, kind, word, question) => {
  const { ids, board } = page;
  const points = (cp: number | undefined) => (cp ? catalogue.format("note-cp", { points: cp }) : "");
  const column = (table: string[], values: readonly number[]) => values[table.indexOf(word)] ?? 0;
  const role = ids.powers.indexOf(question.role);
  const card = (named: string) => cardOf(page, ids.cards.indexOf(named));
  const thing = (name: string) => {
    const value = question.about[name];
    return isId(value) ? value[1] : typeof value === "string" ? value : null;
  };
  const notes: Record<string, () => string> = {
    card: () =>
      [points(card(word).cp), catalogue.name("card_kind", card(word).kind)].filter(Boolean).join(" · "),
    manner: () => {
      const played = thing("card");
      return word === "points" && played ? points(card(played).cp) : "";
    },
    action: () => points(board.cost[role]?.[ids.actions.indexOf(word)]),
    leader: () =>
      catalogue.format("note-leader", {
        battle: column(ids.leaders, board.battle),
        command: column(ids.leaders, board.command),
      }),
    debater: () => {
      const found = debatersOf(page, view).find((debater) => debater.word === word);
      return found ? catalogue.format("note-debater", { value: found.value }) : "";
    },
    place: () => placeNote(page, view, catalogue, word),
    unit: () => {
      const place = thing("space") ?? thing("place") ?? thing("origin");
      const piles = (place && stackIn(page, view, place)?.piles) || [];
      const whose = thing("power") ?? question.role;
      const here = piles.filter((pile) => pile.kind === word && pile.power === whose);
      return here.length ? `×${here.reduce((sum, { count }) => sum + count, 0)}` : "";
    },
    power: () => {
      const at = ids.powers.indexOf(word);
      if (question.key === "war.declare") return points(board.war_cost[role]?.[at]);
      const standing = standings(page, view).find(({ power }) => power === word);
      const relation = role >= 0 && role !== at ? relationOf(page, view, role, at) : "peace";
      return [
        standing ? catalogue.format("note-vp", { points: standing.vp }) : "",
        relation === "peace" ? "" : catalogue.name("board", relation),
      ]
        .filter(Boolean)
        .join(" · ");
    },
    zone: () => `${protestantSpaces(page, view, word)}/${spacesInZone(page, word)}`,
    discovery: () => catalogue.format("note-vp", { points: column(ids.discoveries, board.discovery_vp) }),
    conquest: () => catalogue.format("note-vp", { points: column(ids.conquests, board.conquest_vp) }),
    colony: () => {
      const owner = wordIn(ids.powers, board.colony_power[ids.colonies.indexOf(word)]);
      return owner ? catalogue.name("power", owner) : "";
    },
  };
  return notes[kind]?.() ?? "";
};

export default noteOf;
