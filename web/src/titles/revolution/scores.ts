// The victory points of each faction; the view has them in hundredths.

import type { Scores } from "..";

const scores: Scores = (page, view) => {
  const factions = (page.ids as Record<string, string[]>).factions ?? [];
  const points = (view.vp ?? []) as number[];
  return Object.fromEntries(factions.map((role, n) => [role, (points[n] ?? 0) / 100]));
};

export default scores;
