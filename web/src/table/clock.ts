// The clocks of the seats.

import type { Clock } from "../api/messages";

/** Seconds left; a clock runs while its seat is asked. */
export function timeLeft(clock: Clock, now: number, paused: boolean): number {
  const spent = clock.asked_at === null || paused ? 0 : Math.max(0, now - clock.asked_at);
  return Math.max(0, clock.bank - spent);
}

/** 2d 3h, 3:05:09 or 12:07. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24];
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (days) return `${days}d ${hours}h`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
