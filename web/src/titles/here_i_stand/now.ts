// How a thing that is looked up stands now, in words.

import type { Now } from "..";
import { debatersOf, spacesNow, stacksOn, standings, type Page, type View } from "./columns";
import { spaceInWords, stackInWords } from "./words";

const now: Now = ({ page: told, view: shown, names: words }, kind, word) => {
  const [page, view] = [told as unknown as Page, shown as unknown as View];
  const names = (k: string, w: string) => words.name(k, w);
  const lines: Record<string, () => string[]> = {
    place: () => [
      ...spaceInWords(page, names, word, spacesNow(page, view).get(word)),
      ...stackInWords(names, stacksOn(page, view).get(word)),
    ],
    power: () =>
      standings(page, view)
        .filter(({ power }) => power === word)
        .flatMap((standing) => [
          `${names("board", "vp")}: ${standing.vp}`,
          `${names("board", "keys")}: ${standing.keys}`,
          `${names("board", "cards")}: ${standing.cards}`,
          standing.ruler ? `${names("board", "ruler")}: ${names("ruler", standing.ruler)}` : "",
        ]),
    leader: () => {
      const at = view.leader_at[page.ids.leaders.indexOf(word)] ?? -1;
      return at >= 0 ? [names("place", page.ids.places[at]!)] : [];
    },
    debater: () =>
      debatersOf(page, view)
        .filter((debater) => debater.word === word)
        .map(({ state }) => names("board", `debater_${state}`)),
  };
  return (lines[kind]?.() ?? []).filter(Boolean);
};

export default now;
