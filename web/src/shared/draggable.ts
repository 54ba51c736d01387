// Something small is taken up and laid down on something else, by mouse, pen or finger.

export interface DragHandlers {
  /** How far it has been carried, in pixels of the screen. */
  move: (dx: number, dy: number) => void;
  /** It is laid down on this element; on nothing if it left the page or was given up. */
  drop: (on: Element | null) => void;
}

const [DRAG_THRESHOLD, DRAGGED] = [6, "held"]; // a hand that trembles does not carry yet

/** An attachment: the element can be carried. A click on it stays a click. */
export function draggable(drag: DragHandlers) {
  return (node: Element): (() => void) => {
    const element = node as HTMLElement | SVGElement;
    let from: { id: number; x: number; y: number; moved: boolean } | null = null;

    const stop = (event: Event) => event.stopPropagation(); // the board is not drawn along with it
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
      toggleWindowListeners(addEventListener);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      from.moved ||= Math.hypot(dx, dy) >= DRAG_THRESHOLD;
      if (!from.moved) return;
      element.dataset.drag = DRAGGED;
      drag.move(dx, dy);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const { moved } = from;
      from = null;
      toggleWindowListeners(removeEventListener);
      if (!moved) return;
      // While it is held the pointer does not see it, and finds what lies under it.
      const on = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      delete element.dataset.drag;
      drag.move(0, 0);
      // The click that ends a drag is none.
      addEventListener("click", suppress, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", suppress, { capture: true }));
      drag.drop(on);
    };
    /** Once it is taken up, the pointer is followed wherever it goes. */
    const toggleWindowListeners = (change: typeof addEventListener) => {
      change("pointermove", move);
      change("pointerup", end);
      change("pointercancel", end);
    };

    const listeners: [string, (event: never) => void][] = [
      ["mousedown", stop],
      ["touchstart", stop],
      ["pointerdown", down],
    ];
    for (const [type, handler] of listeners)
      element.addEventListener(type, handler as EventListener, { passive: true });
    return () => {
      for (const [type, handler] of listeners) element.removeEventListener(type, handler as EventListener);
      toggleWindowListeners(removeEventListener);
    };
  };
}

function suppress(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The thing that an element stands for or lies in: [kind, word]. */
export function thingAt(element: Element | null): [kind: string, word: string] | null {
  const found = element?.closest<HTMLElement>("[data-kind][data-word]");
  return found ? [found.dataset.kind!, found.dataset.word!] : null;
}
