// Stands in for d3-transition: the board is moved at once, so that d3-zoom has nothing to interrupt. See vite.config.ts.

import { selection } from "d3-selection";

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

export const interrupt = (): void => undefined;
