// The victory points of each faction; the view has them in hundredths.

import type { Scores } from "..";
import type { Page, View } from "./viewModel";

const scores: Scores<Page, Partial<View>> = ({ ids }, { vp = [] }) =>
  Object.fromEntries(ids.factions.map((role, n) => [role, (vp[n] ?? 0) / 100]));

export default scores;
