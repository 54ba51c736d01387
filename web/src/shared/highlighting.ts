// Things named elsewhere on the page light up on the board while they are pointed at or focused.

/** Lights up a thing, "kind:word", on the board; null puts the light out. */
export type Highlight = (thing: string | null) => void;

/** Event handlers of an element that names a thing. */
export function highlightOnHover(highlight: Highlight, thing: string | null) {
  const on = () => highlight(thing || null);
  const off = () => highlight(null);
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
}
