// How a thing that is looked up stands now, in words.

import type { Now } from "..";
import { armiesOf, holderOf, IN_PLAY, indexOf, personOf, standings, type Page, type View } from "./columns";
import { armyInWords, provinceInWords } from "./words";

const now: Now = ({ page: told, view: shown, names: words }, kind, word) => {
  const [page, view] = [told as unknown as Page, shown as unknown as View];
  const names = (k: string, w: string) => words.name(k, w);
  const lines: Record<string, () => string[]> = {
    province: () => provinceInWords(page, view, names, word).slice(1, -1),
    town: () => {
      const holder = holderOf(page, view, word);
      return [holder ? names("faction", holder) : names("term", "nobody")];
    },
    character: () => {
      const status = view.status[indexOf(page.ids.characters, word)];
      if (status !== IN_PLAY) return [names("board", status ? "gone" : "to_come")];
      const person = personOf(page, view, word);
      const army = armiesOf(page, view).find(
        ({ commander, supporter }) => commander === word || supporter === word,
      );
      return [
        names("faction", person.faction),
        person.plight === "reserve" || army ? "" : names("board", person.plight),
        army ? armyInWords(names, army) : "",
      ];
    },
    faction: () =>
      standings(page, view)
        .filter(({ faction }) => faction === word)
        .flatMap((standing) => [
          names("camp", standing.camp),
          `${names("board", "towns")}: ${standing.towns}`,
          `${names("term", "treaty")}: ${standing.treaty}`,
          `${names("term", "war_points")}: ${standing.warPoints}`,
          `${names("term", "money")}: ${standing.money}`,
        ]),
  };
  return (lines[kind]?.() ?? []).filter(Boolean);
};

export default now;
