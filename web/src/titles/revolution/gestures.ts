// Gestures of Revolution: an army marches; all armies are paid; new units are placed, one province or box a click; the counters of a
// province are set out anew, cities and towns side by side.

import type { Gesture } from "../../table/gestures";

const gestures: readonly Gesture[] = [
  { key: "march.from", defaults: { "march.which": "fresh" }, ends: ["march.to"] },
  { key: "army.keep", atOnce: true, within: [], defaults: { "army.keep": "maintain" } },
  {
    key: "move.stay",
    answers: ["rearrange"],
    within: ["move.push", "move.neutrals"],
    defaults: { "move.city": "1", "move.town": "first" },
  },
  {
    key: "units.where",
    atOnce: true,
    within: [],
    defaults: { "units.many": "most" },
    ahead: "units.many",
    most: (_, { about }) => Number(about.count ?? 1),
  },
];

export default gestures;
