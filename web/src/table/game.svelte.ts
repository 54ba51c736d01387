// A table as one browser sees it: what the server showed last, and what the person is about to do.

import { tick } from "svelte";
import { request } from "../api/client";
import type { MotionIn, MotionInfo, Refusal, Said, TableInfo } from "../api/generated";
import type {
  ClientMessage,
  Clock,
  LogEvent,
  Observation,
  ObservationMessage,
  Question,
  RefusedMessage,
  Result,
  ServerMessage,
  View,
} from "../api/messages";
import { Link, newId } from "./link";
import { isOffered } from "./answers";
import { handsFree } from "./device";
import { extended } from "./log";
import { noteRedraw } from "./redraw";

export interface Notice {
  /** A message of the title's catalogue with its arguments, or a sentence of the server's. */
  why?: Refusal;
  text?: string;
  rule: string | null;
}

const UNDO_DELAY = 120;

export class Game {
  info: TableInfo = $state.raw()!;
  seat: string | null = $state(null);
  view: View = $state.raw({});
  log: LogEvent[] = $state.raw([]);
  rows = $state(0);
  waiting: { role: string; key: string }[] = $state.raw([]);
  question: Question | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  clocks: Record<string, Clock> = $state.raw({});
  paused = $state(false);
  online: string[] = $state.raw([]);
  talk: Said[] = $state.raw([]);
  motions: MotionInfo[] = $state.raw([]);

  loaded = $state(false);
  standing = $state(true);
  sending = $state(false);
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  undoable = $state(false);
  /** The row of one's last own choice: to go back before it, the others may have to agree. */
  lastChoice: number | null = $state(null);
  /** Is that of the position that is shown? After a message it takes a moment. */
  reachKnown = $state(false);
  handover: string | null = $state(null);
  past: (Observation & { at: number }) | null = $state.raw(null);

  private link: Link;
  /** The seat whose view is shown. */
  private shownTo: string | null = null;
  /** How many rows the game has for certain; what is shown may lag behind. */
  private confirmed = 0;
  private pending = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  private pastWish = 0;

  constructor(
    info: TableInfo,
    readonly invitation: string,
  ) {
    this.info = info;
    this.seat = this.firstSeat();
    this.link = new Link(
      info.id,
      invitation,
      () => this.greet(),
      (message) => this.hear(message),
      (standing) => (this.standing = standing),
    );
  }

  close(): void {
    this.link.close();
    clearTimeout(this.undoTimer);
  }

  /** The parameter of the paths of this table's endpoints. */
  get path(): { table_id: string } {
    return { table_id: this.info.id };
  }

  get mySeats(): string[] {
    return this.info.seats.filter((s) => s.mine).map((s) => s.seat);
  }

  /** Seats that are asked something now. */
  get askedSeats(): string[] {
    return this.seatsOf(this.waiting);
  }

  private seatsOf(waiting: Observation["waiting"]): string[] {
    const roles = new Set(waiting.map((w) => w.role));
    return this.info.seats.filter((s) => s.roles.some((r) => roles.has(r))).map((s) => s.seat);
  }

  // Looking

  private firstSeat(): string | null {
    const mine = this.info.seats.filter((s) => s.mine);
    return (mine.find((s) => this.info.asked.includes(s.seat)) ?? mine[0])?.seat ?? null;
  }

  /** The line stands: whatever was missed is asked for. */
  private greet(): void {
    this.watch();
    void this.hearTalk();
    void this.hearMotions();
  }

  private watch(): void {
    const known = this.loaded && this.shownTo === this.seat;
    this.link.send({ type: "watch", seat: this.seat, since: known ? this.rows : -1 });
  }

  /** Sit down somewhere else; nothing of what the last seat saw stays on the screen. */
  lookFrom(seat: string | null): void {
    this.handover = null;
    if (seat === this.seat) return;
    this.log = [];
    this.loaded = false;
    this.question = null;
    this.goOnAs(seat);
  }

