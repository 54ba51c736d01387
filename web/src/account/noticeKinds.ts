// The kinds of notices and the channels by which they are sent; what is kept are the channels that are silent.

import type { Preferences } from "../api/generated";

export const CHANNELS = ["email", "webhook", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

export const NOTICE_KINDS = [
  "turn",
  "reminder",
  "autopilot",
  "talk",
  "motion",
  "started",
  "finished",
  "joined",
  "unseated",
  "invited",
  "rematch",
  "closed",
  "vacant",
  "replaced",
  "unattended",
  "resumed",
  "club_request",
  "club_welcome",
  "club_news",
  "tournament_open",
  "round_soon",
  "round_ends",
  "tournament_over",
] as const;

type Silent = Preferences["silent"];

export const isSent = (silent: Silent, kind: string, channel: Channel): boolean =>
  !(silent[kind] ?? []).includes(channel);

/** The silent channels after one of a kind was switched on or off. */
export function withChannel(silent: Silent, kind: string, channel: Channel, sent: boolean): Silent {
  const others = (silent[kind] ?? []).filter((name) => name !== channel);
  const { [kind]: _, ...rest } = silent;
  const now = sent ? others : [...others, channel];
  return now.length ? { ...rest, [kind]: now } : rest;
}
