// What the log tells beyond its lines: where turns and phases begin.

import type { LogEvent } from "../api/messages";

export interface Milestone {
  number: number;
  event: LogEvent;
  turn: string;
}

/** The events in which a turn or a phase begins: any title tells them by a key that ends in "begins". */
export function milestones(log: readonly LogEvent[]): Milestone[] {
  return log
    .filter((event) => event.key === "phase.begins" || event.key === "turn.begins")
    .map((event) => ({ number: event.number, event, turn: String(event.args.turn ?? "") }));
}

/** The log after a message: cut back to where it was still right, then the new lines. */
export function mergeLog(log: readonly LogEvent[], since: number, lines: readonly LogEvent[]): LogEvent[] {
  let end = log.length;
  while (end && log[end - 1]!.number > since) end -= 1;
  return [...log.slice(0, end), ...lines];
}
