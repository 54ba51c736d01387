// Gestures of Guerres: an army marches, with all its troops unless the person leaves some behind.

import type { Gesture } from "../../table/gestures";

const gestures: readonly Gesture[] = [
  { key: "war.first", defaults: { "war.troops": "most" } },
  { key: "war.announce", defaults: { "war.troops": "most" } },
];

export default gestures;
