// The event log: turns, phases and impulses, and how updates are merged into it.

import type { LogEvent } from "../api/messages";
import { actorOf, type EventReader } from "./eventGuide";

export interface Milestone {
  number: number;
  event: LogEvent;
  turn: string;
}

const begins = ({ key }: LogEvent): boolean => key === "phase.begins" || key === "turn.begins";

/** Is this a phase in which nothing happened and nobody was asked, such as one of the first turn alone? */
function isEmptyPhase(log: readonly LogEvent[], at: number): boolean {
  const [event, next] = [log[at]!, log[at + 1]];
  return event.key === "phase.begins" && next?.key === event.key && next.number === event.number;
}

/** The events with which a turn or a phase begins; phases without an event are left out. */
export function milestones(log: readonly LogEvent[]): Milestone[] {
  return log
    .filter((event, at) => begins(event) && !isEmptyPhase(log, at))
    .map((event) => ({ number: event.number, event, turn: String(event.args.turn ?? "") }));
}

/** The log after an update: cut back to the row `since`, then extended by the new events. */
export function mergeLog(log: readonly LogEvent[], since: number, lines: readonly LogEvent[]): LogEvent[] {
  let end = log.length;
  while (end && log[end - 1]!.number > since) end -= 1;
  return [...log.slice(0, end), ...lines];
}

/** Where the history looks different: the rows at which something was told. The last of them looks like the end. */
export function visibleRows(log: readonly LogEvent[], rows: number): number[] {
  const told = new Set([0, ...log.map(({ number }) => number)]);
  return [...[...told].slice(0, -1), rows];
}

// Chapters

/** One event, or several that say the same in a row. */
export interface Entry {
  /** Its place in the log. */
  id: number;
  /** The last of them. */
  event: LogEvent;
  count: number;
  /** Who acts; null if nobody does. */
  role: string | null;
}

/** An impulse, or what happened outside of impulses. */
export interface Impulse {
  id: number;
  /** The event that begins it. */
  head: Entry | null;
  entries: Entry[];
}

export interface Phase {
  id: number;
  head: LogEvent | null;
  impulses: Impulse[];
}

export interface Turn {
  id: number;
  /** Its number; empty before the first phase. */
  turn: string;
  phases: Phase[];
}

/** The log in turns, phases and impulses, oldest first. No entry reaches across the row `border`. */
export function chaptersOf(log: readonly LogEvent[], reader: EventReader, border = -1): Turn[] {
  const turns: Turn[] = [];
  log.forEach((event, id) => {
    if (begins(event)) {
      if (!isEmptyPhase(log, id)) beginPhase(turns, id, event);
    } else if (reader.impulses.includes(event.key)) {
      const head = { id, event, count: 1, role: actorOf(reader, event) };
      openPhase(turns, id).impulses.push({ id, head, entries: [] });
    } else {
      const impulse = openImpulse(openPhase(turns, id), id);
      const last = impulse.entries.at(-1);
      if (last && saysTheSame(last.event, event) && last.event.number > border === event.number > border) {
        Object.assign(last, { event, count: last.count + 1 });
      } else {
        const role = actorOf(reader, event) ?? impulse.head?.role ?? null;
        impulse.entries.push({ id, event, count: 1, role });
      }
    }
  });
  return turns;
}

function beginPhase(turns: Turn[], id: number, head: LogEvent): void {
  const turn = String(head.args.turn ?? "");
  if (turns.at(-1)?.turn !== turn) turns.push({ id, turn, phases: [] });
  turns.at(-1)!.phases.push({ id, head, impulses: [] });
}

function openPhase(turns: Turn[], id: number): Phase {
  if (!turns.length) turns.push({ id, turn: "", phases: [{ id, head: null, impulses: [] }] });
  return turns.at(-1)!.phases.at(-1)!;
}

function openImpulse(phase: Phase, id: number): Impulse {
  if (!phase.impulses.length) phase.impulses.push({ id, head: null, entries: [] });
  return phase.impulses.at(-1)!;
}

const saysTheSame = (one: LogEvent, other: LogEvent): boolean =>
  one.key === other.key &&
  !one.dice?.length &&
  !other.dice?.length &&
  JSON.stringify(one.args) === JSON.stringify(other.args);

/** The head of an impulse and what follows it. */
export const entriesOf = ({ head, entries }: Impulse): Entry[] => (head ? [head, ...entries] : entries);

/** These events of the log as entries, with who acts as the whole log tells it. */
export function entriesFor(
  log: readonly LogEvent[],
  events: readonly LogEvent[],
  reader: EventReader,
): Entry[] {
  const wanted = new Set(events);
  return chaptersOf(log, reader)
    .flatMap(({ phases }) => phases)
    .flatMap(({ id, head, impulses }): Entry[] => [
      ...(head ? [{ id, event: head, count: 1, role: null }] : []),
      ...impulses.flatMap(entriesOf),
    ])
    .filter(({ event }) => wanted.has(event));
}

/** The chapters with only those entries that pass; what is left empty is left out, but for the current phase. */
export function filterChapters(turns: readonly Turn[], passes: (entry: Entry) => boolean): Turn[] {
  const current = turns.at(-1)?.phases.at(-1)?.id;
  const impulsesOf = (phase: Phase) =>
    phase.impulses
      .map((impulse) => ({ ...impulse, entries: impulse.entries.filter(passes) }))
      .filter(({ head, entries }) => entries.length || (head && passes(head)));
  const phasesOf = (turn: Turn) =>
    turn.phases
      .map((phase) => ({ ...phase, impulses: impulsesOf(phase) }))
      .filter(({ id, impulses }) => impulses.length || id === current);
  return turns.map((turn) => ({ ...turn, phases: phasesOf(turn) })).filter(({ phases }) => phases.length);
}

/** The number of entries, heads of impulses included. */
export const countEntries = (impulses: readonly Impulse[]): number =>
  impulses.reduce((sum, { head, entries }) => sum + (head ? 1 : 0) + entries.length, 0);

/** The place in the log of the newest entry of these impulses; without any, `otherwise`. */
export function lastIdOf(impulses: readonly Impulse[], otherwise: number): number {
  const last = impulses.at(-1);
  return last ? (last.entries.at(-1)?.id ?? last.id) : otherwise;
}
