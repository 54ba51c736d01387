// The cards that a seat holds, power by power.

import { faceRemarks } from "../../shared/faceRemarks";
import type { HandOf } from "../../shared/hand";
import { cardNote } from "./notes";
import { cardOf, type Page, type View } from "./viewModel";

/** The kind, the points and the number stand on the card already. */
const ON_THE_FACE = (label: string) => !/^card_kind-|^lookup-(number|points|turn|owner|entry-)/.test(label);

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
        remarks: faceRemarks(page, catalogue, "card", card.word, ON_THE_FACE),
        marked: card.kind === "mandatory",
      };
    }),
  }));

export default handOf;
