// A gesture that is being composed: nothing of it is played before it is sent.

import { request } from "../api/client";
import type { Page, PreviewStep, Question, SequenceStep } from "../api/messages";
import { isId } from "../text/titleCatalogue";
import { belongsTo, numberUpTo, partsOf, type Gesture, type Part } from "./gestures";

interface ComposerHost {
  path: { table_id: string };
  seat: string | null;
  /** Static data of the title. */
  page: Page;
  /** The numbers that were set ahead of answers, by the question; without one it is all that is left. */
  numbersAhead: Map<string, number>;
  /** Sends the answers as one; false if there is no connection. */
  sendSequence: (question: Question, steps: SequenceStep[]) => boolean;
  /** Gives the gesture up. */
  stopComposing: () => void;
  withErrorNotice: (action: () => Promise<unknown>) => Promise<boolean>;
}

export class Composer {
  /** All questions so far, with their answers. */
  taken: PreviewStep[] = $state.raw([]);
  /** The next question; null if everything is answered. */
  following: Question | null = $state.raw(null);
  busy = $state(false);
  /** How often it is given in a row, and how often it may be. */
  times = $state(1);
  limit = $state(1);
  /** How many of the questions the person has answered, or passed over, up to the last own choice. */
  private own = $state(0);
  /** How many answers there were after each own choice. */
  private choices: number[] = [];
  private readonly abandoned = new AbortController();

  constructor(
    private readonly host: ComposerHost,
    /** The question that is open on the server. */
    readonly open: Question,
    readonly gesture: Gesture,
  ) {
    this.following = open;
  }

  get steps(): SequenceStep[] {
    return this.taken.map(({ question, answer }) => ({ key: question.key, answer }));
  }

  /** What may be changed before it is sent. */
  get parts(): Part[] {
    return partsOf(this.taken, this.own);
  }

  /** Has anything been answered? */
  get isBegun(): boolean {
    return this.taken.length > 0;
  }

  /** Is every question answered, so that it only has to be sent? */
  get isComplete(): boolean {
    return this.isBegun && this.following === null;
  }

  /** The last own choice; where everything was answered by default, the question with which it began. */
  get decided(): PreviewStep {
    return this.taken[Math.max(0, this.own - 1)]!;
  }

  /** Did the person choose anything, or is all answered by default? */
  get hasOwnChoice(): boolean {
    return this.own > 0;
  }

  /** The thing that was chosen last, "kind:word"; null if the choice names none. */
  get decidedThing(): string | null {
    const { question, answer } = this.decided;
    const named = question.named[question.options.indexOf(answer)];
    return this.hasOwnChoice && isId(named) ? named.join(":") : null;
  }

  /** Begins with an answer, or with the defaults alone. */
  async begin(word: string | null): Promise<void> {
    if (word === null) await this.load([], 0);
    else {
      this.limit = Math.max(1, this.gesture.most?.(this.host.page, this.open, word) ?? 1);
      await this.choose(this.open, word);
    }
  }

  /** The question is being answered otherwise: what was asked of the server is not wanted any more. */
  abandon(): void {
    this.abandoned.abort();
  }

  /** Waits for an answer, with everything that is left as the number that goes with it. */
  prepare(): void {
    this.limit = Math.max(1, this.gesture.most?.(this.host.page, this.open, "") ?? 1);
    this.times = Math.min(this.limit, this.host.numbersAhead.get(this.open.key) ?? this.limit);
  }

  /** Gives it more often, or less often. */
  repeat(by: number): void {
    this.times = Math.min(this.limit, Math.max(1, this.times + by));
    if (!this.gesture.ahead) return;
    if (this.times < this.limit) this.host.numbersAhead.set(this.open.key, this.times);
    else this.host.numbersAhead.delete(this.open.key);
  }

  /** Begins with a thing on the board, such as an army that shall march; false if it cannot. */
  async beginFrom(word: string): Promise<boolean> {
    await this.choose(this.open, this.gesture.from!.answer);
    const { following } = this;
    if (following?.options.includes(word) && !this.gesture.ends?.includes(following.key)) {
      await this.choose(following, word);
      return true;
    }
    // It was the only one: the question after it is about it already.
    return Object.values(following?.about ?? {}).some((about) => Array.isArray(about) && about[1] === word);
  }

  /** The person answers the question that is shown. */
  async choose(question: Question, word: string): Promise<void> {
    if (this.busy) return;
    const steps = [...this.steps, { key: question.key, answer: word }];
    if (this.gesture.ahead) {
      if (await this.load(steps, steps.length)) this.sendNumber(this.gesture.ahead);
      return;
    }
    if (this.gesture.ends?.includes(question.key)) {
      this.sendSteps(steps);
      return;
    }
    if (!(await this.load(steps, steps.length))) return;
    this.choices.push(steps.length);
    // Without anything to change after the last choice there is nothing left to do.
    if (this.isComplete && this.parts.length === 0) this.send();
  }

  /** Changes the answers of a part; what comes after it stays as it is, where that is still possible. */
  async change(part: Part, answers: string[]): Promise<void> {
    if (this.busy) return;
    const { steps } = this;
    const until = [...steps.slice(0, part.first), ...answers.map((answer) => ({ key: part.key, answer }))];
    const rest = steps.slice(part.first + part.count);
    if (!(rest.length && (await this.tryLoad([...until, ...rest])))) await this.load(until, this.own);
  }

  send(): void {
    if (this.taken.length && !this.busy) this.sendSteps(this.steps);
  }

  /** Sends an answer with the number that was set ahead, as far as that is offered. */
  private sendNumber(key: string): void {
    const steps = this.taken.map(({ question, answer }) => ({
      key: question.key,
      answer: question.key === key ? numberUpTo(question.options, this.times) : answer,
    }));
    this.busy = this.host.sendSequence(this.open, steps);
  }

  private sendSteps(steps: SequenceStep[]): void {
    const all = Array.from({ length: this.times }, () => steps).flat();
    this.busy = this.host.sendSequence(this.open, all);
  }

  /** Goes back by one choice; before the first the gesture is given up. */
  async back(): Promise<void> {
    this.choices.pop();
    const last = this.choices.at(-1);
    if (last === undefined) this.host.stopComposing();
    else await this.load(this.steps.slice(0, last), last);
  }

  private async tryLoad(steps: SequenceStep[]): Promise<boolean> {
    return this.preview(steps, this.own).then(
      () => true,
      () => false,
    );
  }

  private async load(steps: SequenceStep[], own: number): Promise<boolean> {
    const done = await this.host.withErrorNotice(() => this.preview(steps, own));
    if (!done && !this.taken.length) this.host.stopComposing();
    return done;
  }

  private async preview(steps: SequenceStep[], own: number): Promise<void> {
    const { path, seat } = this.host;
    if (seat === null) return;
    const { number } = this.open;
    const { defaults } = this.gesture;
    this.busy = true;
    try {
      const body = { seat, number, steps, defaults };
      const { signal } = this.abandoned;
      const found = await request("POST /api/tables/{table_id}/preview", { path, body, signal });
      this.taken = found.taken;
      const next = found.question;
      this.following = next && belongsTo(this.gesture, next) ? next : null;
      this.own = own;
    } finally {
      this.busy = false;
    }
  }
}
