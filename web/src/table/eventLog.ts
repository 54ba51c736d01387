// The event log: where turns and phases begin, and how updates are merged into it.

import type { LogEvent } from "../api/messages";

export interface Milestone {
  number: number;
  event: LogEvent;
  turn: string;
}

/** The events with which a turn or a phase begins. */
export function milestones(log: readonly LogEvent[]): Milestone[] {
  return log
    .filter((event) => event.key === "phase.begins" || event.key === "turn.begins")
    .map((event) => ({ number: event.number, event, turn: String(event.args.turn ?? "") }));
}

/** The log after an update: cut back to the row `since`, then extended by the new events. */
export function mergeLog(log: readonly LogEvent[], since: number, lines: readonly LogEvent[]): LogEvent[] {
  let end = log.length;
  while (end && log[end - 1]!.number > since) end -= 1;
  return [...log.slice(0, end), ...lines];
}
