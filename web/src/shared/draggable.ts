// Drag and drop by mouse, pen or finger.

export interface DragHandlers {
  /** The distance from the start, in pixels of the screen. */
  move: (dx: number, dy: number) => void;
  /** The element under the pointer at the end; null if the drag was cancelled. */
  drop: (on: Element | null) => void;
}

const DRAG_THRESHOLD = 6; // pixels; a shorter movement is a click

/** An attachment that makes an element draggable; a click on it stays a click. */
export function draggable(drag: DragHandlers) {
  return (node: Element): (() => void) => {
    const element = node as HTMLElement | SVGElement;
    let from: { id: number; x: number; y: number; moved: boolean } | null = null;

    const stop = (event: Event) => event.stopPropagation(); // so that the board is not panned
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
      element.dataset.drag = "held";
      drag.move(dx, dy);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== from?.id) return;
      const { moved } = from;
      from = null;
      toggleWindowListeners(removeEventListener);
      if (!moved) return;
      // A dragged element has no pointer events, so this finds what lies under it.
      const on = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      delete element.dataset.drag;
      drag.move(0, 0);
      // The browser fires a click at the end of a drag.
      addEventListener("click", suppress, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", suppress, { capture: true }));
      drag.drop(on);
    };
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

/** The thing that an element or one of its ancestors represents, or is the ground of: [kind, word]. */
export function thingAt(element: Element | null): [kind: string, word: string] | null {
  const found = element?.closest<HTMLElement>("[data-kind][data-word], [data-ground-word]")?.dataset;
  if (!found) return null;
  return found.groundWord ? [found.groundKind!, found.groundWord] : [found.kind!, found.word!];
}
