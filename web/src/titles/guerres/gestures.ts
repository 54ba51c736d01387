// Gestures of Guerres: an army marches, with all its troops unless the person leaves some behind; recruits are
// placed, one province a click.

import type { Gesture } from "../../table/gestures";

const march = { "war.troops": "most" };

const gestures: readonly Gesture[] = [
  { key: "war.first", defaults: march },
  { key: "war.announce", defaults: march },
  {
    key: "deploy.province",
    atOnce: true,
    within: [],
    defaults: { "deploy.troops": "most" },
    ahead: "deploy.troops",
    most: (_, { about }) => Number(about.troops ?? 1),
  },
];

export default gestures;
