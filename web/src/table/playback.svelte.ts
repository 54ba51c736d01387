// Plays back what the others do: updates wait in a queue, and are shown one after the other at a pace one can follow.

import type { LogEvent, ObservationMessage } from "../api/messages";
import { settings, type PlaybackPace } from "../settings.svelte";

/** Milliseconds for a step, and for everything that waits: a long queue is played faster. */
const PACES: Record<Exclude<PlaybackPace, "off">, { step: number; all: number }> = {
  slow: { step: 2200, all: 45_000 },
  normal: { step: 1100, all: 16_000 },
  fast: { step: 450, all: 5000 },
};
/** A step with more events takes so much longer for each of them, up to so many. */
const [MORE_EVENTS, MAX_MORE] = [0.35, 4];

/** A moment of the history, and what was told then. */
export interface Moment {
  row: number;
  events: readonly LogEvent[];
}

interface Waiting {
  update: ObservationMessage;
  /** Does it take its time? */
  isStep: boolean;
}

export class Playback {
  /** The events of the step that is being shown. */
  events: readonly LogEvent[] = $state.raw([]);
  /** The steps with something to see that are still to come. */
  remaining = $state(0);

  /** Is there something to see in these events? What the person did needs no time. Called in the order of the log. */
  takesTime: (events: readonly LogEvent[]) => boolean = (events) => events.length > 0;

  /** Are earlier moments shown again? */
  replaying = $state(false);

  private queue: Waiting[] = [];
  private replays = 0;
  private showCurrent: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (update: ObservationMessage) => void) {}

  /** Is something being played back? */
  get active(): boolean {
    return this.events.length > 0;
  }

  get pace(): PlaybackPace {
    return settings.pace;
  }

  setPace(pace: PlaybackPace): void {
    settings.change({ playback: pace });
    if (pace === "off") this.finish();
  }

  /** Shows an update when its turn comes; one that must not wait is shown now, after all that came before it. */
  receive(update: ObservationMessage, mustNotWait: boolean): void {
    const isStep = this.takesTime(update.log);
    if (mustNotWait || this.pace === "off" || document.hidden) {
      this.finish();
      this.show(update);
      return;
    }
    this.queue.push({ update, isStep });
    if (!this.replaying) this.count();
    if (this.timer === undefined && !this.replaying) this.next();
  }

  /**
   * Shows earlier moments once more, oldest first; `show` brings one of them to the board, null the current position.
   * What arrives meanwhile waits until the end.
   */
  async replay(moments: readonly Moment[], show: (row: number | null) => Promise<void>): Promise<void> {
    this.finish();
    const replay = (this.replays += 1);
    this.replaying = true;
    this.showCurrent = () => void show(null);
    for (const [n, { row, events }] of moments.entries()) {
      await show(row);
      if (!this.replaying || replay !== this.replays) return;
      this.remaining = moments.length - n - 1;
      this.events = events;
      await new Promise<void>((done) => {
        this.timer = setTimeout(done, this.duration(events.length));
      });
    }
    this.finish();
  }

  /** Shows the rest at once. */
  readonly finish = (): void => {
    this.stop();
    const rest = this.queue;
    this.queue = [];
    this.count();
    for (const { update } of rest) this.show(update);
  };

  /** Forgets what waits: it is not wanted any more. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.count();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.events = [];
    if (this.replaying) this.showCurrent();
    this.replaying = false;
  }

  private count(): void {
    this.remaining = this.queue.filter(({ isStep }) => isStep).length;
  }

  /** The next step: updates up to one with something to see. */
  private next(): void {
    this.timer = undefined;
    let events: readonly LogEvent[] = [];
    while (this.queue.length && !events.length) {
      const { update, isStep } = this.queue.shift()!;
      this.show(update);
      if (isStep) events = update.log;
    }
    this.count();
    this.events = events;
    if (events.length) this.timer = setTimeout(() => this.next(), this.duration(events.length));
  }

  private duration(events: number): number {
    const { step, all } = PACES[this.pace === "off" ? "normal" : this.pace];
    const long = step * (1 + MORE_EVENTS * Math.min(MAX_MORE, events - 1));
    return Math.min(long, all / (this.remaining + 1));
  }
}
