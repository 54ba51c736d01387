// Gestures: answers that belong together, such as a march. A title names them in its gestures.ts; the page asks the
// server what they come to, shows the questions together, and sends all answers as one.

import type { Page, PreviewStep, Question } from "../api/messages";
import { isDigits, isId, type Id } from "../text/titleCatalogue";

export interface Gesture {
  /** The question with which it begins. */
  key: string;
  /** The answers that begin it; without any it is every answer that names a thing. */
  answers?: readonly string[];
  /** Does it begin as soon as the question is asked? */
  atOnce?: boolean;
  /** Questions with an answer by default, to be changed in the panel: "first", "most" (the largest number), or a word. */
  defaults: Readonly<Record<string, string>>;
  /** A thing on the board that begins it, too: the answer to give first, before the thing itself. */
  from?: { kind: string; answer: string };
  /** The questions that belong to it, or their families, "move" of "move.to"; without them all that follow do. */
  within?: readonly string[];
  /** Questions whose answer completes it. */
  ends?: readonly string[];
  /**
   * The question that asks how many after each answer, such as how many of the new units go there: the number is set
   * ahead, beside the open question, and each answer is then one click. `most` says how many there are.
   */
  ahead?: string;
  /** How often it may be given in a row, such as the same building; without it, once. */
  most?: (page: Page, question: Question, word: string) => number;
}

/** The answer that ends a choice of several things. */
export const DONE = "done";

/** Does a question that follows still belong to the gesture? Not if it begins another one. */
export const belongsTo = ({ key, within }: Gesture, following: Question): boolean =>
  following.key !== key &&
  (within?.some((one) => one === following.key || one === following.key.split(".")[0]) ?? true);

/** The gesture that this answer begins. */
export function gestureOf(
  gestures: readonly Gesture[],
  question: Question,
  word: string,
): Gesture | undefined {
  const isThing = isId(question.named[question.options.indexOf(word)]);
  return gestures.find(
    ({ key, answers, atOnce }) =>
      !atOnce && key === question.key && (answers ? answers.includes(word) : isThing),
  );
}

/** The gesture that a thing begins which the question itself does not offer. */
export function gestureFrom(
  gestures: readonly Gesture[],
  question: Question,
  kind?: string,
): Gesture | undefined {
  return gestures.find(
    ({ key, from }) =>
      key === question.key && from?.kind === kind && question.options.includes(from?.answer ?? ""),
  );
}

/** The largest number that is offered and not above this one; if all are, the least. */
export function numberUpTo(options: readonly string[], most: number): string {
  const numbers = options.map(Number).sort((a, b) => a - b);
  return String(numbers.findLast((number) => number <= most) ?? numbers[0]);
}

/** Questions of one key about the same things that follow each other, shown as one part of the panel. */
export interface Part {
  key: string;
  /** Where its questions stand among all. */
  first: number;
  count: number;
  question: Question;
  /** All that may be chosen, the word that ends the choice left out. */
  options: string[];
  answers: string[];
  kind: "number" | "set" | "counts" | "choice";
}

/** Do two questions name the same things? A number, such as of those that are left, may differ. */
const isAboutSame = (one: Question, other: Question): boolean =>
  Object.entries(one.about).every(([name, value]) => !isId(value) || sameId(value, other.about[name]));
const sameId = (id: Id, other: unknown): boolean => isId(other) && id.join(":") === other.join(":");

/** The parts of a gesture that may be changed: the questions that were answered by default. */
export function partsOf(taken: readonly PreviewStep[], first: number): Part[] {
  const parts: Part[] = [];
  taken.forEach(({ question, answer }, n) => {
    if (n < first) return;
    const last = parts.at(-1);
    const isNumber = question.options.every(isDigits);
    if (last?.key === question.key && !isNumber && isAboutSame(last.question, question)) {
      last.count += 1;
      last.answers.push(answer);
      last.options = [...new Set([...last.options, ...question.options])].filter((word) => word !== DONE);
      last.kind = last.kind === "set" ? "set" : "counts";
    } else {
      const kind = isNumber ? "number" : question.options.includes(DONE) ? "set" : "choice";
      const options = question.options.filter((word) => word !== DONE);
      parts.push({ key: question.key, first: n, count: 1, question, options, answers: [answer], kind });
    }
  });
  return parts.filter((part) => part.question.options.length > 1);
}

/** The answers of a set after one of its things was taken or left. */
export function toggled({ options, answers }: Part, word: string): string[] {
  const chosen = answers.filter((answer) => answer !== DONE);
  const next = chosen.includes(word)
    ? chosen.filter((answer) => answer !== word)
    : [...chosen, word].sort((a, b) => options.indexOf(a) - options.indexOf(b));
  return next.length < options.length ? [...next, DONE] : next;
}

/** The answers of a part of fixed size after one kind got one more: another gives one less. */
export function oneMore({ answers }: Part, word: string): string[] {
  const other = answers.findLastIndex((answer) => answer !== word);
  return answers.map((answer, n) => (n === other ? word : answer));
}
