// What the points of a card can pay for, shown with the card.

import type { MoreUses } from "../../shared/hand";
import { cardOf, type Page, type View } from "./viewModel";

const moreUses: MoreUses<Page, View> = ({ page, catalogue }, { role }, card, use) => {
  const found = page.ids.cards.indexOf(card);
  if (use.key !== "impulse.manner" || use.word !== "points" || found < 0) return [];
  const { cp } = cardOf(page, found);
  const costs = page.board.cost[page.ids.powers.indexOf(role)] ?? [];
  return page.ids.actions.flatMap((action, n) => {
    const cost = costs[n] ?? 0;
    if (!cost || cost > cp) return [];
    return {
      answers: [use, { key: "action", word: action }],
      name: catalogue.name("action", action),
      note: catalogue.format("note-cp", { points: cost }),
      nested: true,
    };
  });
};

export default moreUses;
