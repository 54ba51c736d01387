// The hand of a seat, and what a title tells of it and of answers: values, costs, uses.

import type { NextQuestion, Question } from "../api/messages";
import type { BoardProps } from "../titles";

/** A card as it lies in the hand. */
export interface HandCard {
  /** What an answer calls it; a kind of "" is never an answer, such as a purse. */
  kind: string;
  word: string;
  name: string;
  /** Its worth, in the corner; empty if it has none. */
  value: string;
  /** Its kind or its other values, in a few words. */
  detail: string;
  /** What it does, in our words. */
  text: string;
  /** What else stands on it: who may play it when, what it needs, where it goes. */
  remarks?: readonly string[];
  /** Must it be played, or does it stand out in another way? */
  marked?: boolean;
}

/** Cards that belong together, such as those of one power. */
export interface HandGroup {
  label: string;
  role: string;
  cards: HandCard[];
}

type TitleState<P, V> = Pick<BoardProps<P, V>, "page" | "view" | "catalogue" | "language">;

/** What the holder of these roles has in hand. */
export type HandOf<P, V> = (table: TitleState<P, V>, roles: readonly string[]) => HandGroup[];

/** The values and the cost of a thing that an answer names, in a few words; empty if there are none. */
export type NoteOf<P, V> = (
  table: TitleState<P, V>,
  kind: string,
  word: string,
  question: Pick<Question, "key" | "role" | "about">,
) => string;

/** One answer of several that are given one after the other. */
export interface PlannedAnswer {
  key: string;
  word: string;
}

/** What an answer can be used for: the answers that follow it. */
export interface Use {
  answers: PlannedAnswer[];
  name: string;
  note: string;
  /** The chance that it succeeds, if dice decide. */
  chance?: number;
  /** Is it a part of another use, such as one of the actions that points pay for? */
  nested?: boolean;
}

/** Further uses, after one that the server tells of: the actions that points could pay for. */
export type MoreUses<P, V> = (
  table: TitleState<P, V>,
  question: Pick<Question, "key" | "role" | "about">,
  use: PlannedAnswer,
  /** What is asked after that use. */
  next: NextQuestion | undefined,
) => Use[];
