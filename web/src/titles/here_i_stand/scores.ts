// The victory points of each power.

import type { Scores } from "..";

const scores: Scores = (page, view) => {
  const powers = ((page.ids as Record<string, string[]> | undefined)?.powers ?? []).slice(0, 6);
  const points = (view.vp ?? []) as number[];
  return Object.fromEntries(powers.map((role, n) => [role, points[n] ?? 0]));
};

export default scores;
