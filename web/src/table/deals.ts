// Deals: the open offers, their clauses as text, and the offer that is being drafted.

import type { Page, Question, View } from "../api/messages";
import { isDigits, type Arguments, type TitleCatalogue } from "../text/titleCatalogue";

export interface Clause {
  kind: string;
  giver: string;
  taker: string;
  what: string;
}

export interface Offer {
  number: number;
  by: string;
  clauses: Clause[];
  accepted: string[];
  /** The number of the offer that it replaces, or 0. */
  answers: number;
}

/** A clause of which not all parts are chosen. */
export type UnfinishedClause = Partial<Clause>;

export const isDeal = (question: Question | null): boolean => question?.key.startsWith("deal.") ?? false;
export const isDraft = (question: Question | null): boolean =>
  isDeal(question) && question?.key !== "deal.turn";

export const offersIn = (view: View): Offer[] => (view.offers as Offer[] | undefined) ?? [];
export const draftIn = (view: View): Clause[] => (view.draft as Clause[] | undefined) ?? [];

/** Everybody who must agree: the proposer, and whoever gives or takes. */
export function partiesOf(offer: Offer): string[] {
  return [...new Set([offer.by, ...offer.clauses.flatMap((c) => [c.giver, c.taker])])];
}

/** The options of the question that reply to this offer. */
export function repliesTo(offer: Offer, question: Question | null): string[] {
  if (question?.key !== "deal.turn") return [];
  return question.options.filter((word) => word.endsWith(`_${offer.number}`));
}

/** The options that are no replies: to make an offer, to pass. */
export function otherOptions(question: Question): string[] {
  return question.options.filter((word) => !/_\d+$/.test(word));
}

/** A clause as text. What is promised is named by the kind that `promised` of the page gives, or by the kind of clause. */
export function describeClause(catalogue: TitleCatalogue, page: Page, clause: Clause): string {
  const { kind, giver, taker, what } = clause;
  const of = ((page.promised ?? {}) as Record<string, string>)[kind] ?? kind;
  const args: Arguments = {
    giver: ["role", giver],
    taker: ["role", taker],
    what: isDigits(what) ? Number(what) : catalogue.has(`${of}-${what}`) ? [of, what] : what,
  };
  return catalogue.format(`clause.${kind}`, args);
}

const ORDER = ["kind", "giver", "taker"] as const;

/** The clause that is being drafted, as far as the question tells. */
export function unfinishedClauseOf(question: Question): UnfinishedClause {
  const known: UnfinishedClause = {};
  for (const part of ORDER) {
    const told = question.about[part];
    const word = Array.isArray(told) ? told[1] : told;
    if (typeof word === "string") known[part] = word;
  }
  return known;
}
