// The cards that a seat holds, power by power.

import type { HandOf } from "../../shared/hand";
import { cardNote } from "./notes";
import { cardOf, type Page, type View } from "./viewModel";

const handOf: HandOf<Page, View> = ({ page, view, catalogue }) =>
  Object.entries(view.hands).map(([power, cards]) => ({
    label: catalogue.name("power", power),
    role: power,
    cards: cards.map((n) => {
      const card = cardOf(page, n);
      return {
        kind: "card",
        word: card.word,
        name: catalogue.name("card", card.word),
        value: card.cp ? String(card.cp) : "–",
        detail: catalogue.name("card_kind", card.kind),
        text: cardNote(catalogue, card.word),
        marked: card.kind === "mandatory",
      };
    }),
  }));

export default handOf;
