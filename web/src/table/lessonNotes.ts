// Selects the notes of a lesson by the open question, the phase, the turn and the role; and what they point at.

import type { Lesson, LessonBook, Note } from "../api/generated";
import type { LogEvent, Question } from "../api/messages";
import { isId } from "../text/titleCatalogue";
import { milestones } from "./eventLog";

export interface LessonContext {
  /** The key of the open question; empty if there is none. */
  key: string;
  phase: string;
  turn: number;
  roles: readonly string[];
}

export interface Notes {
  /** What to answer. */
  advice: Note | null;
  /** What happens now, and why. */
  now: Note | null;
  /** What the role wants. */
  aim: Note | null;
  over: boolean;
}

export function lessonContextOf(
  log: readonly LogEvent[],
  question: Question | null,
  roles: readonly string[],
): LessonContext {
  const last = milestones(log).at(-1)?.event.args;
  const phase = last?.phase;
  return {
    key: question?.key ?? "",
    phase: isId(phase) ? phase[1] : "",
    turn: Number(last?.turn ?? 0),
    roles: question ? [question.role] : roles,
  };
}

/** The first matching note of each sort; those of the lesson itself come first. See core/lesson.py. */
export function notesAt(book: LessonBook, lesson: Lesson, context: LessonContext): Notes {
  const matching = book.note.filter((note) => matches(note, lesson.name, context));
  const ordered = [...matching.filter((n) => n.lessons.length), ...matching.filter((n) => !n.lessons.length)];
  const first = (is: (note: Note) => boolean) => ordered.find(is) ?? null;
  return {
    advice: first((note) => note.key !== ""),
    now: first((note) => note.key === "" && note.phases.length > 0),
    aim: first((note) => note.key === "" && note.phases.length === 0),
    over: context.turn >= lesson.until || lesson.ends.includes(context.phase),
  };
}

function matches(note: Note, lesson: string, { key, phase, turn, roles }: LessonContext): boolean {
  return (
    (note.key === "" || note.key === key) &&
    (!note.phases.length || note.phases.includes(phase)) &&
    (!note.turns.length || note.turns.includes(turn)) &&
    (!note.roles.length || note.roles.some((role) => roles.includes(role))) &&
    (!note.lessons.length || note.lessons.includes(lesson))
  );
}

const PARTS: Record<string, string> = {
  question: ".prompt",
  hand: ".hand",
  board: ".board",
  dice: ".dice-dialog",
  history: ".history",
};

/** Selectors of what a note points at, the best first: a recommended answer, what it names, what is offered. */
export function selectorsOf(note: Note, question: Question | null): string[] {
  const answer = note.answers.find((word) => question?.options.includes(word));
  const selectors = answer
    ? [`.prompt [data-answer="${answer}"]`, `.hand [data-word="${answer}"]`, `.board [data-word="${answer}"]`]
    : [];
  const [kind, word] = note.at.split(":");
  if (word === undefined) selectors.push(...(PARTS[note.at] ? [PARTS[note.at]!] : []));
  else selectors.push(kind === "tab" ? `#tab-${word}` : `.board [data-kind="${kind}"][data-word="${word}"]`);
  if (note.key && !selectors.length) selectors.push('.board [data-state="lit"]', ".prompt");
  return selectors;
}
