// How the events of Revolution are read.

import type { EventGuide } from "../../table/eventGuide";

const GUIDE: EventGuide = {
  impulses: [],
  sorts: {
    war: ["army.*", "battle.*", "beggars.*", "counter.looted", "march.*", "siege.*", "town.*"].concat([
      "city.fell",
      "city.sacked",
      "influence.*",
    ]),
    provinces: ["conflict.*", "counters.*", "neutral.*", "overflow.*", "support.*", "units.*"],
    cities: ["allegiance.*", "city.*"],
    money: ["taxes.*", "treasury.*"],
    religion: ["bishopric.*", "university.*"],
    points: ["order.*", "points.*", "province.*"],
  },
  ways: {
    "army.marched": ["origin", "target"],
    "overflow.moved": ["origin", "target"],
  },
  actors: { "battle.standoff": "" },
};

export default GUIDE;
