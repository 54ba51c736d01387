// The score shown for each faction: its towns.

import type { Scores } from "..";
import type { Page, View } from "./viewModel";

const scores: Scores<Page, Partial<View>> = ({ ids }, { control = [] }) =>
  Object.fromEntries(ids.factions.map((role, f) => [role, control.filter((holder) => holder === f).length]));

export default scores;
