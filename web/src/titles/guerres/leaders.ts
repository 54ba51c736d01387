// Leaders and the armies they may be given: who waits in the reserve, and what a drop of one on the other answers.

import { indexOf } from "../../shared/columns";
import type { BoardContext } from "../../shared/targets";
import { characterOf, IN_PLAY, type Character, type Page, type View } from "./viewModel";

const ASKED = ["leaders.army", "leaders.commander", "leaders.support", "merge.commander"];

export const asksForLeaders = (key: string | undefined): boolean => ASKED.includes(key ?? "");

/** Leaders without an army, of the camp that the question is about; the best rank first. */
export function reserveOf(page: Page, view: View, board: BoardContext, role: string): Character[] {
  const { factions, characters, ranks } = page.ids;
  const royal = (faction: string) =>
    faction === factions[0] || indexOf(factions, faction) === Number(view.ally);
  const camp = royal(campOf(page, view, board) ?? role);
  const worth = ({ command, tactical }: Character) => 10 * ranks.indexOf(command ?? "") - tactical;
  return characters
    .filter((_, c) => view.status[c] === IN_PLAY)
    .map((word) => characterOf(page, view, word))
    .filter(
      (character) =>
        character.command !== null &&
        (character.plight === "reserve" || board.offered.get(character.word) === "character"),
    )
    .filter((character) => royal(character.faction) === camp)
    .toSorted((a, b) => worth(a) - worth(b));
}

/** A faction of the camp whose armies or leaders are offered. */
function campOf(page: Page, view: View, { offered, about }: BoardContext): string | null {
  const things = [...[...offered].map(([word, kind]) => `${kind}:${word}`), ...about];
  for (const [kind, word] of things.map((thing) => thing.split(":"))) {
    if (kind === "army") return /^(\w+)_\d$/.exec(word!)?.[1] ?? null;
    if (kind === "character") return characterOf(page, view, word!).faction;
  }
  return null;
}

/** What laying a leader on an army answers; if it is not offered, the table says why not. */
export function dropAnswer(
  { offered, about }: BoardContext,
  leader: string,
  army: string,
): [word: string, kind: string] {
  const asksLeaders = [...offered.values()].includes("character");
  const meant = [...about].find((thing) => thing.startsWith(asksLeaders ? "army:" : "character:"));
  if (asksLeaders) {
    return meant === undefined || meant === `army:${army}` ? [leader, "character"] : [army, "army"];
  }
  return meant === undefined || meant === `character:${leader}` ? [army, "army"] : [leader, "character"];
}
