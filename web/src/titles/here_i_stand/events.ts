// How the events of Here I Stand are read.

import type { EventGuide } from "../../table/eventGuide";

const GUIDE: EventGuide = {
  impulses: ["impulse.event", "impulse.points", "impulse.passed", "impulse.skipped"],
  sorts: {
    war: [
      ...["abroad.*", "assault.*", "avoid.*", "battle.*", "control.*", "displaced.*", "intercept.*"],
      ...["move.*", "retreat.*", "siege.*", "spring.*", "unrest.*", "winter.*", "withdraw.*", "rebels.*"],
      ...["knights.*", "vienna.*", "treachery.*", "hirelings.*", "emperor.*", "leader.*", "electors.*"],
    ],
    sea: [
      "chase.*",
      "corsairs.*",
      "doria.*",
      "evade.*",
      "fleet.*",
      "harbour.*",
      "naval.*",
      "piracy.*",
    ].concat(["pirates.*", "raiders.*", "transport.*", "venetian.*", "invasion.*"]),
    religion: [
      ...["augsburg.*", "ban.*", "burning.*", "calendar.*", "coronation.*", "council.*", "counter.*"],
      ...["debate.*", "debater.*", "diet.*", "faith.*", "luther.*", "prayer.*", "reformation.*"],
      ...["reformer.*", "st_peters.*", "translation.*", "treatise.*", "zwingli.*", "university.*"],
    ],
    diplomacy: [
      ...["alliance.*", "clause.*", "deal.*", "diplomacy.*", "league.*", "loan.*", "marriage.*", "meet.*"],
      ...["mercenaries.change", "minor.*", "peace.*", "phony.*", "pregnancy.*", "ransom.*", "refusal.*"],
      ...["ruler.*", "war.*", "word.*", "wooing.*"],
    ],
    "new-world": ["colony.*", "conquest.*", "galleons.*", "moluccas.*", "riches.*", "voyage.*"],
    cards: [
      "card.*",
      "comet.*",
      "deck.*",
      "event.*",
      "hand.*",
      "impulse.*",
      "pay.*",
      "retrieve.*",
      "weather.*",
    ],
    building: ["build.*", "chateau.*", "trace.*"],
    points: ["points.*"],
  },
  ways: {
    "displaced.land": ["space", "target"],
    "displaced.ships": ["space", "target"],
    "emperor.travels": ["origin", "space"],
    "fleet.retreats": ["origin", "target"],
    "fleet.sails": ["origin", "target"],
    "harbour.left": ["space", "sea"],
    "loan.sails": ["port", "target"],
    "move.done": ["origin", "space"],
    "retreat.done": ["origin", "target"],
    "spring.deployed": ["space", "target"],
    "transport.begins": ["place", "sea"],
    "winter.returned": ["origin", "target"],
  },
  actors: {
    "alliance.ends": "",
    "piracy.begins": "",
    "piracy.point": "",
    "piracy.raided": "",
    "war.begins": "",
    "minor.activated": "power",
    "minor.deactivated": "power",
  },
};

export default GUIDE;
