// How a game ends: the rule behind each way.

import type { Endings } from "..";

const endings: Endings = {
  rules: {
    military: "23.1-r2",
    religious: "23.1-r3",
    standard: "23.3-r2",
    domination: "23.3-r5",
    time: "23.3-r8",
  },
};

export default endings;
