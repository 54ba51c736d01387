// How the events of a title are read: who acts, where, and of which sort. A title gives a guide in its `events.ts`.

import type { LogEvent } from "../api/messages";
import { isId, type Argument, type Id, type TitleCatalogue } from "../text/titleCatalogue";

export interface EventGuide {
  /** Events that begin an impulse, a turn at court or a round. */
  impulses: readonly string[];
  /** Sorts of events, by which the log is filtered; a star at the end of a key matches anything. */
  sorts: Readonly<Record<string, readonly string[]>>;
  /** Events that tell of a way: the arguments that name its two ends. */
  ways: Readonly<Record<string, readonly [origin: string, target: string]>>;
  /** The argument that names who acts, where it is not the first role that an event names; empty: nobody. */
  actors?: Readonly<Record<string, string>>;
  /** The role that a thing belongs to, such as an army. */
  ownerOf?: (kind: string, word: string) => string | null;
}

export const NO_GUIDE: EventGuide = { impulses: [], sorts: {}, ways: {} };

/** The kinds of ids that name a role. */
const ROLE_KINDS = new Set(["power", "faction", "house", "role"]);

/** The guide of a title together with the roles that its catalogue names. */
export interface EventReader extends EventGuide {
  roles: readonly string[];
}

export function eventReader(guide: EventGuide, catalogue: TitleCatalogue): EventReader {
  return { ...guide, roles: catalogue.keys("role").map((key) => key.slice("role.".length)) };
}

const matches = (pattern: string, key: string): boolean =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The sort of an event; null if the title does not say. */
export function sortOf({ sorts }: EventGuide, key: string): string | null {
  return Object.keys(sorts).find((sort) => sorts[sort]!.some((pattern) => matches(pattern, key))) ?? null;
}

/** The role that acts in an event, as far as the event itself tells. */
export function actorOf({ actors, ownerOf, roles }: EventReader, { key, args }: LogEvent): string | null {
  const named = actors?.[key];
  if (named === "") return null;
  for (const value of named ? [args[named]] : Object.values(args)) {
    if (!isId(value)) continue;
    const [kind, word] = value;
    const role = ROLE_KINDS.has(kind) ? word : (ownerOf?.(kind, word) ?? null);
    if (role !== null && roles.includes(role)) return role;
  }
  return null;
}

/** The things that an event names, but for roles. */
export function thingsOf({ args }: LogEvent): Id[] {
  const thingsIn = (value: Argument | undefined): Id[] => {
    if (isId(value)) return ROLE_KINDS.has(value[0]) ? [] : [value];
    return Array.isArray(value) ? value.flatMap(thingsIn) : [];
  };
  return Object.values(args).flatMap(thingsIn);
}

/** The two ends of the way that an event tells of. */
export function wayOf({ ways }: EventGuide, { key, args }: LogEvent): [Id, Id] | null {
  const [origin, target] = (ways[key] ?? []).map((name) => args[name]);
  return isId(origin) && isId(target) ? [origin, target] : null;
}

/** Follows the log and tells of each piece of it whether others act in it; what nobody does belongs to the impulse. */
export function othersFollower(reader: EventReader, own: () => readonly string[]) {
  let impulse: string | null = null;
  return (events: readonly LogEvent[]): boolean => {
    const actors = events.map((event) => {
      const actor = actorOf(reader, event);
      if (reader.impulses.includes(event.key)) impulse = actor;
      else if (event.key === "phase.begins") impulse = null;
      return actor ?? impulse;
    });
    return actors.some((actor) => actor === null || !own().includes(actor));
  };
}
