// A table as one browser sees it: the last observation from the server, and what the person does there.

import { tick } from "svelte";
import { request } from "../api/client";
import type { ChatMessageInfo, MotionInfo, NewMotion, Pace, Refusal, TableInfo } from "../api/generated";
import type {
  ClientMessage,
  Clock,
  LogEvent,
  Observation,
  ObservationMessage,
  Page,
  Question,
  RefusedMessage,
  Result,
  SequenceStep,
  ServerMessage,
  View,
} from "../api/messages";
import { app } from "../appState.svelte";
import { settings } from "../settings.svelte";
import { isOffered, needsConfirmation } from "./answers";
import { Composer } from "./composer.svelte";
import { lastReadMessage, setLastReadMessage } from "./deviceSettings";
import { mergeLog } from "./eventLog";
import { failedMotion } from "./motions";
import { gestureFrom, gestureOf, type Gesture } from "./gestures";
import type { OfferHost } from "./offerComposer.svelte";
import { measureRedraw } from "./performance";
import { Playback } from "./playback.svelte";
import { newMessageId, TableSocket } from "./tableSocket";
import { windowSettings } from "./windowSettings.svelte";

export interface Notice {
  /** A message of the title's catalogue with its arguments. */
  why?: Refusal;
  /** Or a sentence of the server; empty if the connection is lost. */
  text?: string;
  rule: string | null;
}

const UNDO_DELAY = 120;
const RETRY_DELAY = 5000;

export class Game {
  info: TableInfo = $state.raw()!;
  seat: string | null = $state(null);
  view: View = $state.raw({});
  log: LogEvent[] = $state.raw([]);
  /** The number of rows in the journal at the position that is shown. */
  rows = $state(0);
  waiting: { role: string; key: string }[] = $state.raw([]);
  /** The question that the server asks. */
  openQuestion: Question | null = $state.raw(null);
  /** A gesture that is being composed, of which the server knows nothing yet. */
  composer: Composer | null = $state.raw(null);
  /** A gesture that begins with the open question itself, while the server is asked what it would be. */
  private previewing: Composer | null = null;
  /** Numbers that the person set ahead of answers, by the question. */
  readonly numbersAhead = new Map<string, number>();
  result: Result | null = $state.raw(null);
  clocks: Record<string, Clock> = $state.raw({});
  paused = $state(false);
  /** Is the table paused because nobody attends it? It goes on when somebody returns. */
  unattended = $state(false);
  online: string[] = $state.raw([]);
  chat: ChatMessageInfo[] = $state.raw([]);
  motions: MotionInfo[] = $state.raw([]);
  /** The last motion that came to nothing, until it is put away. */
  failedMotion: MotionInfo | null = $state.raw(null);
  /** The last chat message that was on the screen of this device. */
  private lastReadMessage = $state(0);

  loaded = $state(false);
  connected = $state(true);
  sending = $state(false);
  /** An answer that waits for confirmation. */
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  undoable = $state(false);
  /** The row of the seat's last own choice: to go back before it, the others may have to agree. */
  lastChoice: number | null = $state(null);
  /** The number of the question that was answered last here; until `lastChoice` is loaded it stands for it. */
  private lastAnswered = $state(-1);
  /** Do `undoable` and `lastChoice` belong to the position that is shown? After an update they are loaded anew. */
  undoKnown = $state(false);
  /** The seat to which the screen is to be handed over. */
  handover: string | null = $state(null);
  /** An earlier position that is shown instead of the current one. */
  past: (Observation & { at: number }) | null = $state.raw(null);

  /** The moves of the others, shown one after the other. */
  readonly playback = new Playback((update) => this.applyUpdate(update));

  private socket: TableSocket;
  /** The seat whose view is shown. */
  private shownSeat: string | null = null;
  /** The number of rows that the server has confirmed; what is shown may lag behind. */
  private confirmedRows = 0;
  private pending = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  private undoTimer: ReturnType<typeof setTimeout> | undefined;
  private pastRequests = 0;

  constructor(
    info: TableInfo,
    readonly invitation: string,
    private readonly gestures: readonly Gesture[] = [],
    /** Static data of the title. */
    readonly page: Page = {},
  ) {
    this.info = info;
    this.lastReadMessage = lastReadMessage(info.id);
    this.seat = this.initialSeat();
    if (this.seat !== null) void windowSettings.load();
    this.socket = new TableSocket(info.id, invitation, {
      onConnected: () => this.onConnected(),
      onMessage: (message) => this.onMessage(message),
      onStatus: (connected) => (this.connected = connected),
    });
  }

