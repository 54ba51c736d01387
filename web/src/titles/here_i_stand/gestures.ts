// Gestures of Here I Stand: marches, fleets, building, spring deployment, assaults, losses, winter, foreign wars.

import type { Gesture } from "../../table/gestures";
import type { Page } from "./viewModel";

/** Everybody who may come along: the leaders one after the other, then all units. */
const formation = (key: string) => ({
  [`${key}.leader`]: "first",
  [`${key}.regulars`]: "most",
  [`${key}.hired`]: "most",
});

const fleet = (key: string) => ({
  [`${key}.whole`]: "all",
  [`${key}.squadrons`]: "most",
  [`${key}.corsairs`]: "most",
  [`${key}.leader`]: "first",
});

/** Losses and other choices of the same kind again and again, shown at once. */
const row = (key: string): Gesture => ({ key, atOnce: true, within: [], defaults: { [key]: "first" } });

/** As often as the points that are left pay for it. */
const affordable: Gesture["most"] = (page, { role, about }, action) => {
  const { ids, board } = page as unknown as Page;
  const cost = board.cost[ids.powers.indexOf(role)]?.[ids.actions.indexOf(action)] ?? 0;
  return cost ? Math.floor(Number(about.points ?? 0) / cost) : 1;
};

const LOSSES_AND_SHIPS = [
  "battle.loss",
  "rebels.loss",
  "camp.loss",
  "sack.loss",
  "naval.loss",
  "winter.lost",
  "winter.port",
];

const gestures: readonly Gesture[] = [
  {
    key: "action",
    answers: ["move_clear", "move_pass"],
    from: { kind: "place", answer: "move_clear" },
    within: ["move"],
    defaults: formation("move"),
    ends: ["move.to"],
  },
  { key: "move.from", within: ["move"], defaults: formation("move"), ends: ["move.to"] },
  { key: "action", answers: ["naval_move"], within: ["fleet"], defaults: fleet("fleet") },
  { key: "action", answers: ["assault"], within: ["assault"], defaults: formation("assault") },
  {
    key: "action",
    answers: ["raise_regular", "buy_mercenary", "raise_cavalry", "build_squadron", "build_corsair"],
    within: ["build"],
    defaults: {},
    ends: ["build.where"],
    most: affordable,
  },
  {
    key: "action",
    answers: ["translate"],
    within: ["translation"],
    defaults: {},
    ends: ["translation.language"],
    most: affordable,
  },
  { key: "spring.from", within: ["spring"], defaults: formation("spring") },
  { key: "chase.from", within: ["chase"], defaults: fleet("chase") },
  // Winter: all that may go, one kind of unit at a time; ships, and the units that the road costs, at once.
  { key: "winter.recall", within: [], defaults: { "winter.recalled": "most" } },
  { key: "winter.to", within: [], defaults: { "winter.who": "first", "winter.send": "most" } },
  { ...row("abroad.from"), defaults: { "abroad.from": "first", "abroad.unit": "first" } },
  ...LOSSES_AND_SHIPS.map(row),
];

export default gestures;