  private goOnAs(seat: string | null): void {
    this.seat = seat;
    this.watch();
    void this.hearTalk();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "seen":
        return this.see(message);
      case "confirmed":
        return this.taken(message.id, message.rows);
      case "refused":
        return this.refused(message);
      case "talk":
        this.talk = [...this.talk, message.talk];
        return;
      case "online":
        return this.cameOrWent(message.seat, message.online);
      case "clocks":
        this.clocks = message.clocks;
        this.paused = message.paused;
        return;
      case "motion":
        this.motions = [message.motion, ...this.motions.filter((m) => m.id !== message.motion.id)];
        return;
      case "seats":
        void this.trying(() => this.refresh());
    }
  }

  private see(seen: ObservationMessage): void {
    const start = performance.now();
    if (seen.confirmed) this.taken(seen.confirmed, seen.rows);
    if (seen.seat !== this.seat) {
      // An answer to a seat that was left in the meantime, or the seat was lost to a substitute.
      if (this.seat !== null && seen.seat === null) this.seat = null;
      else return;
    }
    const next = this.nextSeat(seen);
    if (next !== null && !this.handsOver) {
      // One's own next seat: the table stays as it is drawn, at rest, until that seat's view has come.
      this.confirmed = Math.max(this.confirmed, seen.rows);
      this.rest();
      this.goOnAs(next);
      return;
    }
    this.handover = next;
    this.shownTo = seen.seat;
    this.view = seen.full ? seen.view : { ...this.view, ...seen.view };
    this.log = extended(this.log, seen.log_since, seen.log);
    this.rows = seen.rows;
    this.rest();
    this.waiting = seen.waiting;
    if (seen.question?.number !== this.question?.number) {
      this.chosen = null;
      this.notice = null;
    }
    this.question = seen.question;
    this.result = seen.result;
    this.clocks = seen.clocks;
    this.paused = seen.paused;
    if (seen.online) this.online = seen.online;
    this.loaded = true;
    if (seen.result && this.info.status === "running") void this.trying(() => this.refresh());
    this.lookForUndo();
    void tick().then(() => noteRedraw(start));
  }

  /** Another of one's own seats that is asked, where the one that looks is not: the device goes on to it. */
  private nextSeat({ question, waiting }: Observation): string | null {
    const asked = this.seatsOf(waiting).filter((seat) => this.mySeats.includes(seat));
    return question || asked.includes(this.seat ?? "") ? null : (asked[0] ?? null);
  }

  /** Do several people share the device, so that nothing is shown until the next one has taken it? */
  private get handsOver(): boolean {
    return this.info.pace.kind === "hotseat" && this.mySeats.length > 1 && !handsFree();
  }

  private cameOrWent(seat: string, online: boolean): void {
    this.online = online ? [...new Set([...this.online, seat])] : this.online.filter((s) => s !== seat);
  }

  async refresh(): Promise<void> {
    const { path, invitation } = this;
    this.info = await request("GET /api/tables/{table_id}", { path, query: { invitation } });
  }

  /** What was said, as this seat may hear it; if it cannot be had now, it is asked for with the next greeting. */
  private async hearTalk(): Promise<void> {
    const { path, seat, invitation } = this;
    const query = { seat, invitation };
    const talk = await request("GET /api/tables/{table_id}/talk", { path, query }).catch(() => null);
    if (talk && seat === this.seat) this.talk = talk;
  }

  private async hearMotions(): Promise<void> {
    const { path, invitation } = this;
    const query = { invitation };
    const motions = await request("GET /api/tables/{table_id}/motions", { path, query }).catch(() => null);
    if (motions) this.motions = motions;
  }

  // Answering

  /** What a click or a key chose: an answer is sent, or asks to be confirmed; anything else asks why not. */
  choose(word: string, kind?: string, sure = false): void {
    const { question } = this;
    if (this.past) return;
    if (!question || !isOffered(question, word, kind)) {
      void this.whyNot(word, kind);
      return;
    }
    if (question.confirm && !sure && this.chosen !== word) {
      this.chosen = word;
      return;
    }
    this.answer(question, word);
  }

  private answer(question: Question, word: string): void {
    if (this.sending || this.seat === null) return;
    this.sending = true;
    this.notice = null;
    const id = newId();
    const message: ClientMessage = {
      type: "answer",
      id,
      seat: this.seat,
      number: question.number,
      key: question.key,
      answer: word,
    };
    if (!this.link.send(message)) {
      this.sending = false;
      this.notice = { text: "", rule: null };
      return;
    }
    // A line that fails in between: the id makes it safe to send the same once more.
    const again = setTimeout(() => this.link.send(message) || this.settle(id), 5000);
    this.pending.set(id, again);
  }

  /** An answer is kept, and the game has so many rows with it. */
  private taken(id: string, rows: number): void {
    this.confirmed = Math.max(this.confirmed, rows);
    this.settle(id);
  }

  private settle(id: string): void {
    clearTimeout(this.pending.get(id));
    this.pending.delete(id);
    this.rest();
  }

  /** An answer, or taking one back, is under way until what came of it is seen. */
  private rest(): void {
    this.sending = this.pending.size > 0 || this.rows < this.confirmed;
  }

  private refused({ id, text, rule }: RefusedMessage): void {
    if (id !== null) this.settle(id);
    this.chosen = null;
    this.notice = { text, rule };
    this.watch(); // a stale view is the usual reason
  }

  async whyNot(what: string, kind?: string): Promise<void> {
    const { path, seat } = this;
    if (seat === null || this.result) return;
    await this.trying(async () => {
      const why = await request("GET /api/tables/{table_id}/why-not", { path, query: { seat, what, kind } });
      if (why) this.notice = { why, rule: why.rule };
    });
  }

  /** Does it, and shows the server's sentence if it is refused. */
  async trying(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const rule = (error as { rule?: string | null }).rule ?? null;
      this.notice = { text: error instanceof Error ? error.message : String(error), rule };
      return false;
    }
  }

  // Taking back

  private lookForUndo(): void {
    clearTimeout(this.undoTimer);
    this.undoable = this.reachKnown = false;
    const { path, seat, rows } = this;
    if (seat === null || this.result || !this.info.seats.some((s) => s.seat === seat && s.mine)) return;
    this.undoTimer = setTimeout(async () => {
      const none = { rows: [], last: null };
      const query = { seat };
      const reach = await request("GET /api/tables/{table_id}/undo", { path, query }).catch(() => none);
      if (seat !== this.seat || rows !== this.rows) return;
      this.undoable = reach.rows.length > 0;
      this.lastChoice = reach.last;
      this.reachKnown = true;
    }, UNDO_DELAY);
  }

  async undo(): Promise<void> {
    const { path, seat } = this;
    if (!this.undoable || this.past || seat === null) return;
    this.undoable = false;
    const id = newId();
    this.pending.set(id, undefined);
    this.rest();
    await this.trying(async () => {
      const { rows } = await request("POST /api/tables/{table_id}/undo", { path, body: { seat } });
      this.confirmed = Math.max(this.confirmed, rows);
    });
    this.settle(id);
  }

  async move(kind: MotionIn["kind"], number: number | null = null): Promise<void> {
    const { path } = this;
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return;
    const body = { seat, kind, number };
    await this.trying(() => request("POST /api/tables/{table_id}/motions", { path, body }));
  }

  async vote(motion: MotionInfo, agree: boolean): Promise<void> {
    const path = { ...this.path, motion_id: motion.id };
    for (const seat of motion.waiting.filter((s) => this.mySeats.includes(s))) {
      const body = { seat, agree };
      await this.trying(() =>
        request("POST /api/tables/{table_id}/motions/{motion_id}/vote", { path, body }),
      );
      if (!agree) return;
    }
  }

  async withdraw(motion: MotionInfo): Promise<void> {
    const path = { ...this.path, motion_id: motion.id };
    await this.trying(() => request("POST /api/tables/{table_id}/motions/{motion_id}/withdraw", { path }));
  }

  /** Take one's seat back from the steward, or a seat that its holder left. */
  async sit(seat: string): Promise<void> {
    const { path, invitation } = this;
    await this.trying(() =>
      this.mySeats.includes(seat)
        ? request("POST /api/tables/{table_id}/return", { path, body: { seat } })
        : request("POST /api/tables/{table_id}/join", { path, body: { seat, invitation } }),
    );
    await this.refresh();
    if (this.seat === null) this.lookFrom(seat);
  }

  async say(text: string, to: string[] | null): Promise<boolean> {
    const { path } = this;
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return false;
    const body = { seat, text, to };
    return this.trying(() => request("POST /api/tables/{table_id}/talk", { path, body }));
  }

  /** A layer of the map, of the position that is shown. */
  layer(name: string): Promise<unknown> {
    const path = { ...this.path, name };
    const query = { number: this.past?.at, invitation: this.invitation };
    return request("GET /api/tables/{table_id}/layers/{name}", { path, query });
  }

  // History

  /** Show the table as it stood before a row; null goes back to now. */
  async lookAt(row: number | null): Promise<void> {
    const wish = ++this.pastWish;
    if (row === null || (this.loaded && row >= this.rows)) {
      this.past = null;
      return;
    }
    const at = Math.max(0, row);
    await this.trying(async () => {
      const path = { ...this.path, number: at };
      const query = { seat: this.seat, since: at + 1, invitation: this.invitation };
      const seen = await request("GET /api/tables/{table_id}/history/{number}", { path, query });
      if (wish === this.pastWish) this.past = { ...seen, at };
    });
  }
}
