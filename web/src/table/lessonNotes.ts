// Selects the notes of a lesson by the open question, the phase, the turn and the role.

import type { Lesson, Note } from "../api/generated";
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
  advice: string | null;
  /** What happens now, and why. */
  now: string | null;
  /** What the role wants. */
  aim: string | null;
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

/** The first matching note of each sort. */
export function notesAt(lesson: Lesson, context: LessonContext): Notes {
  const matching = lesson.note.filter((note) => matches(note, context));
  const firstText = (is: (note: Note) => boolean) => matching.find(is)?.text ?? null;
  return {
    advice: firstText((note) => note.key !== ""),
    now: firstText((note) => note.key === "" && note.phases.length > 0),
    aim: firstText((note) => note.key === "" && note.phases.length === 0),
    over: context.turn >= lesson.until,
  };
}

function matches(note: Note, { key, phase, turn, roles }: LessonContext): boolean {
  return (
    (note.key === "" || note.key === key) &&
    (!note.phases.length || note.phases.includes(phase)) &&
    (!note.turns.length || note.turns.includes(turn)) &&
    (!note.roles.length || note.roles.some((role) => roles.includes(role)))
  );
}
