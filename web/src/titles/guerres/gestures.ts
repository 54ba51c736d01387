// Gestures of Guerres: a march with its troops, and troops that are placed.

import type { Gesture } from "../../table/gestures";

const gestures: readonly Gesture[] = [
  { key: "war.first", defaults: { "war.troops": "most" } },
  { key: "war.announce", defaults: { "war.troops": "most" } },
  { key: "deploy.province", defaults: { "deploy.troops": "most" } },
];

export default gestures;
