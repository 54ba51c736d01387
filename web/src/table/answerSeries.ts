// Answers of the same kind in a row, between which dice are thrown: each time the one with the best odds is given.

import type { Question } from "../api/messages";
import { isOffered } from "./answers";
import type { PlayableGame } from "./whatIf.svelte";

/** A question that is asked again after dice; a title names them in its `series.ts`. */
export interface Series {
  key: string;
  /** What else is asked in between, and how it is answered. */
  meanwhile: Readonly<Record<string, string>>;
}

/** The series that a question belongs to. */
export const seriesOf = (all: readonly Series[], question: Question | null): Series | null =>
  all.find(({ key }) => key === question?.key) ?? null;

/** The answer with the best odds; null if no dice decide. */
export const bestOf = (chances: ReadonlyMap<string, number>): string | null =>
  [...chances].reduce<[string, number] | null>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    null,
  )?.[0] ?? null;

export class AnswerSeries {
  private series: Series | null = null;
  private answeredAt = -1;

  start(series: Series): void {
    this.series = series;
    this.answeredAt = -1;
  }

  stop(): void {
    this.series = null;
  }

  /** Answers what is asked now, if it belongs to the series; any other question ends it. */
  continue(game: Pick<PlayableGame, "question" | "choose">, chances: ReadonlyMap<string, number>): void {
    const { question } = game;
    if (!this.series || !question || question.number === this.answeredAt) return;
    const { key, meanwhile } = this.series;
    const word = question.key === key ? bestOf(chances) : meanwhile[question.key];
    if (word && isOffered(question, word)) {
      this.answeredAt = question.number;
      game.choose(word, undefined, true);
    } else this.stop();
  }
}
