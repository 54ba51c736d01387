// A what-if: a position played on for oneself. The server works it out from the row it began at and the answers
// so far, and keeps nothing; so this page keeps it, through a reload too.

import { request } from "../api/client";
import type { LogEvent, Question, Result, View, WhatIfObservation } from "../api/messages";
import { isOffered } from "./answers";
import type { Game, Notice } from "./game.svelte";

/** What the question and its answers need of a game, be it the real one or one that is tried out. */
export type Played = Pick<
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
>;

/** An answer in a what-if; `auto` if a steward gave it. */
export type Step = WhatIfObservation["steps"][number];

interface Kept {
  seat: string | null;
  at: number;
  seed: number;
  steps: Step[];
  stewards: boolean;
}

const SEEDS = 2 ** 32;

export class Trial implements Played {
  readonly past = null;
  readonly seat: string | null;
  readonly at: number;
  readonly seed: number;

  /** From whose seat it is seen now. */
  look: string | null = $state(null);
  steps: Step[] = $state.raw([]);
  stewards = $state(false);
  start = $state(0);
  redealt = $state(false);
  view: View = $state.raw({});
  /** What happened in it. */
  told: LogEvent[] = $state.raw([]);
  waiting: { role: string; key: string }[] = $state.raw([]);
  question: Question | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  loaded = $state(false);
  sending = $state(false);
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);

  constructor(
    private readonly game: Game,
    kept: Kept,
  ) {
    this.seat = kept.seat;
    this.at = kept.at;
    this.seed = kept.seed;
    this.steps = kept.steps;
    this.stewards = kept.stewards;
  }

  /** From the position that the page shows now. */
  static begin(game: Game): Trial {
    const { seat, past, rows } = game;
    const seed = Math.floor(Math.random() * SEEDS);
    return new Trial(game, { seat, at: past?.at ?? rows, seed, steps: [], stewards: seat !== null });
  }

  /** The one that was going on when the page was left, if there was one. */
  static kept(game: Game): Trial | null {
    const found = sessionStorage.getItem(keyOf(game));
    return found === null ? null : new Trial(game, JSON.parse(found) as Kept);
  }

  get info() {
    return this.game.info;
  }

  /** What really happened up to its beginning, and what happened in it. */
  get log(): LogEvent[] {
    return [...this.game.log.filter((event) => event.number <= this.start), ...this.told];
  }

  /** The seats that are asked something in it now. */
  get askedSeats(): string[] {
    const roles = new Set(this.waiting.map((w) => w.role));
    return this.info.seats.filter((s) => s.roles.some((r) => roles.has(r))).map((s) => s.seat);
  }

  get undoable(): boolean {
    return !this.sending && this.steps.some((step) => !step.auto);
  }

  /** How many answers were one's own. */
  get own(): number {
    return this.steps.filter((step) => !step.auto).length;
  }

  /** Play these answers; true if they could be played. */
  async play(
    steps: readonly Step[] = this.steps,
    asked: { what?: string; kind?: string } = {},
  ): Promise<boolean> {
    this.sending = true;
    try {
      let wish = [...steps];
      let tried: WhatIfObservation;
      do {
        const { at, seed, seat, stewards } = this;
        const { path, invitation } = this.game;
        const body = { at, seed, seat, stewards, steps: wish, invitation, ...asked };
        tried = await request("POST /api/tables/{table_id}/what-if", { path, body });
        wish = tried.steps;
      } while (tried.more);
      this.see(tried);
      return true;
    } catch (error) {
      this.notice = { text: (error as Error).message, rule: null };
      return false;
    } finally {
      this.sending = false;
    }
  }

  private see(tried: WhatIfObservation): void {
    if (tried.question?.number !== this.question?.number) this.chosen = null;
    this.notice = tried.why && { why: tried.why, rule: tried.why.rule };
    this.steps = tried.steps;
    this.start = tried.start;
    this.redealt = tried.redealt;
    this.look = tried.seat;
    this.view = tried.view;
    this.waiting = tried.waiting;
    this.question = tried.question;
    this.result = tried.result;
    this.told = tried.log;
    this.loaded = true;
    const { seat, at, seed, steps, stewards } = this;
    sessionStorage.setItem(
      keyOf(this.game),
      JSON.stringify({ seat, at, seed, steps, stewards } satisfies Kept),
    );
  }

  choose(word: string, kind?: string, sure = false): void {
    const { question } = this;
    if (this.sending) return;
    if (!question || !isOffered(question, word, kind)) {
      if (question) void this.play(this.steps, { what: word, ...(kind ? { kind } : {}) });
    } else if (question.confirm && !sure && this.chosen !== word) {
      this.chosen = word;
    } else {
      void this.play([...this.steps, { role: question.role, answer: word, auto: false }]);
    }
  }

  /** Take back one's last answer, and what stewards answered after it. */
  async undo(): Promise<void> {
    const last = this.steps.findLastIndex((step) => !step.auto);
    if (last >= 0 && !this.sending) await this.play(this.steps.slice(0, last));
  }

  async again(): Promise<void> {
    if (!this.sending) await this.play([]);
  }

  /** Stewards answer for the others from now on, or no longer. */
  async letStewards(play: boolean): Promise<void> {
    this.stewards = play;
    await this.play();
  }

  /** The real game again. */
  leave(): void {
    sessionStorage.removeItem(keyOf(this.game));
  }
}

function keyOf(game: Game): string {
  return `what-if ${game.info.id}`;
}
