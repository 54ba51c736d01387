// The answers to a question, as the page offers them.

import type { Question } from "../api/messages";
import { isDigits, isId, type Arguments, type TitleCatalogue } from "../text/titleCatalogue";

export interface Answer {
  word: string;
  name: string;
  /** The thing on the board that it names, "kind:word"; empty for a word or a number. */
  thing: string;
}

export function answersOf(question: Question, catalogue: TitleCatalogue): Answer[] {
  return question.options.map((word, n) => {
    const named = question.named[n] ?? word;
    return {
      word,
      name: catalogue.choice(named, question.key),
      thing: isId(named) ? `${named[0]}:${named[1]}` : "",
    };
  });
}

/** The things on the board that the question offers: the word to answer with -> the kind of thing it names. */
export function offeredThings(question: Question | null): Map<string, string> {
  const offered = new Map<string, string>();
  question?.options.forEach((word, n) => {
    const named = question.named[n];
    if (isId(named)) offered.set(word, named[0]);
  });
  return offered;
}

/** Is that word offered for a thing of that kind? The city of Utrecht is no answer to a question about regions. */
export function isOffered(question: Question, word: string, kind?: string): boolean {
  const n = question.options.indexOf(word);
  const named = question.named[n];
  return n >= 0 && (!kind || !isId(named) || named[0] === kind);
}

/** Must the answer be confirmed? Neither a sole one, nor a pass where one only might have reacted. */
export const needsConfirmation = ({ confirm, options, next }: Question, word: string): boolean =>
  confirm && options.length > 1 && (word !== "pass" || next !== undefined);

/** Are the answers numbers, and too many for buttons? */
export function isRange(answers: readonly Answer[], limit = 8): boolean {
  return answers.length > limit && answers.every((answer) => isDigits(answer.word));
}

/** The answers that contain all words of the search. */
export function filterAnswers(answers: readonly Answer[], search: string): Answer[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return answers.filter((answer) => wanted.every((word) => foldText(answer.name).includes(word)));
}

export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The arguments, with the bare word in place of ids that have no name. */
export function withFallbackNames(catalogue: TitleCatalogue, args: Arguments): Arguments {
  const known = ([kind, word]: [string, string]) =>
    kind.includes(":") || isDigits(word) || catalogue.has(`${kind}-${word}`);
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, isId(value) && !known(value) ? value[1] : value]),
  );
}
