// The two-player game: who plays, and for whom a player acts; and effects that last, in every game.

import type { Page, View } from "./viewModel";

const PAIR = ["papacy", "protestant"];

/** Does somebody sit at the table for this very power? */
export const isPlayed = (view: View, power: string): boolean => !view.diplomacy || PAIR.includes(power);

interface QuestionPart {
  key: string;
  about: Record<string, unknown>;
}

/** The power that the player who is asked leads; null where he answers for his own. */
export function actingFor(question: QuestionPart | null): string | null {
  const told = question?.about.acting ?? (question?.key === "action.abroad" ? question.about.power : null);
  return Array.isArray(told) && typeof told[1] === "string" ? told[1] : null;
}

export interface InForce {
  power: string;
  effects: string[];
}

/** What is in force for each power; those without an effect are left out. */
export const inForce = (page: Page, view: View): InForce[] =>
  view.lasting
    .map((bits, p) => ({
      power: page.ids.powers[p]!,
      effects: page.ids.effects.filter((_, n) => bits & (1 << n)),
    }))
    .filter(({ effects }) => effects.length > 0);