  close(): void {
    this.socket.close();
    this.playback.clear();
    clearTimeout(this.undoTimer);
  }

  /** The parameter of the paths of this table's endpoints. */
  get path(): { table_id: string } {
    return { table_id: this.info.id };
  }

  /** The question that is shown: the next one of the gesture, or the one that the server asks. */
  get question(): Question | null {
    return this.composer ? this.composer.following : this.openQuestion;
  }

  /** Is it a record that somebody has imported: to look at, not to play? */
  get isRecord(): boolean {
    return this.info.status === "imported";
  }

  /** May a new game go on from here: is nobody else's secret in it? */
  get canPlayOn(): boolean {
    return app.isSignedIn && (this.result !== null || this.info.seats.every(({ mine }) => mine));
  }

  /** What a new offer is composed with. */
  get offerHost(): OfferHost {
    return this;
  }

  get mySeats(): string[] {
    return this.info.seats.filter((s) => s.mine).map((s) => s.seat);
  }

  /** The seats that have a question to answer. */
  get askedSeats(): string[] {
    return this.seatsOf(this.waiting);
  }

  /** Are people hidden behind their seats until the game is over? */
  get isMasked(): boolean {
    return this.info.anonymous && this.info.status === "running";
  }

  /** The seat that may ask bots what they would do; null where the table does not allow it. */
  get advisedSeat(): string | null {
    return this.info.advice ? this.seat : null;
  }

  /** Does the steward play for the person who holds this seat? */
  isAway(seat: string): boolean {
    const info = this.info.seats.find((s) => s.seat === seat);
    return !info?.bot && (this.clocks[seat]?.autopilot ?? info?.autopilot ?? false);
  }

  /** The person's own seats that the steward plays and to which they may return. */
  get seatsToReturnTo(): string[] {
    if (this.info.status !== "running" || this.result) return [];
    const conceded = this.motions.filter((m) => m.kind === "concede" && m.status === "carried");
    return this.mySeats.filter((seat) => this.isAway(seat) && !conceded.some((m) => m.proposer === seat));
  }

  /** May the person take this seat, which its holder has left? Nobody comes to play two sides. */
  maySubstitute(seat: string): boolean {
    if (this.info.status !== "running" || !this.clocks[seat]?.open_to_substitutes) return false;
    return !this.mySeats.length || (this.info.pace.kind === "hotseat" && !this.mySeats.includes(seat));
  }

  private seatsOf(waiting: Observation["waiting"]): string[] {
    const roles = new Set(waiting.map((w) => w.role));
    return this.info.seats.filter((s) => s.roles.some((r) => roles.has(r))).map((s) => s.seat);
  }

  // Watching

  private initialSeat(): string | null {
    const mine = this.info.seats.filter((s) => s.mine);
    return (mine.find((s) => this.info.asked_seats.includes(s.seat)) ?? mine[0])?.seat ?? null;
  }

  /** Asks for whatever was missed while there was no connection. */
  private onConnected(): void {
    this.watch();
    void this.loadChat();
    void this.loadMotions();
  }

  private watch(): void {
    const known = this.loaded && this.shownSeat === this.seat;
    this.socket.send({ type: "watch", seat: this.seat, since: known ? this.rows : -1 });
  }

  /** Shows the table from another seat; nothing that the last seat saw stays on the screen. */
  changeSeat(seat: string | null): void {
    this.handover = null;
    if (seat === this.seat) return;
    this.playback.clear();
    this.log = [];
    this.loaded = false;
    this.openQuestion = this.composer = null;
    this.switchSeat(seat);
  }

