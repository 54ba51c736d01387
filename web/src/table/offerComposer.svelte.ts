// An offer that is being composed: the partner, then clause after clause; sent as one sequence of answers.

import { request } from "../api/client";
import type { AnswersPreview, Question, SequenceStep } from "../api/messages";
import type { Clause } from "./deals";
import type { Game } from "./game.svelte";

export type OfferHost = Pick<Game, "path" | "seat" | "sendSequence" | "withErrorNotice">;

/** One way of a clause: who gives, and what may be given. */
export interface Direction {
  giver: string;
  taker: string;
  /** The answers up to the question what is given, or past it if there was nothing to choose. */
  steps: SequenceStep[];
  /** The question what is given; null if there is nothing to choose. */
  what: Question | null;
}

const TURN = "deal.turn";
const KIND = "deal.kind";
const OFFER = "offer";
export const READY = "ready";
const CANCEL = "cancel";

export class OfferComposer {
  partner: string | null = $state(null);
  /** The kinds of clauses that may be added. */
  kinds: Question | null = $state.raw(null);
  clauses: Clause[] = $state.raw([]);
  /** The kind of the clause that is being added. */
  kind: string | null = $state(null);
  /** The ways in which it may be given, while one must be chosen. */
  directions: Direction[] = $state.raw([]);
  /** The chosen way, while what is given must be chosen. */
  direction: Direction | null = $state.raw(null);
  /** Was the last kind impossible between the two? */
  impossible = $state(false);
  busy = $state(false);
  private steps: SequenceStep[] = [{ key: TURN, answer: OFFER }];

  constructor(
    private readonly host: OfferHost,
    /** The question that is open on the server. */
    readonly open: Question,
  ) {}

  get canSend(): boolean {
    return !this.busy && this.clauses.length > 0 && (this.kinds?.options.includes(READY) ?? false);
  }

  /** The options that add a clause. */
  get kindOptions(): string[] {
    return this.kinds?.options.filter((word) => word !== READY && word !== CANCEL) ?? [];
  }

  /** Clauses with an earlier partner stay: an offer may be made to several. */
  choosePartner(partner: string): Promise<void> {
    this.partner = partner;
    this.kind = this.direction = null;
    this.directions = [];
    return this.working(async () => {
      this.kinds ??= (await this.preview(this.steps)).question;
    });
  }

  /** Adds a clause of this kind; where it can be done in several ways, these are offered. */
  chooseKind(kind: string): Promise<void> {
    return this.working(async () => {
      const { role } = this.open;
      const partner = this.partner!;
      this.kind = kind;
      this.direction = null;
      this.directions = [];
      const own = await this.explore(kind, role, partner);
      const isMutual = own?.what === null || (own?.what.options.length === 1 && own.what.options[0] === kind);
      const other = isMutual ? null : await this.explore(kind, partner, role);
      const found = [own, other].filter((way) => way !== null);
      this.impossible = found.length === 0;
      if (found.length === 1) await this.takeDirection(found[0]!);
      else this.directions = found;
    });
  }

  chooseDirection(direction: Direction): Promise<void> {
    return this.working(() => this.takeDirection(direction));
  }

  chooseWhat(word: string): Promise<void> {
    return this.working(() => this.finishClause(this.direction!, word));
  }

  /** Gives the clause up that is being added, or the whole offer. */
  back(): void {
    if (this.kind === null) {
      this.partner = this.kinds = null;
      this.clauses = [];
      this.steps = this.steps.slice(0, 1);
    }
    this.kind = this.direction = null;
    this.directions = [];
  }

  send(): void {
    if (!this.canSend) return;
    this.busy = this.host.sendSequence(this.open, [...this.steps, { key: KIND, answer: READY }]);
  }

  private async takeDirection(direction: Direction): Promise<void> {
    this.directions = [];
    if (direction.what && direction.what.options.length > 1) this.direction = direction;
    else await this.finishClause(direction, direction.what?.options[0] ?? null);
  }

  private async finishClause(direction: Direction, what: string | null): Promise<void> {
    const { steps, giver, taker } = direction;
    const all =
      what === null || !direction.what ? steps : [...steps, { key: direction.what.key, answer: what }];
    const { question } = await this.preview(all);
    this.clauses = [...this.clauses, { kind: this.kind!, giver, taker, what: what ?? this.kind! }];
    this.steps = all;
    this.kinds = question;
    this.kind = this.direction = null;
  }

  /** The answers that let one give the other something of this kind; null if that is not possible. */
  private async explore(kind: string, giver: string, taker: string): Promise<Direction | null> {
    const wanted: Record<string, string> = { "deal.giver": giver, "deal.taker": taker };
    let steps = [...this.steps, { key: KIND, answer: kind }];
    for (;;) {
      const { question } = await this.preview(steps);
      if (!question || question.key === KIND) return { giver, taker, steps, what: null };
      const answer = wanted[question.key];
      if (answer === undefined) return { giver, taker, steps, what: question };
      if (!question.options.includes(answer)) return null;
      steps = [...steps, { key: question.key, answer }];
    }
  }

  private async working(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.impossible = false;
    await this.host.withErrorNotice(action);
    this.busy = false;
  }

  private preview(steps: SequenceStep[]): Promise<AnswersPreview> {
    const { path, seat } = this.host;
    const body = { seat: seat!, number: this.open.number, steps, defaults: {} };
    return request("POST /api/tables/{table_id}/preview", { path, body });
  }
}
