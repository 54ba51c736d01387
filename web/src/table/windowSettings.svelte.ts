// What a person wants to be asked, kept with the account (or, in local play, with this machine's player).

import { request } from "../api/client";
import type { Preferences } from "../api/generated";

export type WindowChoice = Preferences["windows"][string];

export const CHOICES: readonly WindowChoice[] = ["always", "fitting", "never"];

/** The name of all questions of a game, and of those of a key or a family, "respond.*". */
export const allOf = (title: string): string => `${title}/*`;
export const windowName = (title: string, key: string): string => `${title}/${key}`;

/** What holds for a question: the choice for its key, its family, its game or all, whichever is nearest. */
export function choiceFor(windows: Preferences["windows"], title: string, key: string): WindowChoice {
  const family = `${key.split(".")[0]}.*`;
  const names = [windowName(title, key), windowName(title, family), allOf(title), "*"];
  const found = names.find((name) => name in windows);
  return found === undefined ? "fitting" : windows[found]!;
}

class WindowSettings {
  windows: Preferences["windows"] = $state.raw({});
  private preferences: Preferences | null = null;

  async load(): Promise<void> {
    const account = await request("GET /api/me").catch(() => null);
    if (account) this.apply(account.preferences);
  }

  /** Keeps a choice; null returns to what holds for all questions of the game. */
  async choose(name: string, choice: WindowChoice | null): Promise<void> {
    if (!this.preferences) await this.load();
    if (!this.preferences) return;
    const windows = { ...this.windows };
    if (choice === null) delete windows[name];
    else windows[name] = choice;
    const body = { language: null, preferences: { ...this.preferences, windows } };
    this.apply((await request("PATCH /api/me", { body })).preferences);
  }

  private apply(preferences: Preferences): void {
    this.preferences = preferences;
    this.windows = preferences.windows;
  }
}

export const windowSettings = new WindowSettings();
