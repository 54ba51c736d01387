// The score shown for each faction: its towns.

import type { Scores } from "..";

const scores: Scores = (page, view) => {
  const factions = (page.ids as Record<string, string[]> | undefined)?.factions ?? [];
  const control = (view.control ?? []) as number[];
  return Object.fromEntries(
    factions.map((role, f) => [role, control.filter((holder) => holder === f).length]),
  );
};

export default scores;
