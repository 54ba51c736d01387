// The card of a power or a faction: what a player reads off the table about it.

import type { BoardProps } from "../titles";

/** A thing that a card names; it lights up on the board. */
export interface CardThing {
  kind: string;
  word: string;
  name: string;
  /** Its value, or where it is. */
  note?: string;
  /** Is it there and cannot be used now? */
  faded?: boolean;
}

export interface CardFact {
  label: string;
  value?: string | number;
  things?: readonly CardThing[];
}

export interface CardSection {
  title: string;
  facts: readonly CardFact[];
}

/** The sections of a role's card, but for its points. */
export type RoleCardOf<P, V> = (
  table: Pick<BoardProps<P, V>, "page" | "view" | "catalogue" | "language">,
  role: string,
) => CardSection[];

/** Facts that say something: those without a value and without things are left out. */
export const told = (facts: readonly (CardFact | false)[]): CardFact[] =>
  facts.filter((fact): fact is CardFact => fact && Boolean(fact.value || fact.things?.length));
