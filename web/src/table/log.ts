// What the log tells beyond its lines: where turns and phases begin, and how points grew.

import type { LogEvent } from "../api";
import { isId } from "../words";

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

export interface Curve {
  role: string;
  points: { turn: string; value: number }[];
}

/** Victory points at the end of each turn, by role. */
export function curves(log: readonly LogEvent[]): Curve[] {
  const found = new Map<string, Curve>();
  let turn = "0";
  for (const event of log) {
    if (event.args.turn !== undefined) turn = String(event.args.turn);
    const { faction: who, points } = event.args;
    if (event.key !== "points.counted" || !isId(who) || typeof points !== "number") continue;
    const curve = found.get(who[1]) ?? { role: who[1], points: [] };
    curve.points.push({ turn, value: points });
    found.set(who[1], curve);
  }
  return [...found.values()];
}

/** The log after a message: cut back to where it was still right, then the new lines. */
export function extended(log: readonly LogEvent[], since: number, lines: readonly LogEvent[]): LogEvent[] {
  let end = log.length;
  while (end && log[end - 1]!.number > since) end -= 1;
  return [...log.slice(0, end), ...lines];
}
