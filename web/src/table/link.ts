// The line to a table: a socket that comes back by itself and goes on where it was.

import { queryString } from "../api/client";
import type { ClientMessage, ServerMessage } from "../api/messages";

const SOONEST = 500;
const LATEST = 15_000;
const PING = 25_000;
const REFUSED = 4000;

export class Link {
  private socket: WebSocket | null = null;
  private wait = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  /** `greet` is called whenever the line stands; `hear` with each message; `state` when it comes or goes. */
  constructor(
    private readonly table: string,
    private readonly invitation: string,
    private readonly greet: () => void,
    private readonly hear: (message: ServerMessage) => void,
    private readonly state: (standing: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.now);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  private readonly now = () => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = queryString({ invitation: this.invitation });
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = SOONEST;
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.send({ type: "ping" }), PING);
      this.state(true);
      this.greet();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearInterval(this.pinger);
      this.state(false);
      if (event.code >= REFUSED) this.wait = LATEST;
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LATEST);
    };
  }
}

/** A name for a message that may have to be sent twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join(
    "",
  );
}
