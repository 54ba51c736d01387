// The time zones that this browser knows, its own first.

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

export function timeZones(): string[] {
  const all = Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC");
  const own = ownTimeZone();
  return own && own !== "UTC" ? [own, ...all.filter((zone) => zone !== own)] : all;
}
