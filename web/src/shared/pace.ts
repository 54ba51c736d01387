// How fast a table plays: the usual paces, own clocks, and how they are told.

import type { Pace } from "../api/generated";
import { app, t } from "../appState.svelte";

export const SECONDS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
export type Unit = keyof typeof SECONDS;

const pace = (kind: Pace["kind"], time_bank: number, increment: number): Pace => ({
  kind,
  time_bank,
  increment,
  pass_delay: null,
});

export const PACES: Record<string, Pace> = {
  hotseat: pace("hotseat", 0, 0),
  live: pace("live", 45 * SECONDS.minute, 30),
  slow: pace("slow", 3 * SECONDS.day, SECONDS.day),
};

/** A pace with clocks of one's own: by the day if there is half a day or more, or no clock at all. */
export const paceOf = (bank: number, increment: number): Pace =>
  pace(bank > 0 && bank < SECONDS.day / 2 ? "live" : "slow", bank, bank > 0 ? increment : 0);

/** A time in the largest unit of which it is a whole number. */
export function inUnits(seconds: number): { count: number; unit: Unit } {
  const units = Object.keys(SECONDS) as Unit[];
  const unit = units.find((name) => seconds >= SECONDS[name] && seconds % SECONDS[name] === 0) ?? "minute";
  return { count: seconds / SECONDS[unit], unit };
}

/** "45 minutes" in the language of the page. */
export function durationText(seconds: number, language: string): string {
  const { count, unit } = inUnits(seconds);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** A pace in a few words, with its clocks. */
export function paceText({ kind, time_bank, increment }: Pace): string {
  if (kind === "hotseat") return t("pace-hotseat");
  if (!time_bank) return t("pace-unlimited");
  const bank = durationText(time_bank, app.language);
  return increment
    ? t("pace-clock", { bank, increment: durationText(increment, app.language) })
    : t("pace-bank-only", { bank });
}
