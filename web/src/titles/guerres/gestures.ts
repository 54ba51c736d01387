// Gestures of Guerres: an army marches, with all its troops unless the person leaves some behind; recruits are
// placed, one province a click.

import type { Gesture } from "../../table/gestures";

/** With all troops, and paid for alone. */
const march = { "war.troops": "most", "war.share": "most" };

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
