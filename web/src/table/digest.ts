// What the others did since the person's last own choice.

import type { LogEvent } from "../api/messages";
import type { EventReader } from "./eventGuide";
import { chaptersOf, type Entry, type Impulse } from "./eventLog";

/** What one role did in a row. */
export interface DigestGroup {
  id: number;
  /** Null: what nobody did, such as the beginning of a phase. */
  role: string | null;
  entries: Entry[];
}

/**
 * The events that were told after a row, grouped by who acted. What the person's own choice at that row told them at
 * once is left out; if the others did nothing since, so is everything.
 */
export function digestOf(
  log: readonly LogEvent[],
  since: number,
  own: readonly string[],
  reader: EventReader,
): DigestGroup[] {
  const entries = chaptersOf(log, reader, since).flatMap(({ phases }) =>
    phases.flatMap(({ head, id, impulses }) => [
      ...(head ? [{ id, event: head, count: 1, role: null }] : []),
      ...impulses.flatMap(entriesOf),
    ]),
  );
  const isOwnResult = ({ role, event }: Entry) =>
    role !== null && own.includes(role) && event.number === since + 1;
  const told = entries.filter((entry) => entry.event.number > since && !isOwnResult(entry));
  return told.some(({ role }) => role !== null && !own.includes(role)) ? groupsOf(told) : [];
}

const entriesOf = ({ head, entries }: Impulse): Entry[] => (head ? [head, ...entries] : entries);

/** Entries in a row by the same role are one group. */
function groupsOf(entries: readonly Entry[]): DigestGroup[] {
  const groups: DigestGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.role === entry.role) last.entries.push(entry);
    else groups.push({ id: entry.id, role: entry.role, entries: [entry] });
  }
  return groups;
}

/** The number of events in a digest. */
export const countEvents = (groups: readonly DigestGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.reduce((many, { count }) => many + count, 0), 0);
