// What the pointer rests on: told after a moment, so that a card does not follow every movement.

export interface Spot {
  /** What lies there. */
  word: string;
  /** Where the pointer is on the screen. */
  x: number;
  y: number;
}

const MOMENT = 350; // milliseconds

export class Resting {
  spot: Spot | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer came to something, or left for nothing. */
  readonly inspect = (word: string | null, event?: PointerEvent): void => {
    clearTimeout(this.timer);
    this.spot = null;
    if (!word || !event) return;
    const { clientX: x, clientY: y } = event;
    this.timer = setTimeout(() => (this.spot = { word, x, y }), MOMENT);
  };
}
