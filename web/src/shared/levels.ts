// What the levels of bots are called.

import { app, t } from "../appState.svelte";

const ENGINE = "engine:";

/** The level of a bot in words; one that is no longer offered goes by its word. */
export function levelName(level: string): string {
  if (level.startsWith(ENGINE)) return t("bot-engine", { name: level.slice(ENGINE.length) });
  const id = `bot-${level.replace(":", "-")}`;
  return app.catalogue.has(id) ? t(id) : level;
}
