import { expect, test } from "vitest";
import type { Question } from "../src/api/messages";
import { AnswerSeries, bestOf, seriesOf } from "../src/table/answerSeries";
import hereIStand from "../src/titles/here_i_stand/series";

const asked = (number: number, key: string, ...options: string[]): Question => ({
  number,
  role: "protestant",
  key,
  rule: null,
  about: {},
  options,
  named: options,
  confirm: false,
});

const SERIES = hereIStand[0]!;

/** What the series answers to these questions, each with the odds of its answers. */
function answered(questions: [Question | null, Record<string, number>][]): string[] {
  const given: string[] = [];
  const series = new AnswerSeries();
  series.start(SERIES);
  for (const [question, odds] of questions) {
    const game = { question, choose: (word: string) => void given.push(word) };
    series.continue(game, new Map(Object.entries(odds)));
    series.continue(game, new Map(Object.entries(odds)));
  }
  return given;
}

test("the best odds come first, and again after the dice; debaters stay free", () => {
  const first = asked(1, SERIES.key, "leipzig", "prague");
  const second = asked(9, SERIES.key, "leipzig", "breslau");
  expect(
    answered([
      [first, { leipzig: 0.4, prague: 0.6 }],
      [asked(4, "attempt.helper", "luther", "pass"), {}],
      [null, {}],
      [second, { leipzig: 0.5, breslau: 0.3 }],
    ]),
  ).toEqual(["prague", "pass", "leipzig"]);
});

test("any other question ends it", () => {
  expect(
    answered([
      [asked(1, SERIES.key, "leipzig"), { leipzig: 0.4 }],
      [asked(2, "action", "pass"), {}],
      [asked(3, SERIES.key, "prague"), { prague: 0.4 }],
    ]),
  ).toEqual(["leipzig"]);
});

test("only questions of a series belong to one", () => {
  expect(seriesOf(hereIStand, asked(1, "counter.target", "ulm"))).toBe(hereIStand[1]);
  expect(seriesOf(hereIStand, asked(1, "action", "pass"))).toBeNull();
  expect(bestOf(new Map())).toBeNull();
});
