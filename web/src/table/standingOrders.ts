// Standing orders: answers that a seat gives in advance.

import type { Order } from "../api/generated";
import type { Question } from "../api/messages";
import type { TitleCatalogue } from "../text/titleCatalogue";

const PASS = "pass";
export const IF_I_CAN = "only_if_i_can";
export const ASK_ME = "ask_me";
const RESPONSES = "respond";
export const EVERY_RESPONSE = `${RESPONSES}.*`;

/** The keys of questions for which an order may be given: all responses, and the open question if one may pass. */
export function orderableKeys(catalogue: TitleCatalogue, question: Question | null): string[] {
  const responses = catalogue.keys(RESPONSES);
  const open = question?.options.includes(PASS) && !responses.includes(question.key) ? [question.key] : [];
  return [...open, ...(responses.length > 1 ? [EVERY_RESPONSE] : []), ...responses];
}

/** How long an order lasts: once, until the next turn (if the title has turns), or to the end. */
export type Term = "once" | "turn" | "game";
export const availableTerms = (turn: string | undefined): Term[] => [
  "once",
  ...(turn ? (["turn"] as const) : []),
  "game",
];

export function makeOrder(
  role: string,
  key: string,
  answer: string,
  term: Term,
  turn: string | undefined,
): Order {
  return {
    role,
    key,
    answer,
    when: {},
    until: term === "turn" ? (turn ?? null) : null,
    times: term === "once" ? 1 : null,
  };
}
