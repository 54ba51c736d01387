// What the host tells everybody. The socket of one's notices says when it has changed; others look now and then.

import { request } from "../api/client";
import type { AnnouncementInfo } from "../api/generated";

const STORAGE_KEY = "announcements-read";
const INTERVAL = 60_000;

class AnnouncementStore {
  private all: AnnouncementInfo[] = $state.raw([]);
  /** Those that the reader has put away on this device. */
  private read: number[] = $state.raw([]);
  readonly shown = $derived(this.all.filter(({ id }) => !this.read.includes(id)));

  /** Looks at once and then now and then; returns how to stop. */
  open(): () => void {
    this.read = storedIds();
    void this.refresh();
    const timer = setInterval(() => document.hidden || void this.refresh(), INTERVAL);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    const found = await request("GET /api/announcements").catch(() => null);
    if (found) this.all = found;
  }

  putAway(id: number): void {
    this.read = [...this.read.filter((other) => this.all.some((a) => a.id === other)), id];
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.read));
  }
}

function storedIds(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
  } catch {
    return []; // something else wrote there
  }
}

export const announcements = new AnnouncementStore();