  private switchSeat(seat: string | null): void {
    this.seat = seat;
    this.lastAnswered = -1;
    this.watch();
    void this.loadChat();
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.receiveUpdate(message);
      case "confirmed":
        return this.onConfirmed(message.id, message.rows);
      case "refused":
        return this.onRefused(message);
      case "chat":
        this.chat = [...this.chat, message.message];
        return;
      case "online":
        return this.setOnline(message.seat, message.online);
      case "clocks":
        this.clocks = message.clocks;
        this.paused = message.paused;
        this.unattended = message.unattended;
        return;
      case "motion":
        this.failedMotion = failedMotion(this.motions, message.motion, this.mySeats) ?? this.failedMotion;
        this.motions = [message.motion, ...this.motions.filter((m) => m.id !== message.motion.id)];
        return;
      case "seats":
        void this.withErrorNotice(() => this.refresh());
    }
  }

  /** The person's own answers and whole views are shown at once, what others do is played back. */
  private receiveUpdate(update: ObservationMessage): void {
    if (update.confirmed) this.onConfirmed(update.confirmed, update.rows);
    this.clocks = update.clocks;
    this.paused = update.paused;
    this.unattended = update.unattended;
    if (update.online) this.online = update.online;
    const isOwn = update.confirmed !== undefined || this.rows < this.confirmedRows;
    this.playback.receive(update, isOwn || update.full);
  }

  private applyUpdate(update: ObservationMessage): void {
    const start = performance.now();
    if (update.seat !== this.seat) {
      // Meant for a seat that was left in the meantime, or the seat was lost to a substitute.
      if (this.seat !== null && update.seat === null) this.seat = null;
      else return;
    }
    const next = this.nextSeat(update);
    if (next !== null && !this.needsHandover) {
      // The board stays as it is until the view of the person's next seat arrives.
      this.confirmedRows = Math.max(this.confirmedRows, update.rows);
      this.updateSending();
      this.switchSeat(next);
      return;
    }
    this.handover = next;
    this.shownSeat = update.seat;
    this.view = update.full ? update.view : { ...this.view, ...update.view };
    this.log = mergeLog(this.log, update.log_since, update.log);
    this.rows = update.rows;
    this.updateSending();
    this.waiting = update.waiting;
    const isNew = update.question?.number !== this.openQuestion?.number;
    if (isNew) {
      this.stopPreviewing();
      this.chosen = this.notice = this.composer = null;
    }
    this.openQuestion = this.isRecord ? null : update.question;
    if (isNew) void this.composeAtOnce();
    this.result = update.result;
    this.loaded = true;
    if (update.result && this.info.status === "running") void this.withErrorNotice(() => this.refresh());
    this.loadUndoReach();
    void tick().then(() => measureRedraw(start));
  }

  /** Another seat of this person that is asked, if the current one is not. */
  private nextSeat({ question, waiting }: Observation): string | null {
    if (this.isRecord) return null;
    const asked = this.seatsOf(waiting).filter((seat) => this.mySeats.includes(seat));
    return question || asked.includes(this.seat ?? "") ? null : (asked[0] ?? null);
  }

  /** The row of the last choice that was made from this screen; -1 if there is none. */
  get lastOwnRow(): number {
    return Math.max(this.lastChoice ?? -1, this.lastAnswered);
  }

  /** The roles of whoever looks at this screen now. */
  get ownRoles(): string[] {
    const own = this.needsHandover ? [this.seat] : this.mySeats;
    return this.info.seats.filter(({ seat }) => own.includes(seat)).flatMap(({ roles }) => roles);
  }

  /** Do several people share the screen, so that it must be handed over before the next seat is shown? */
  private get needsHandover(): boolean {
    return this.info.pace.kind === "hotseat" && this.mySeats.length > 1 && !settings.values.skip_handover;
  }

  private setOnline(seat: string, online: boolean): void {
    this.online = online ? [...new Set([...this.online, seat])] : this.online.filter((s) => s !== seat);
  }

  async refresh(): Promise<void> {
    const { path, invitation } = this;
    this.info = await request("GET /api/tables/{table_id}", { path, query: { invitation } });
  }

  /** The chat as this seat may read it; after a failure it is loaded with the next connection. */
  private async loadChat(): Promise<void> {
    const { path, seat, invitation } = this;
    const query = { seat, invitation };
    const chat = await request("GET /api/tables/{table_id}/chat", { path, query }).catch(() => null);
    if (chat && seat === this.seat) this.chat = chat;
  }

  /** Have others said something since the chat was last on the screen? */
  get hasUnreadChat(): boolean {
    return this.chat.some((m) => m.id > this.lastReadMessage && !this.mySeats.includes(m.sender));
  }

  /** The chat is on the screen. */
  markChatRead(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.lastReadMessage) return;
    this.lastReadMessage = last;
    setLastReadMessage(this.info.id, last);
  }

  private async loadMotions(): Promise<void> {
    const { path, invitation } = this;
    const query = { invitation };
    const motions = await request("GET /api/tables/{table_id}/motions", { path, query }).catch(() => null);
    if (motions) this.motions = motions;
  }

  // Answering

  /** Handles a click or a key: sends an answer, asks for confirmation, or shows why it is not offered. */
  choose(word: string, kind?: string, sure = false): void {
    if (this.past || this.skipsPlayback()) return;
    const { question } = this;
    if (!question || !isOffered(question, word, kind)) {
      if (!this.composer?.isBegun) void this.beginFrom(question, word, kind);
      return;
    }
    if (this.composer) {
      void this.composer.choose(question, word);
      return;
    }
    const gesture = gestureOf(this.gestures, question, word);
    if (gesture && !this.sending) {
      this.composer = new Composer(this, question, gesture);
      void this.composer.begin(word);
    } else if (this.isConfirmed(question, word) && !sure && this.chosen !== word) {
      this.chosen = word;
    } else this.answer(question, word);
  }

  /** Is an answer shown for confirmation before it is sent? A sole answer never is. */
  private isConfirmed(question: Question, word: string): boolean {
    const wanted = settings.values.confirm;
    if (wanted === "weighty") return needsConfirmation(question, word);
    return wanted === "every" && question.options.length > 1;
  }

  /** Begins the gesture of a thing that is not offered itself, such as an army; without one, says why not. */
  private async beginFrom(question: Question | null, word: string, kind?: string): Promise<void> {
    const gesture = question && gestureFrom(this.gestures, question, kind);
    if (gesture && !this.sending) {
      const composer = (this.composer = new Composer(this, question, gesture));
      if (await composer.beginFrom(word)) return;
      this.composer = null;
    }
    await this.showWhyNot(word, kind);
  }

  /** A gesture that begins with the question itself, such as losses one after the other. */
  private async composeAtOnce(): Promise<void> {
    const question = this.openQuestion;
    const gesture = this.gestures.find(({ key, atOnce }) => atOnce && key === question?.key);
    if (!question || !gesture) return;
    const composer = new Composer(this, question, gesture);
    if (gesture.ahead) {
      composer.prepare();
      this.composer = composer;
      return;
    }
    this.previewing = composer;
    await composer.begin(null);
    if (this.previewing !== composer) return;
    this.previewing = null;
    if (question === this.openQuestion && !this.sending && composer.taken.length > 1)
      this.composer = composer;
  }

  /** The open question is answered, or gone: what was asked about it would come too late. */
  private stopPreviewing(): void {
    this.previewing?.abandon();
    this.previewing = null;
  }

  stopComposing(): void {
    this.composer = null;
  }

  /** Sends several answers, which the server plays whole or not at all; false if there is no connection. */
  sendSequence(question: Question, steps: SequenceStep[]): boolean {
    if (this.sending || this.seat === null) return false;
    const { seat } = this;
    return this.sendAnswer({ type: "answers", id: newMessageId(), seat, number: question.number, steps });
  }

  /** Ends the playback; true if the click was meant for another question than the one that is open now. */
  private skipsPlayback(): boolean {
    const number = this.question?.number;
    this.playback.finish();
    return this.question?.number !== number;
  }

  private answer(question: Question, word: string): void {
    if (this.sending || this.seat === null) return;
    const { number, key } = question;
    this.sendAnswer({ type: "answer", id: newMessageId(), seat: this.seat, number, key, answer: word });
  }

  private sendAnswer(message: ClientMessage & { id: string }): boolean {
    const { id } = message;
    this.stopPreviewing();
    this.sending = true;
    this.notice = null;
    if ("number" in message) this.lastAnswered = message.number;
    if (!this.socket.send(message)) {
      this.sending = false;
      this.notice = { text: "", rule: null };
      return false;
    }
    // The id makes it safe to send the same answer twice.
    const retry = setTimeout(() => this.socket.send(message) || this.clearPending(id), RETRY_DELAY);
    this.pending.set(id, retry);
    return true;
  }

  /** An answer is stored, and the journal has so many rows with it. */
  private onConfirmed(id: string, rows: number): void {
    this.confirmedRows = Math.max(this.confirmedRows, rows);
    this.clearPending(id);
  }

  private clearPending(id: string): void {
    clearTimeout(this.pending.get(id));
    this.pending.delete(id);
    this.updateSending();
  }

  /** An answer or an undo counts as being sent until its result is shown. */
  private updateSending(): void {
    this.sending = this.pending.size > 0 || this.rows < this.confirmedRows;
  }

  private onRefused({ id, text, rule }: RefusedMessage): void {
    if (id !== null) this.clearPending(id);
    this.chosen = this.composer = null;
    this.notice = { text, rule };
    this.watch(); // a stale view is the usual reason
  }

  async showWhyNot(what: string, kind?: string): Promise<void> {
    const { path, seat } = this;
    if (seat === null || this.result) return;
    await this.withErrorNotice(async () => {
      const why = await request("GET /api/tables/{table_id}/why-not", { path, query: { seat, what, kind } });
      if (why) this.notice = { why, rule: why.rule };
    });
  }

  /** Runs an action; if the server refuses it, shows its sentence and returns false. */
  async withErrorNotice(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if ((error as Error).name === "AbortError") return false; // given up on purpose
      const rule = (error as { rule?: string | null }).rule ?? null;
      this.notice = { text: error instanceof Error ? error.message : String(error), rule };
      return false;
    }
  }

  // Taking back

  private loadUndoReach(): void {
    clearTimeout(this.undoTimer);
    this.undoable = this.undoKnown = false;
    const { path, seat, rows } = this;
    if (seat === null || this.result || !this.info.seats.some((s) => s.seat === seat && s.mine)) return;
    this.undoTimer = setTimeout(async () => {
      const none = { rows: [], last: null };
      const query = { seat };
      const reach = await request("GET /api/tables/{table_id}/undo", { path, query }).catch(() => none);
      if (seat !== this.seat || rows !== this.rows) return;
      this.undoable = reach.rows.length > 0;
      this.lastChoice = reach.last;
      this.undoKnown = true;
    }, UNDO_DELAY);
  }

  async undo(): Promise<void> {
    const { path, seat } = this;
    if (this.composer?.isBegun) return this.composer.back();
    if (!this.undoable || this.past || seat === null || this.skipsPlayback()) return;
    this.stopPreviewing();
    this.undoable = false;
    this.lastAnswered = -1;
    const id = newMessageId();
    this.pending.set(id, undefined);
    this.updateSending();
    await this.withErrorNotice(async () => {
      const { rows } = await request("POST /api/tables/{table_id}/undo", { path, body: { seat } });
      this.confirmedRows = Math.max(this.confirmedRows, rows);
    });
    this.clearPending(id);
  }

  // Together with the others

  async proposeMotion(
    kind: NewMotion["kind"],
    number: number | null = null,
    pace: Pace | null = null,
  ): Promise<void> {
    const { path } = this;
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return;
    const body = { seat, kind, number, pace };
    await this.withErrorNotice(() => request("POST /api/tables/{table_id}/motions", { path, body }));
  }

  async vote(motion: MotionInfo, agree: boolean): Promise<void> {
    const path = { ...this.path, motion_id: motion.id };
    for (const seat of motion.waiting.filter((s) => this.mySeats.includes(s))) {
      const body = { seat, agree };
      await this.withErrorNotice(() =>
        request("POST /api/tables/{table_id}/motions/{motion_id}/vote", { path, body }),
      );
      if (!agree) return;
    }
  }

  async withdraw(motion: MotionInfo): Promise<void> {
    const path = { ...this.path, motion_id: motion.id };
    await this.withErrorNotice(() =>
      request("POST /api/tables/{table_id}/motions/{motion_id}/withdraw", { path }),
    );
  }

  /** Takes all seats of the person back from the steward. */
  async returnToTable(): Promise<void> {
    for (const seat of this.seatsToReturnTo) await this.takeSeat(seat);
  }

  /** Takes the person's own seat back from the steward, or a seat that its holder left. */
  async takeSeat(seat: string): Promise<void> {
    const { path, invitation } = this;
    await this.withErrorNotice(() =>
      this.mySeats.includes(seat)
        ? request("POST /api/tables/{table_id}/return", { path, body: { seat } })
        : request("POST /api/tables/{table_id}/join", { path, body: { seat, invitation } }),
    );
    await this.refresh();
    if (this.seat === null) this.changeSeat(seat);
  }

  /** Sends a chat message, to everybody or to some seats; true if it was accepted. */
  async sendChat(text: string, to: string[] | null): Promise<boolean> {
    const { path } = this;
    const seat = this.seat ?? this.mySeats[0];
    if (!seat) return false;
    const body = { seat, text, to };
    return this.withErrorNotice(() => request("POST /api/tables/{table_id}/chat", { path, body }));
  }

  /** A layer of the map, for the position that is shown. */
  layer(name: string): Promise<unknown> {
    const path = { ...this.path, name };
    const query = { number: this.past?.at, invitation: this.invitation };
    return request("GET /api/tables/{table_id}/layers/{name}", { path, query });
  }

  // History

  /** Shows the table as it stood before a row; null returns to the current position. */
  async showRow(row: number | null): Promise<void> {
    const requested = ++this.pastRequests;
    if (row === null || (this.loaded && row >= this.rows)) {
      this.past = null;
      return;
    }
    const at = Math.max(0, row);
    await this.withErrorNotice(async () => {
      const path = { ...this.path, number: at };
      const query = { seat: this.seat, since: at + 1, invitation: this.invitation };
      const found = await request("GET /api/tables/{table_id}/history/{number}", { path, query });
      if (requested === this.pastRequests) this.past = { ...found, at };
    });
  }
}
