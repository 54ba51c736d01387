// How the person likes the page: kept on this device, and with the account of whoever is signed in.

import { request } from "./api/client";
import type { Language, PageSettings } from "./api/generated";

const STORAGE_KEY = "settings";

export const DEFAULTS: PageSettings = {
  theme: "system",
  text_size: "normal",
  palette: "usual",
  motion: "system",
  playback: null,
  confirm: "weighty",
  sound: false,
  skip_handover: false,
};

/** The values of each setting that is a choice, in the order in which they are offered. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  text_size: ["small", "normal", "large", "largest"],
  palette: ["usual", "distinct"],
  motion: ["system", "none"],
  confirm: ["weighty", "every", "none"],
} as const satisfies { [K in keyof PageSettings]?: readonly PageSettings[K][] };

export const PLAYBACK_PACES = ["slow", "normal", "fast", "off"] as const;
export type PlaybackPace = (typeof PLAYBACK_PACES)[number];

class Settings {
  values: PageSettings = $state.raw(readDevice());
  /** Has a change not reached the account? */
  failed = $state(false);
  /** Is there an account with which they are kept? */
  private hasAccount = false;
  private saving: Promise<void> = Promise.resolve();

  /** Takes over what the account says; an account that has nothing saved yet gets the values of the device. */
  adopt(hasAccount: boolean, saved: PageSettings | null): void {
    this.hasAccount = hasAccount;
    if (saved) this.keep({ ...DEFAULTS, ...saved });
  }

  change(changes: Partial<PageSettings>): void {
    this.keep({ ...this.values, ...changes });
    this.save();
  }

  /** Keeps the settings with the account, in the language of the page. */
  save(): void {
    if (!this.hasAccount) return;
    const body = { settings: this.values, language: document.documentElement.lang as Language };
    this.saving = this.saving
      .then(() => request("PATCH /api/me", { body }))
      .then(
        () => void (this.failed = false),
        () => void (this.failed = true),
      );
  }

  /** Shows the page as it is liked. */
  apply(): void {
    const { theme, text_size, palette, motion } = this.values;
    const { dataset } = document.documentElement;
    Object.assign(dataset, { theme, textSize: text_size, palette, motion });
  }

  /** Should nothing move? */
  get isStill(): boolean {
    return this.values.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whoever wants little motion is shown the moves of the others at once, unless a pace was chosen. */
  get pace(): PlaybackPace {
    return this.values.playback ?? (this.isStill ? "off" : "normal");
  }

  private keep(values: PageSettings): void {
    this.values = values;
    localStorage.setItem(STORAGE_KEY, JSON.stringify(values));
    this.apply();
  }
}

/** What this device remembers; what is not known any more is left out. */
function readDevice(): PageSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<PageSettings>;
    const known = Object.entries({ ...earlierKeys(), ...stored }).filter(([name, value]) =>
      isPossible(name, value),
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

/** What a device remembers from before there was one place for all settings. */
function earlierKeys(): Record<string, unknown> {
  return {
    playback: localStorage.getItem("playback"),
    skip_handover: localStorage.getItem("hands-free") === "1",
  };
}

function isPossible(name: string, value: unknown): boolean {
  if (!(name in DEFAULTS)) return false;
  if (name === "playback") return value === null || (PLAYBACK_PACES as readonly unknown[]).includes(value);
  const choices: readonly unknown[] | undefined = CHOICES[name as keyof typeof CHOICES];
  return choices ? choices.includes(value) : typeof value === "boolean";
}

export const settings = new Settings();
