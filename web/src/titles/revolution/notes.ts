// The values and the cost of what an answer names, in a few words.

import { indexOf } from "../../shared/columns";
import type { NoteOf } from "../../shared/hand";
import { describePiles } from "./descriptions";
import {
  countAll,
  pilesIn,
  pilesOfProvince,
  sectionOf,
  slotsOf,
  standings,
  type Page,
  type View,
} from "./viewModel";

const noteOf: NoteOf<Page, View> = ({ page, view, catalogue }, kind, word) => {
  const nameOf = (k: string, w: string) => catalogue.name(k, w);
  const notes: Record<string, () => string> = {
    place: () => describePiles(nameOf, pilesIn(page, view, word)),
    province: () =>
      `${countAll(pilesOfProvince(page, view, word))}/${page.board.limit[indexOf(page.ids.provinces, word)]}`,
    "place:owner": () => {
      const [place = "", owner = ""] = word.split(":");
      const pile = pilesIn(page, view, place).find((one) => one.owner === owner);
      return pile ? `×${pile.count}` : "";
    },
    region: () => {
      const { armies, boxes } = sectionOf(page, view, word);
      return `${nameOf("board", "armies")} ${armies.length}/${boxes}`;
    },
    slot: () => {
      const box = page.ids.supports.find((support) => word.startsWith(`${support}_`));
      const slot = box ? slotsOf(page, view, box).find((one) => one.word === word) : undefined;
      return slot ? `${countAll(slot.piles)}/${slot.size}` : "";
    },
    faction: () => {
      const found = standings(page, view).find(({ faction }) => faction === word);
      return found
        ? `${nameOf("term", "treasury")} ${found.treasury}, ${nameOf("term", "stock")} ${found.stock}`
        : "";
    },
  };
  return notes[kind]?.() ?? "";
};

export default noteOf;
