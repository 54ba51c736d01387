// A table as one browser sees it: what the server showed last, and what the person is about to do.

import { tick } from "svelte";
import {
  get,
  send,
  type Clock,
  type LogEvent,
  type Motion,
  type Question,
  type Reach,
  type Result,
  type Said,
  type Seen,
  type SeenMessage,
  type TableInfo,
  type View,
  type WhyNot,
} from "../api";
import { Link, newId, type Message } from "./link";
import { isOffered } from "./answers";
import { handsFree } from "./device";
import { extended } from "./log";
import { noteRedraw } from "./redraw";

export interface Notice {
  /** A message of the title's catalogue with its arguments, or a sentence of the server's. */
  why?: WhyNot;
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
  motions: Motion[] = $state.raw([]);

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
  past: (Seen & { at: number }) | null = $state.raw(null);

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

  get path(): string {
    return `/api/tables/${this.info.id}`;
  }

  get mySeats(): string[] {
    return this.info.seats.filter((s) => s.mine).map((s) => s.seat);
  }

  /** Seats that are asked something now. */
  get askedSeats(): string[] {
    return this.seatsOf(this.waiting);
  }

  private seatsOf(waiting: Seen["waiting"]): string[] {
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

  private hear(message: Message): void {
    const { type } = message;
    if (type === "seen") this.see(message as unknown as SeenMessage);
    else if (type === "confirmed") this.taken(message.id as string, message.rows as number);
    else if (type === "refused") this.refused(message);
    else if (type === "talk") this.talk = [...this.talk, message.talk as Said];
    else if (type === "online") this.cameOrWent(message.seat as string, message.online as boolean);
    else if (type === "clocks") {
      this.clocks = message.clocks as Record<string, Clock>;
      this.paused = message.paused as boolean;
    } else if (type === "motion") {
      const motion = message.motion as Motion;
      this.motions = [motion, ...this.motions.filter((m) => m.id !== motion.id)];
    } else if (type === "seats") void this.trying(() => this.refresh());
  }

  private see(seen: SeenMessage): void {
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
  private nextSeat({ question, waiting }: Seen): string | null {
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
    this.info = await get<TableInfo>(this.path, { invitation: this.invitation });
  }

  /** What was said, as this seat may hear it; if it cannot be had now, it is asked for with the next greeting. */
  private async hearTalk(): Promise<void> {
    const { seat, invitation } = this;
    const talk = await get<Said[]>(`${this.path}/talk`, { seat, invitation }).catch(() => null);
    if (talk && seat === this.seat) this.talk = talk;
  }

  private async hearMotions(): Promise<void> {
    const { invitation } = this;
    const motions = await get<Motion[]>(`${this.path}/motions`, { invitation }).catch(() => null);
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
    const message = {
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

  private refused(message: Message): void {
    if (typeof message.id === "string") this.settle(message.id);
    this.chosen = null;
    this.notice = { text: message.text as string, rule: (message.rule as string | null) ?? null };
    this.watch(); // a stale view is the usual reason
  }

  async whyNot(what: string, kind?: string): Promise<void> {
    if (this.seat === null || this.result) return;
    await this.trying(async () => {
      const why = await get<WhyNot | null>(`${this.path}/why-not`, { seat: this.seat, what, kind });
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
    const { seat, rows } = this;
    if (seat === null || this.result || !this.info.seats.some((s) => s.seat === seat && s.mine)) return;
    this.undoTimer = setTimeout(async () => {
      const none = { rows: [], last: null };
      const reach = await get<Reach>(`${this.path}/undo`, { seat }).catch(() => none);
      if (seat !== this.seat || rows !== this.rows) return;
      this.undoable = reach.rows.length > 0;
      this.lastChoice = reach.last;
      this.reachKnown = true;
    }, UNDO_DELAY);
  }

  async undo(): Promise<void> {
    if (!this.undoable || this.past) return;
    this.undoable = false;
    const id = newId();
    this.pending.set(id, undefined);
    this.rest();
    await this.trying(async () => {
      const { rows } = await send<{ rows: number }>(`${this.path}/undo`, { seat: this.seat });
      this.confirmed = Math.max(this.confirmed, rows);
    });
    this.settle(id);
  }

  async move(kind: Motion["kind"], number: number | null = null): Promise<void> {
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return;
    await this.trying(() =>
      send(`${this.path}/motions`, number === null ? { seat, kind } : { seat, kind, number }),
    );
  }

  async vote(motion: Motion, agree: boolean): Promise<void> {
    for (const seat of motion.waiting.filter((s) => this.mySeats.includes(s))) {
      await this.trying(() => send(`${this.path}/motions/${motion.id}/vote`, { seat, agree }));
      if (!agree) return;
    }
  }

  async withdraw(motion: Motion): Promise<void> {
    await this.trying(() => send(`${this.path}/motions/${motion.id}/withdraw`));
  }

  /** Take one's seat back from the steward, or a seat that its holder left. */
  async sit(seat: string): Promise<void> {
    const path = this.mySeats.includes(seat) ? "return" : "join";
    await this.trying(() =>
      send(`${this.path}/${path}`, path === "join" ? { seat, invitation: this.invitation } : { seat }),
    );
    await this.refresh();
    if (this.seat === null) this.lookFrom(seat);
  }

  async say(text: string, to: string[] | null): Promise<boolean> {
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return false;
    return this.trying(() => send(`${this.path}/talk`, to ? { seat, text, to } : { seat, text }));
  }

  /** A layer of the map, of the position that is shown. */
  layer(name: string): Promise<unknown> {
    const { invitation, past } = this;
    return get(`${this.path}/layers/${name}`, { number: past?.at, invitation });
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
      const query = { seat: this.seat, since: at + 1, invitation: this.invitation };
      const seen = await get<Seen>(`${this.path}/history/${at}`, query);
      if (wish === this.pastWish) this.past = { ...seen, at };
    });
  }
}
