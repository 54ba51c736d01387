// The thing under the pointer, reported after a short delay so that a card does not follow every movement.

export interface HoverTarget {
  /** The id of the thing. */
  word: string;
  /** The position of the pointer on the screen. */
  x: number;
  y: number;
}

const DELAY = 350; // milliseconds

export class Hover {
  target: HoverTarget | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer moved onto a thing, or off all of them. */
  readonly update = (word: string | null, event?: PointerEvent): void => {
    clearTimeout(this.timer);
    this.target = null;
    if (!word || !event || !isMeant(event)) return;
    const { clientX: x, clientY: y } = event;
    this.timer = setTimeout(() => (this.target = { word, x, y }), DELAY);
  };
}

/** A mouse that rests while the board changes under it, or that clicks, asks for nothing. */
const isMeant = ({ pointerType, type, movementX, movementY }: PointerEvent): boolean =>
  pointerType !== "mouse" || (type !== "pointerdown" && (movementX !== 0 || movementY !== 0));
