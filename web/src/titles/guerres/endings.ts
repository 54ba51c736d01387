// How a game ends: the rule behind each way.

import type { LogEvent } from "../../api/messages";
import type { Standing } from "../../end/standings";
import { isId } from "../../text/titleCatalogue";
import type { Endings } from "..";

/** What treaties give: most, second, fewest. */
const TREATIES = [4, 2, 1];

/**
 * The points that were given at the end: of equals the Royalist said who comes first, which the scores only guess.
 * The events tell each total; what the towns gave is known.
 */
function withDecidedPoints(standings: Standing[], log: readonly LogEvent[]): Standing[] {
  const told = log.filter(({ key }) => key === "game.points");
  const totals = new Map(
    told.map(({ args }) => [isId(args.faction) ? args.faction[1] : "", Number(args.points)]),
  );
  return standings.map((standing) => {
    const total = totals.get(standing.role);
    if (total === undefined) return standing;
    const { towns = 0 } = standing.sources;
    const isSure = TREATIES.includes(total - towns);
    return { ...standing, total, sources: isSure ? { towns, treaties: total - towns } : {} };
  });
}

const endings: Endings = {
  rules: {
    automatic: "17-r4",
    points: "17-r6",
  },
  standings: withDecidedPoints,
};

export default endings;
