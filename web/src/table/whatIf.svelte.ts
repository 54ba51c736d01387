// A what-if: a position that one person plays on alone. The server computes it from the row at which it began and
// the answers so far, and stores nothing; the page keeps both in the session storage, so it survives a reload.

import { request } from "../api/client";
import type { LogEvent, Question, Result, View, WhatIfObservation } from "../api/messages";
import { isOffered } from "./answers";
import type { Game, Notice } from "./game.svelte";

/** What the question and its answers need of a game, be it the real one or a what-if. */
export type PlayableGame = Pick<
  Game,
  | "info"
  | "past"
  | "question"
  | "waiting"
  | "result"
  | "view"
  | "loaded"
  | "sending"
  | "undoable"
  | "chosen"
  | "notice"
  | "choose"
  | "undo"
> &
  Partial<Pick<Game, "advisedSeat" | "composer" | "offerHost">>;

/** An answer in a what-if; `auto` if a steward gave it. */
export type Step = WhatIfObservation["steps"][number];

interface SavedWhatIf {
  seat: string | null;
  at: number;
  seed: number;
  steps: Step[];
  stewards: boolean;
}

const SEEDS = 2 ** 32;

export class WhatIf implements PlayableGame {
  readonly past = null;
  readonly seat: string | null;
  readonly at: number;
  readonly seed: number;

  /** The seat whose view is shown. */
  viewedSeat: string | null = $state(null);
  steps: Step[] = $state.raw([]);
  stewards = $state(false);
  start = $state(0);
  redealt = $state(false);
  view: View = $state.raw({});
  /** The events since it began. */
  ownLog: LogEvent[] = $state.raw([]);
  waiting: { role: string; key: string }[] = $state.raw([]);
  question: Question | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  loaded = $state(false);
  sending = $state(false);
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);

  constructor(
    private readonly game: Game,
    saved: SavedWhatIf,
  ) {
    this.seat = saved.seat;
    this.at = saved.at;
    this.seed = saved.seed;
    this.steps = saved.steps;
    this.stewards = saved.stewards;
  }

  /** Begins at the position that the page shows now. */
  static start(game: Game): WhatIf {
    const { seat, past, rows } = game;
    const seed = Math.floor(Math.random() * SEEDS);
    return new WhatIf(game, { seat, at: past?.at ?? rows, seed, steps: [], stewards: seat !== null });
  }

  /** The what-if that was open when the page was left, if any. */
  static restore(game: Game): WhatIf | null {
    const found = sessionStorage.getItem(storageKey(game));
    return found === null ? null : new WhatIf(game, JSON.parse(found) as SavedWhatIf);
  }

  get info() {
    return this.game.info;
  }

  /** The real events up to its beginning, then its own. */
  get log(): LogEvent[] {
    return [...this.game.log.filter((event) => event.number <= this.start), ...this.ownLog];
  }

  /** The seats that have a question to answer. */
  get askedSeats(): string[] {
    const roles = new Set(this.waiting.map((w) => w.role));
    return this.info.seats.filter((s) => s.roles.some((r) => roles.has(r))).map((s) => s.seat);
  }

  get undoable(): boolean {
    return !this.sending && this.steps.some((step) => !step.auto);
  }

  /** The number of answers that the person gave. */
  get answerCount(): number {
    return this.steps.filter((step) => !step.auto).length;
  }

  /** Plays these answers; true if they could be played. */
  async play(
    steps: readonly Step[] = this.steps,
    asked: { what?: string; kind?: string } = {},
  ): Promise<boolean> {
    this.sending = true;
    try {
      let sent = [...steps];
      let found: WhatIfObservation;
      do {
        const { at, seed, seat, stewards } = this;
        const { path, invitation } = this.game;
        const body = { at, seed, seat, stewards, steps: sent, invitation, ...asked };
        found = await request("POST /api/tables/{table_id}/what-if", { path, body });
        sent = found.steps;
      } while (found.more);
      this.apply(found);
      return true;
    } catch (error) {
      this.notice = { text: (error as Error).message, rule: null };
      return false;
    } finally {
      this.sending = false;
    }
  }

  private apply(found: WhatIfObservation): void {
    if (found.question?.number !== this.question?.number) this.chosen = null;
    this.notice = found.why && { why: found.why, rule: found.why.rule };
    this.steps = found.steps;
    this.start = found.start;
    this.redealt = found.redealt;
    this.viewedSeat = found.seat;
    this.view = found.view;
    this.waiting = found.waiting;
    this.question = found.question;
    this.result = found.result;
    this.ownLog = found.log;
    this.loaded = true;
    const { seat, at, seed, steps, stewards } = this;
    const saved: SavedWhatIf = { seat, at, seed, steps, stewards };
    sessionStorage.setItem(storageKey(this.game), JSON.stringify(saved));
  }

  choose(word: string, kind?: string, sure = false): void {
    const { question } = this;
    if (this.sending) return;
    if (!question || !isOffered(question, word, kind)) {
      if (question) void this.play(this.steps, { what: word, ...(kind ? { kind } : {}) });
    } else if (question.confirm && question.options.length > 1 && !sure && this.chosen !== word) {
      this.chosen = word;
    } else {
      void this.play([...this.steps, { role: question.role, answer: word, auto: false }]);
    }
  }

  /** Takes back the person's last answer, and those of stewards after it. */
  async undo(): Promise<void> {
    const last = this.steps.findLastIndex((step) => !step.auto);
    if (last >= 0 && !this.sending) await this.play(this.steps.slice(0, last));
  }

  async restart(): Promise<void> {
    if (!this.sending) await this.play([]);
  }

  /** Stewards answer for the other seats from now on, or no longer. */
  async setStewards(play: boolean): Promise<void> {
    this.stewards = play;
    await this.play();
  }

  /** Forgets it: a reload shows the real game. */
  discard(): void {
    sessionStorage.removeItem(storageKey(this.game));
  }
}

function storageKey(game: Game): string {
  return `what-if ${game.info.id}`;
}
