// How people and bots are called, and where people are found.

import { app, t } from "../appState.svelte";

/** The hash of a person's profile. */
export const profileHash = (name: string): string => `#/people/${encodeURIComponent(name)}`;

/** The name of a bot's level; one that is no longer offered goes by its word. */
export function botName(level: string): string {
  const id = `bot-${level.replace(":", "-")}`;
  return app.catalogue.has(id) ? t(id) : level;
}
