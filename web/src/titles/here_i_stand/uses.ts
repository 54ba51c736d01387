// What the points of a card can pay for, shown with the card.

import type { MoreUses } from "../../shared/hand";
import type { Page, View } from "./viewModel";

const moreUses: MoreUses<Page, View> = ({ page, catalogue }, { role }, use, next) => {
  if (use.key !== "impulse.manner") return [];
  const costs = page.board.cost[page.ids.powers.indexOf(role)] ?? [];
  return page.ids.actions
    .filter((action) => next?.options.includes(action))
    .map((action) => ({
      answers: [use, { key: "action", word: action }],
      name: catalogue.name("action", action),
      note: catalogue.format("note-cp", { points: costs[page.ids.actions.indexOf(action)] ?? 0 }),
      nested: true,
    }));
};

export default moreUses;
