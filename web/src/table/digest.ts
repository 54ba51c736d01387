// What the others did since the person's last own choice.

import type { LogEvent } from "../api/messages";
import type { EventReader } from "./eventGuide";
import { chaptersOf, entriesOf, type Entry, type Impulse } from "./eventLog";
import type { Moment } from "./playback.svelte";

/** An impulse of one role, or what it did in a row outside of impulses. */
export interface DigestGroup {
  id: number;
  /** Null: what nobody did, such as the beginning of a phase. */
  role: string | null;
  entries: Entry[];
}

interface Told extends Entry {
  /** Whose impulse it belongs to; undefined outside of impulses. */
  impulseOf?: string | null;
}

/**
 * The events that were told after a row, grouped by who acted. What the person did before the others began is left
 * out; if the others did nothing since, so is everything.
 */
export function digestOf(
  log: readonly LogEvent[],
  since: number,
  own: readonly string[],
  reader: EventReader,
): DigestGroup[] {
  const entries = chaptersOf(log, reader, since).flatMap(({ phases }) =>
    phases.flatMap(({ head, id, impulses }): Told[] => [
      ...(head ? [{ id, event: head, count: 1, role: null }] : []),
      ...impulses.flatMap(toldIn),
    ]),
  );
  const told = entries.filter(({ event }) => event.number > since);
  const isOwn = ({ role }: Entry) => role !== null && own.includes(role);
  const begun = told.findIndex((entry) => entry.role !== null && !isOwn(entry));
  return begun < 0 ? [] : groupsOf(told.filter((entry, n) => n > begun || !isOwn(entry)));
}

const toldIn = (impulse: Impulse): Told[] =>
  entriesOf(impulse).map((entry) => ({ ...entry, impulseOf: impulse.head?.role }));

/** Entries in a row are one group, if they belong to the same role's impulse or to the same role. */
function groupsOf(entries: readonly Told[]): DigestGroup[] {
  const groups: DigestGroup[] = [];
  for (const { impulseOf, ...entry } of entries) {
    const role = impulseOf ?? entry.role;
    const last = groups.at(-1);
    if (last && last.role === role) last.entries.push(entry);
    else groups.push({ id: entry.id, role, entries: [entry] });
  }
  return groups;
}

/** The number of events in a digest. */
export const countEvents = (groups: readonly DigestGroup[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.reduce((many, { count }) => many + count, 0), 0);

/** The moments after a row at which something was told. */
export function momentsSince(log: readonly LogEvent[], since: number): Moment[] {
  const later = log.filter(({ number }) => number > since);
  const rows = [...new Set(later.map(({ number }) => number))];
  return rows.map((row) => ({ row, events: later.filter(({ number }) => number === row) }));
}
