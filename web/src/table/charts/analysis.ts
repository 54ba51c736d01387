// The analysis of a finished game: see src/cuius/bots/analysis.py.

import type { Decision, SeatInfo } from "../../api/generated";
import type { LogEvent } from "../../api/messages";
import type { TitleCatalogue } from "../../text/titleCatalogue";
import { withFallbackNames } from "../answers";
import { milestones } from "../eventLog";
import type { ChartRow } from "./chartData";

/** A labelled position along the x axis. */
export interface Tick {
  at: number;
  label: string;
}

const MOST_TICKS = 12;

/** The evaluations of every seat, in the colour of its first role. */
export const evaluationRows = (moments: readonly Decision[], seats: readonly SeatInfo[]): ChartRow[] =>
  seats.map(({ seat, roles }) => ({
    role: roles[0] ?? seat,
    part: "",
    values: moments.map(({ values }) => values[seat] ?? 0),
  }));

/** The beginnings of turns between two rows; of many turns only every nth. */
export function turnTicks(log: readonly LogEvent[], first: number, last: number): Tick[] {
  const begun = new Map<string, number>();
  for (const { turn, number } of milestones(log)) {
    if (turn && !begun.has(turn)) begun.set(turn, number);
  }
  const ticks = [...begun]
    .map(([label, at]) => ({ at, label }))
    .filter(({ at }) => first <= at && at <= last);
  const every = Math.ceil(ticks.length / MOST_TICKS);
  return ticks.filter((_, n) => n % every === 0);
}

/** The turn and phase to which a row belongs. */
export function phaseAt(log: readonly LogEvent[], row: number, catalogue: TitleCatalogue): string {
  const event = milestones(log).findLast(({ number }) => number <= row)?.event;
  return event && catalogue.has(event.key) ? catalogue.format(event.key, event.args) : "";
}

/** The question of a decision. */
export const questionText = ({ key, about }: Decision, catalogue: TitleCatalogue): string =>
  catalogue.has(key) ? catalogue.format(key, withFallbackNames(catalogue, about)) : key;

/** An answer to it, as its button showed it. */
export function answerText({ key, named }: Decision, word: string, catalogue: TitleCatalogue): string {
  try {
    return catalogue.choice(named[word] ?? word, key);
  } catch {
    return word; // the title has no message for it
  }
}
