// Which finished games somebody looks for, as it stands in the address of the page and is asked of the server.

import type { Endpoints } from "../api/generated";

type Query = NonNullable<Endpoints["GET /api/archive"]["query"]>;

const NAMES = [
  "title",
  "scenario",
  "players",
  "who",
  "person",
  "role",
  "result",
  "ending",
  "shortest",
  "longest",
  "since",
  "until",
] as const;
export type FilterName = (typeof NAMES)[number];

/** What was filled in; everything is text, as in a form. */
export type ArchiveFilter = Partial<Record<FilterName, string>>;

export function filterOf(query: URLSearchParams): ArchiveFilter {
  return Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])));
}

export function archiveHash(filter: ArchiveFilter): string {
  const filled = NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]] as [string, string]] : []));
  return filled.length ? `#/archive?${new URLSearchParams(filled)}` : "#/archive";
}

const DAY = 86_400;

/** The start of a day in the reader's time zone, in seconds since 1970; null if it is no date. */
function startOf(date: string | undefined): number | null {
  const at = date ? new Date(`${date}T00:00:00`).getTime() / 1000 : Number.NaN;
  return Number.isFinite(at) ? Math.max(0, at) : null;
}

const numberOf = (text: string | undefined): number | null =>
  text && Number.isInteger(Number(text)) && Number(text) >= 0 ? Number(text) : null;

/** The filter as the server is asked; the last day counts whole. */
export function queryOf(filter: ArchiveFilter, before: string | null): Query {
  const { since, until, players, shortest, longest, ...words } = filter;
  const end = startOf(until);
  return {
    ...(words as Query),
    players: numberOf(players),
    shortest: numberOf(shortest),
    longest: numberOf(longest),
    since: startOf(since),
    until: end === null ? null : end + DAY,
    before: before ?? "",
  };
}
