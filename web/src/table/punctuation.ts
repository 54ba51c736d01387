// Brackets and stops stay on the line of the name that they follow or precede.

import type { MessagePart } from "../text/titleCatalogue";

export interface JoinedPart {
  part: MessagePart;
  /** What stands right before and after a name, without a space. */
  before: string;
  after: string;
}

/** The parts of a message; brackets and stops next to a name are taken from the text and kept with it. */
export function joinPunctuation(parts: readonly MessagePart[]): JoinedPart[] {
  const joined = parts.map((part): JoinedPart => ({ part: { ...part }, before: "", after: "" }));
  joined.forEach((one, n) => {
    if (!one.part.word) return;
    const [last, next] = [joined[n - 1]?.part, joined[n + 1]?.part];
    if (next && !next.word) {
      one.after = /^[^\s\p{L}\p{N}([«“]+/u.exec(next.text)?.[0] ?? "";
      next.text = next.text.slice(one.after.length);
    }
    if (last && !last.word) {
      one.before = /[([«“’']+$/u.exec(last.text)?.[0] ?? "";
      last.text = last.text.slice(0, last.text.length - one.before.length);
    }
  });
  return joined;
}
