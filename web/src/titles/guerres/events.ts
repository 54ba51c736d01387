// How the events of Les Guerres de Religion are read.

import type { EventGuide } from "../../table/eventGuide";

const GUIDE: EventGuide = {
  impulses: ["court.card", "court.spent", "war.round"],
  sorts: {
    court: [
      ...["character.*", "court.*", "diplomacy.*", "influence.*", "massacre.*", "persuade.*", "squadron.*"],
      ...["surprise.*", "taxes.*", "treaty.*"],
    ],
    war: [
      ...["battle.*", "fate.*", "fight.*", "merge.*", "peace.*", "revolt.*", "siege.*", "town.*", "war.*"],
      ...["war_points.*"],
    ],
    troops: ["leaders.*", "recruit.*", "troops.*"],
    cards: ["card.*", "chit.*", "event.*", "intervention.*"],
    diplomacy: ["clause.*", "deal.*", "refusal.*", "word.*"],
    points: ["game.*", "turn.*"],
  },
  ways: {
    "battle.retreats": ["origin", "province"],
    "war.moves": ["origin", "province"],
  },
  ownerOf: (kind, word) => (kind === "army" ? word.replace(/_\d+$/, "") : null),
};

export default GUIDE;
