// The notices of whoever is signed in: fetched once, then live by a socket that reconnects by itself.

import { request } from "../api/client";
import { announcements } from "../shared/announcements.svelte";
import type { NoticeInfo } from "../api/generated";

const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/** Close codes from here on mean that the server refused the connection. */
const REFUSED_CODES = 4000;

/** Newest first, each once: a notice may come by the socket and with the list. */
export function merged(known: readonly NoticeInfo[], found: readonly NoticeInfo[]): NoticeInfo[] {
  const byId = new Map([...known, ...found].map((notice) => [notice.id, notice]));
  return [...byId.values()].sort((a, b) => b.id - a.id);
}

class NoticeList {
  notices: NoticeInfo[] = $state.raw([]);
  unread = $derived(this.notices.filter((notice) => !notice.read));
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private delay = MIN_DELAY;
  /** The last request to mark notices as read. */
  private marking: Promise<unknown> = Promise.resolve();

  open(): void {
    this.close();
    this.connect();
    addEventListener("hashchange", this.refresh);
    document.addEventListener("visibilitychange", this.refresh);
  }

  close(): void {
    removeEventListener("hashchange", this.refresh);
    document.removeEventListener("visibilitychange", this.refresh);
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.notices = [];
  }

  /** What was answered or read at a table meanwhile is no longer new. */
  readonly refresh = async (): Promise<void> => {
    if (document.hidden || !this.socket) return;
    const marked = this.marking;
    await marked;
    const found = await request("GET /api/notices").catch(() => null);
    if (marked !== this.marking) return this.refresh(); // what was found is out of date
    if (found && this.socket) this.notices = found;
  };

  /** Marks one notice as read, or all of them. */
  async markRead(only: NoticeInfo | null = null): Promise<void> {
    const up_to = only?.id ?? this.notices[0]?.id;
    if (up_to === undefined) return;
    this.notices = this.notices.map((n) => (only === null || n.id === only.id ? { ...n, read: true } : n));
    const since = only === null ? 0 : only.id - 1;
    this.marking = request("POST /api/notices/read", { body: { up_to, since } }).catch(() => undefined);
    await this.marking;
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/me`);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = MIN_DELAY;
      void this.refresh();
      void announcements.refresh();
    };
    socket.onmessage = ({ data }) => {
      const { type, ...notice } = JSON.parse(data) as NoticeInfo & { type: string };
      if (this.socket !== socket) return;
      if (type === "notice") this.notices = merged(this.notices, [notice]);
      else if (type === "announcements") void announcements.refresh();
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || code >= REFUSED_CODES) return;
      this.timer = setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(this.delay * 2, MAX_DELAY);
    };
  }
}

export const noticeList = new NoticeList();
