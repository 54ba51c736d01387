// How a game ends: the rule behind each way.

import type { Endings } from "..";

const endings: Endings = {
  rules: {
    points: "4.5-r1",
  },
};

export default endings;
