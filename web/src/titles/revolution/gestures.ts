// Gestures of Revolution: an army marches.

import type { Gesture } from "../../table/gestures";

const gestures: readonly Gesture[] = [
  { key: "march.from", defaults: { "march.which": "fresh" }, ends: ["march.to"] },
];

export default gestures;
