// Times of the server, in seconds since 1970, as dates in the language of the page.

import { app } from "../appState.svelte";

const format = (options: Intl.DateTimeFormatOptions) => (at: number) =>
  new Intl.DateTimeFormat(app.language, options).format(at * 1000);

export const dateOf = format({ dateStyle: "medium" });
/** A day not long ago. */
export const dayOf = format({ weekday: "short", day: "numeric", month: "short" });
export const dateAndTimeOf = format({ dateStyle: "medium", timeStyle: "short" });

/** The names of the days of the week, Monday first. */
export function weekdays(): string[] {
  const name = new Intl.DateTimeFormat(app.language, { weekday: "long", timeZone: "UTC" });
  const monday = Date.UTC(2024, 0, 1);
  return [...Array(7).keys()].map((day) => name.format(monday + day * 86_400_000));
}

/** A size in a unit that people read. */
export function sizeOf(bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(app.language, {
    style: "unit",
    unit: units[step],
    unitDisplay: step ? "short" : "long",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
