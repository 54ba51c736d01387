// Answers that were chosen together and are given one after the other, each when it is asked for.

import type { Question } from "../api/messages";
import type { PlannedAnswer } from "../shared/hand";
import { isOffered } from "./answers";
import type { PlayableGame } from "./whatIf.svelte";

export class PlannedAnswers {
  private left: PlannedAnswer[] = [];
  private askedAt = -1;

  /** Gives an answer to the open question, and the others as soon as they are asked for. */
  start(game: Pick<PlayableGame, "question" | "choose">, word: string, then: readonly PlannedAnswer[]): void {
    this.left = [...then];
    this.askedAt = game.question?.number ?? -1;
    game.choose(word, undefined, true);
  }

  /** Gives the next answer if it is asked for now; another question, or none, ends the plan. */
  continue(game: Pick<PlayableGame, "question" | "choose">): void {
    const { question } = game;
    if (!this.left.length || question?.number === this.askedAt) return;
    const answer = this.take(question);
    if (!question || !answer) return;
    this.askedAt = question.number;
    game.choose(answer.word, undefined, true);
  }

  /** The planned answer to this question; those that were not asked for, since they were forced, are skipped. */
  private take(question: Question | null): PlannedAnswer | null {
    const n = question ? this.left.findIndex(({ key }) => key === question.key) : -1;
    const answer = this.left[n];
    this.left = answer ? this.left.slice(n + 1) : [];
    if (!answer || !question || !isOffered(question, answer.word)) {
      this.left = [];
      return null;
    }
    return answer;
  }
}
