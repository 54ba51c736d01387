// The final standings: every role with its points by source, the winners first, then by points.

import type { ChartSeries, SeatInfo } from "../api/generated";
import type { Result } from "../api/messages";

export interface Standing {
  role: string;
  seat: SeatInfo;
  won: boolean;
  total: number;
  /** Points by source; empty if the title has no charts. */
  sources: Record<string, number>;
}

export function standingsOf(
  seats: readonly SeatInfo[],
  { winners, scores }: Pick<Result, "winners" | "scores">,
  series: ChartSeries | null,
): Standing[] {
  const last = series?.now ?? series?.counts.at(-1);
  return seats
    .flatMap((seat) => seat.roles.map((role) => ({ seat, role })))
    .map(({ seat, role }) => ({
      role,
      seat,
      won: winners.includes(role),
      total: scores[role] ?? 0,
      sources: last?.points[role] ?? {},
    }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
}

/** The sources from which anybody has points, in the order of the title. */
export const sourcesIn = (standings: readonly Standing[]): string[] =>
  [...new Set(standings.flatMap(({ sources }) => Object.keys(sources)))].filter((source) =>
    standings.some(({ sources }) => sources[source]),
  );
