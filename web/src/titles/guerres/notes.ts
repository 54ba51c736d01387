// The values and the cost of what an answer names, in a few words.

import { indexOf } from "../../shared/columns";
import type { NoteOf } from "../../shared/hand";
import type { NameOf } from "../../shared/targets";
import type { TitleCatalogue } from "../../text/titleCatalogue";
import { describeRank } from "./descriptions";
import {
  armiesIn,
  armiesOf,
  characterOf,
  holderOf,
  standings,
  townSize,
  type Army,
  type Character,
  type Page,
  type View,
} from "./viewModel";

/** "⚔3 ✒2 A3": military and intrigue, rank and tactical value. */
export const characterValues = (nameOf: NameOf, character: Character): string =>
  [`⚔${character.military}`, `✒${character.intrigue}`, describeRank(nameOf, character)]
    .filter(Boolean)
    .join(" ");

/** The deck and the moment of an event card. */
export function eventKinds(page: Page, catalogue: TitleCatalogue, word: string): string {
  const e = indexOf(page.ids.events, word);
  return [
    ...page.board.timing[e]!.map((timing) => catalogue.name("timing", timing)),
    catalogue.name("deck", page.board.deck[e]!),
    page.board.star[e] ? `★ ${catalogue.name("lookup", "removed")}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const noteOf: NoteOf<Page, View> = ({ page, view, catalogue }, kind, word) => {
  const nameOf = (k: string, w: string) => catalogue.name(k, w);
  const troops = (army: Army) =>
    `${army.faction ? nameOf("faction", army.faction) : nameOf("board", "revolts")} ${army.troops}`;
  const notes: Record<string, () => string> = {
    character: () =>
      page.ids.characters.includes(word) ? characterValues(nameOf, characterOf(page, view, word)) : "",
    event: () => eventKinds(page, catalogue, word),
    town: () => {
      const holder = holderOf(page, view, word);
      return [
        nameOf("term", townSize(page, word)),
        holder ? nameOf("faction", holder) : "",
        `${nameOf("lookup", "garrison")} ${page.board.garrison[indexOf(page.ids.towns, word)]}`,
      ]
        .filter(Boolean)
        .join(", ");
    },
    province: () => armiesIn(page, view, word).map(troops).join(", "),
    army: () => {
      const army = armiesOf(page, view).find((one) => one.word === word);
      if (!army) return "";
      const led = [army.commander, army.supporter].filter((who): who is string => who !== null);
      return [
        `${army.troops} (${nameOf("size", army.size)})`,
        ...led.map((who) => nameOf("character", who)),
      ].join(", ");
    },
    faction: () => {
      const found = standings(page, view).find(({ faction }) => faction === word);
      return found
        ? `${nameOf("term", "money")} ${found.money}, ${nameOf("term", "troops")} ${found.troops}`
        : "";
    },
  };
  return notes[kind]?.() ?? "";
};

export default noteOf;
