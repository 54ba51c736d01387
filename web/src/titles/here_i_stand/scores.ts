// The victory points of each power.

import type { Scores } from "..";
import type { Page, View } from "./viewModel";

const scores: Scores<Page, Partial<View>> = ({ ids }, { vp = [] }) =>
  Object.fromEntries(ids.powers.slice(0, 6).map((role, n) => [role, vp[n] ?? 0]));

export default scores;
