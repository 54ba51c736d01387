// Describes the current state of a thing that is looked up.

import type { StatusOf } from "..";
import { describeSpace, describeStack } from "./descriptions";
import { debatersOf, spacesNow, stacksOn, standings, type Page, type View } from "./viewModel";

const statusOf: StatusOf<Page, View> = ({ page, view, catalogue }, kind, word) => {
  const nameOf = (k: string, w: string) => catalogue.name(k, w);
  const lines: Record<string, () => string[]> = {
    place: () => [
      ...describeSpace(page, nameOf, word, spacesNow(page, view).get(word)),
      ...describeStack(nameOf, stacksOn(page, view).get(word)),
    ],
    power: () =>
      standings(page, view)
        .filter(({ power }) => power === word)
        .flatMap((standing) => [
          `${nameOf("board", "vp")}: ${standing.vp}`,
          `${nameOf("board", "keys")}: ${standing.keys}`,
          `${nameOf("board", "cards")}: ${standing.cards}`,
          standing.ruler ? `${nameOf("board", "ruler")}: ${nameOf("ruler", standing.ruler)}` : "",
        ]),
    leader: () => {
      const at = view.leader_at[page.ids.leaders.indexOf(word)] ?? -1;
      return at >= 0 ? [nameOf("place", page.ids.places[at]!)] : [];
    },
    debater: () =>
      debatersOf(page, view)
        .filter((debater) => debater.word === word)
        .map(({ state }) => nameOf("board", `debater_${state}`)),
  };
  return (lines[kind]?.() ?? []).filter(Boolean);
};

export default statusOf;
