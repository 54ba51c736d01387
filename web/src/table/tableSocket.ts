// The WebSocket of a table. It reconnects by itself after a failure.

import { pageLanguage, queryString } from "../api/client";
import type { ClientMessage, ServerMessage } from "../api/messages";

const MIN_DELAY = 500;
const MAX_DELAY = 15_000;
const PING_INTERVAL = 25_000;
/** Close codes from here on mean that the server refused the connection. */
const REFUSED_CODES = 4000;

interface Handlers {
  /** Called after every connection and reconnection. */
  onConnected: () => void;
  onMessage: (message: ServerMessage) => void;
  /** Called when the connection is made or lost. */
  onStatus: (connected: boolean) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private delay = MIN_DELAY;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly invitation: string,
    private readonly handlers: Handlers,
  ) {
    this.open();
    addEventListener("online", this.reconnectNow);
  }

  /** Sends a message; false if there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnectNow);
    clearTimeout(this.reconnectTimer);
    clearInterval(this.pingTimer);
    this.socket?.close();
  }

  private readonly reconnectNow = () => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    clearTimeout(this.reconnectTimer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = queryString({ invitation: this.invitation, language: pageLanguage() });
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}${query}`);
    const { onConnected, onMessage, onStatus } = this.handlers;
    this.socket = socket;
    socket.onopen = () => {
      this.delay = MIN_DELAY;
      clearInterval(this.pingTimer);
      this.pingTimer = setInterval(() => this.send({ type: "ping" }), PING_INTERVAL);
      onStatus(true);
      onConnected();
    };
    socket.onmessage = (event) => onMessage(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearInterval(this.pingTimer);
      onStatus(false);
      if (event.code >= REFUSED_CODES) this.delay = MAX_DELAY;
      this.reconnectTimer = setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(this.delay * 2, MAX_DELAY);
    };
  }
}

/** A random id, by which the server recognises a message that is sent twice. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
