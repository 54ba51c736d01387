// The kinds of fights of Here I Stand.

import type { Question } from "../../api/messages";
import type { FightKind } from "../../table/dice";

const HIT = 5;

/** Who is named by an argument of the question. */
const named = (question: Question, argument: string): string | null => {
  const value = question.about[argument];
  return Array.isArray(value) && typeof value[1] === "string" ? value[1] : null;
};
const attackerAndDefender = (question: Question): [string | null, string | null] => [
  named(question, "attacker"),
  named(question, "defender"),
];

const KINDS: readonly FightKind[] = [
  {
    name: "odds.battle",
    questions: ["move.to", "move.on", "transport.to", "respond.battle.*"],
    rolls: [["battle.attack"], ["battle.defence"]],
    openEvents: "battle.begins",
    progressEvents: ["battle.fought"],
    closeEvents: ["battle.won"],
    hitFrom: HIT,
    favourable: ["battle.attacker.wins", "move.free"],
    sides: (question) =>
      named(question, "attacker") ? attackerAndDefender(question) : [question.role, null],
  },
  {
    // The battle as those see it who may still go behind their walls.
    name: "odds.battle",
    questions: ["withdraw"],
    rolls: [[], []],
    closeEvents: [],
    hitFrom: HIT,
    favourable: ["battle.tie", "battle.defender.wins"],
    sides: (question) => [named(question, "mover"), question.role],
  },
  {
    name: "odds.assault",
    questions: ["assault.space", "respond.assault.*"],
    rolls: [["assault.attack", "assault.artillery"], ["assault.defence"]],
    openEvents: "assault.begins",
    progressEvents: ["assault.fought"],
    closeEvents: ["assault.won", "assault.failed"],
    hitFrom: HIT,
    favourable: ["assault.success"],
    sides: (question) => [named(question, "power") ?? question.role, null],
  },
  {
    name: "odds.naval_combat",
    questions: ["fleet.to", "fleet.battle", "fleet.enemy", "respond.naval.cards"],
    rolls: [["naval.attack"], ["naval.defence"]],
    openEvents: "naval.begins",
    progressEvents: ["naval.fought"],
    closeEvents: ["naval.won"],
    hitFrom: HIT,
    favourable: ["naval.attacker.wins", "passage.free"],
    sides: (question) =>
      named(question, "attacker") ? attackerAndDefender(question) : [question.role, null],
  },
  {
    name: "odds.piracy",
    questions: ["piracy.sea", "piracy.target", "respond.piracy.declared"],
    rolls: [["piracy.attack"], ["piracy.defence"]],
    openEvents: "piracy.begins",
    progressEvents: ["piracy.hunted"],
    closeEvents: ["piracy.raided"],
    hitFrom: HIT,
    favourable: ["piracy.hits.1", "piracy.hits.2", "piracy.hits.3", "piracy.hits.4"],
  },
  {
    // Among the actions of the Ottoman, who never sails to the New World.
    name: "odds.piracy",
    questions: ["action"],
    when: (question) => question.role === "ottoman",
    onlyWhenPointedAt: true,
    rolls: [[], []],
    closeEvents: [],
    hitFrom: HIT,
    favourable: ["piracy.hits.1", "piracy.hits.2", "piracy.hits.3", "piracy.hits.4"],
  },
  {
    name: "odds.reformation",
    questions: ["reformation.target", "attempt.helper"],
    when: (question) => question.role !== "papacy",
    rolls: [["reformation.attack"], ["reformation.defence"]],
    bestDieCounts: true,
    closeEvents: ["reformation.sure", "reformation.won", "reformation.lost"],
    faceModifiers: ["odds.attempt.modifier"],
    favourable: ["attempt.outright", "attempt.converted"],
    sides: (question) => [question.role, "papacy"],
  },
  {
    name: "odds.counter_reformation",
    questions: ["counter.target", "attempt.helper"],
    rolls: [["counter.attack"], ["counter.defence"]],
    bestDieCounts: true,
    closeEvents: ["counter.sure", "counter.won", "counter.lost"],
    faceModifiers: ["odds.attempt.modifier"],
    favourable: ["attempt.outright", "attempt.converted"],
    sides: () => ["papacy", "protestant"],
  },
  {
    name: "odds.debate",
    questions: ["debate.pool", "respond.debate.debaters"],
    rolls: [["debate.attack"], ["debate.defence"]],
    openEvents: "debate.called",
    progressEvents: ["debate.round", "debater.burnt", "debater.disgraced"],
    closeEvents: ["debate.won", "debate.even", "debate.ignored"],
    hitFrom: HIT,
    favourable: ["debate.attacker_removes", "debate.attacker_wins"],
  },
  {
    name: "odds.voyages",
    questions: ["action"],
    onlyWhenPointedAt: true,
    rolls: [[], []],
    closeEvents: [],
    facesAdded: true,
    favourable: [
      "exploration.river",
      "exploration.choice",
      "conquering.inca",
      "conquering.aztec",
      "conquering.maya",
    ],
  },
  {
    name: "odds.exploration",
    rolls: [["voyage.exploration", "voyage.circumnavigation"], []],
    openEvents: "voyage.captain",
    progressEvents: ["voyage.rolled"],
    closeEvents: ["voyage.discovery", "voyage.nothing", "voyage.lost"],
    facesAdded: true,
    favourable: ["exploration.river", "exploration.choice"],
  },
  {
    name: "odds.circumnavigation",
    questions: ["voyage.choice"],
    rolls: [[], []],
    closeEvents: [],
    facesAdded: true,
    favourable: ["around.succeeds", "around.card"],
  },
  {
    name: "odds.conquest",
    rolls: [["voyage.conquest"], []],
    openEvents: "conquest.chief",
    progressEvents: ["conquest.rolled"],
    closeEvents: ["conquest.made", "conquest.nothing", "conquest.killed"],
    facesAdded: true,
    favourable: ["conquering.inca", "conquering.aztec", "conquering.maya"],
  },
  {
    name: "odds.diet",
    rolls: [["diet.protestant"], ["diet.habsburg", "diet.papacy"]],
    closeEvents: ["diet.held"],
    hitFrom: HIT,
    favourable: ["diet.protestant"],
  },
  {
    name: "odds.interception",
    questions: ["intercept.from"],
    rolls: [["intercept"], []],
    closeEvents: ["intercept.tried"],
    facesAdded: true,
    favourable: ["intercept.success", "intercept.won"],
  },
  {
    name: "odds.avoiding",
    questions: ["avoid.to"],
    rolls: [["avoid"], []],
    closeEvents: ["avoid.tried"],
    facesAdded: true,
    favourable: ["avoid.success", "avoid.stays.wins"],
  },
  {
    name: "odds.naval_interception",
    questions: ["chase.from", "chase.to", "chase.whole", "chase.leader"],
    rolls: [["chase"], []],
    closeEvents: ["chase.tried"],
    facesAdded: true,
    favourable: ["chase.success"],
  },
  {
    name: "odds.naval_avoiding",
    questions: ["evade.to"],
    rolls: [["evade"], []],
    closeEvents: ["evade.tried"],
    facesAdded: true,
    favourable: ["evade.success", "naval.tie", "naval.defender.wins"],
  },
];

export default KINDS;
