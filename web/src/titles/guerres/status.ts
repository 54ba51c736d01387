// Describes the current state of a thing that is looked up.

import { indexOf } from "../../shared/columns";
import type { StatusOf } from "..";
import { describeArmy, describeProvince, sourceNotes } from "./descriptions";
import { armiesOf, characterOf, holderOf, IN_PLAY, standings, type Page, type View } from "./viewModel";

const statusOf: StatusOf<Page, View> = ({ page, view, catalogue }, kind, word) => {
  const nameOf = (k: string, w: string) => catalogue.name(k, w);
  const lines: Record<string, () => string[]> = {
    province: () => describeProvince(page, view, nameOf, word).slice(1, -1),
    town: () => {
      const holder = holderOf(page, view, word);
      return [holder ? nameOf("faction", holder) : nameOf("term", "nobody")];
    },
    character: () => {
      const status = view.status[indexOf(page.ids.characters, word)];
      if (status !== IN_PLAY) return [nameOf("board", status ? "gone" : "to_come")];
      const character = characterOf(page, view, word);
      const army = armiesOf(page, view).find(
        ({ commander, supporter }) => commander === word || supporter === word,
      );
      return [
        nameOf("faction", character.faction),
        character.plight === "reserve" || army ? "" : nameOf("board", character.plight),
        army ? describeArmy(nameOf, army) : "",
      ];
    },
    faction: () =>
      standings(page, view)
        .filter(({ faction }) => faction === word)
        .flatMap((standing) => [
          nameOf("camp", standing.camp),
          `${nameOf("board", "towns")}: ${standing.towns}`,
          `${nameOf("term", "treaty")}: ${standing.treaty}`,
          `${nameOf("term", "war_points")}: ${standing.warPoints}`,
          `${nameOf("term", "money")}: ${standing.money}`,
        ]),
  };
  const now = (lines[kind]?.() ?? []).filter(Boolean);
  return [...now, ...sourceNotes(page, nameOf, kind, word)];
};

export default statusOf;
