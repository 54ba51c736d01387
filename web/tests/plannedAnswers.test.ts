import { expect, test } from "vitest";
import type { Question } from "../src/api/messages";
import { PlannedAnswers } from "../src/table/plannedAnswers";

const asked = (number: number, key: string, ...options: string[]): Question => ({
  number,
  role: "england",
  key,
  rule: null,
  about: {},
  options,
  named: options,
  confirm: true,
});

/** A game that is asked these questions, one after each answer; what was answered. */
function played(
  questions: (Question | null)[],
  word: string,
  then: { key: string; word: string }[],
): string[] {
  const given: string[] = [];
  const game = {
    question: questions[0]!,
    choose(answer: string) {
      given.push(answer);
    },
  };
  const plan = new PlannedAnswers();
  plan.start(game, word, then);
  plan.continue(game); // nothing new is asked yet
  for (const question of questions.slice(1)) {
    game.question = question as Question;
    plan.continue(game);
  }
  return given;
}

const CARD = asked(1, "impulse.card", "gout", "pass");
const MANNER = asked(2, "impulse.manner", "points", "event");
const ACTION = asked(3, "action", "assault", "pass");
const THEN = [
  { key: "impulse.manner", word: "points" },
  { key: "action", word: "assault" },
];

test("planned answers are given when they are asked for", () => {
  expect(played([CARD, MANNER, ACTION], "gout", THEN)).toEqual(["gout", "points", "assault"]);
});

test("one that was forced is left out", () => {
  expect(played([CARD, ACTION], "gout", THEN)).toEqual(["gout", "assault"]);
});

test("another question, none, or an answer that is not offered ends the plan", () => {
  expect(played([CARD, asked(2, "respond", "pass"), ACTION], "gout", THEN)).toEqual(["gout"]);
  expect(played([CARD, null, MANNER], "gout", THEN)).toEqual(["gout"]);
  expect(played([CARD, asked(2, "impulse.manner", "event"), ACTION], "gout", THEN)).toEqual(["gout"]);
});
