// What the OpenAPI description of the server does not cover, written by hand: what a seat observes
// (src/cuius/core/observation.py) and the messages of the table socket (src/cuius/server/api/table_socket.py).

import type { Argument, Arguments } from "../text/titleCatalogue";
import type { ChatMessageInfo, MotionInfo, Refusal, WhatIfStep } from "./generated";

/** Static data of a title for its board; each title knows its own shape. */
export type Page = Record<string, unknown>;
/** The position as a seat sees it; each title knows its own shape. */
export type View = Record<string, unknown>;

export interface Result {
  kind: string;
  winners: string[];
  scores: Record<string, number>;
}

/** A number with its reason, a message of the title, and the rule it rests on. */
export interface Reason {
  value: number;
  reason: string;
  rule: string | null;
}

/** The possible outcomes of an answer. */
export interface Odds {
  outcomes: { key: string; probability: number; exact: string }[];
  /** Dice and modifiers of the side that answers. */
  modifiers: Reason[];
  /** Those of the other side, where two sides roll. */
  against?: Reason[];
  /** The odds are those of the best choice among several that are still open. */
  at_best?: boolean;
}

/** A roll of dice. */
export interface Dice {
  why: string;
  who: string | null;
  faces: number[];
  reasons?: Reason[];
}

export interface Question {
  number: number;
  role: string;
  key: string;
  rule: string | null;
  about: Arguments;
  options: string[];
  named: Argument[];
  confirm: boolean;
  /** The odds of the answers that lead to dice. */
  odds?: Record<string, Odds>;
  /** What is asked next, by the answers of which that is known. */
  next?: Record<string, NextQuestion>;
}

/** A question that is not asked yet. */
export interface NextQuestion extends Required<Pick<Question, "key" | "options" | "named" | "odds">> {
  next?: Record<string, NextQuestion>;
}

/** An answer to the question of that key, as part of a sequence. */
export interface SequenceStep {
  key: string;
  answer: string;
}

/** A question of a sequence, with its answer. */
export interface PreviewStep {
  question: Question;
  answer: string;
}

/** What several answers would come to: their questions, and the next one unless something else comes first. */
export interface AnswersPreview {
  taken: PreviewStep[];
  question: Question | null;
}

export interface LogEvent {
  number: number;
  key: string;
  args: Arguments;
  path: string[];
  /** The dice rolled since the previous event. */
  dice?: Dice[];
}

/** Everything a seat or a spectator may know at one moment. */
export interface Observation {
  number: number;
  waiting: { role: string; key: string }[];
  question: Question | null;
  view: View;
  log: LogEvent[];
  result: Result | null;
}

/** A finished game (src/cuius/core/record.py); each entry is [by, key, answer, auto, check]. */
export interface GameRecord {
  commitment: string | null;
  seed: string | null;
  entries: [string, string, unknown, string, string][];
}

/** A what-if as the server worked it out. */
export interface WhatIfObservation extends Observation {
  start: number;
  redealt: boolean;
  /** Stewards have more to answer: send the steps once more. */
  more: boolean;
  steps: Required<WhatIfStep>[];
  seat: string | null;
  why: Refusal | null;
}

export interface Clock {
  time_bank: number;
  asked_at: number | null;
  deadline: number | null;
  autopilot: boolean;
  open_to_substitutes: boolean;
}

/** The whole view, or the fields that changed; and the log from a row on. */
export interface ObservationMessage extends Observation {
  type: "update";
  full: boolean;
  seat: string | null;
  rows: number;
  log_since: number;
  clocks: Record<string, Clock>;
  paused: boolean;
  /** Is the table paused because nobody attends it? */
  unattended: boolean;
  online?: string[];
  /** The id of an answer of this client that is stored by now. */
  confirmed?: string;
}

export interface RefusedMessage {
  type: "refused";
  /** The id of the answer; null if it was another message. */
  id: string | null;
  text: string;
  rule: string | null;
}

/** What the table socket sends. */
export type ServerMessage =
  | ObservationMessage
  | RefusedMessage
  | { type: "confirmed"; id: string; rows: number }
  | { type: "chat"; message: ChatMessageInfo }
  | { type: "motion"; motion: MotionInfo }
  | { type: "online"; seat: string; online: boolean }
  | { type: "clocks"; clocks: Record<string, Clock>; paused: boolean; unattended: boolean }
  | { type: "seats" }
  | { type: "pong" };

/** What the table socket accepts. */
export type ClientMessage =
  | { type: "watch"; seat: string | null; since: number }
  | { type: "answer"; id: string; seat: string; number: number; key: string; answer: string }
  | { type: "answers"; id: string; seat: string; number: number; steps: SequenceStep[] }
  | { type: "ping" };
