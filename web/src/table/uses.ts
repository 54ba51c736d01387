// What an answer can be used for: the server tells what it leads to, so that a card and its use are one choice.

import type { Question, View } from "../api/messages";
import type { Use } from "../shared/hand";
import { isId } from "../text/titleCatalogue";
import type { BoardProps, TitleParts } from "../titles";
import { fightKindOf, forecastsOf } from "./dice";

type TitleState = Pick<BoardProps, "page" | "view" | "catalogue" | "language">;

/** The uses of an answer; none if nothing is known of what follows it. */
export function usesOf(
  question: Question,
  word: string,
  table: TitleState,
  { fights, noteOf, moreUses }: Pick<TitleParts, "fights" | "noteOf" | "moreUses">,
): Use[] {
  const next = question.next?.[word];
  if (!next) return [];
  const asked: Question = { ...question, ...next, next: {}, about: { ...question.about, card: word } };
  const chances = chancesOf(asked, table.view, fights);
  const uses = next.options.flatMap((option, n): Use[] => {
    if (option === "pass") return []; // nothing is used for that
    const named = next.named[n] ?? option;
    return [
      {
        answers: [{ key: next.key, word: option }],
        name: table.catalogue.choice(named, next.key),
        note: isId(named) ? noteOf(table, named[0], named[1], asked) : "",
        chance: chances.get(option),
      },
    ];
  });
  const further = uses.flatMap(({ answers: [use] }) =>
    moreUses(table, question, use!, next.next?.[use!.word]),
  );
  return [...uses, ...further];
}

/** The chance of a favourable outcome, by the answers that lead to dice. */
export const chancesOf = (
  question: Question | null,
  view: View,
  fights: TitleParts["fights"],
): Map<string, number> =>
  new Map(forecastsOf(question, view, fightKindOf(question, fights)).map((one) => [one.word, one.chance]));
