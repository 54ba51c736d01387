// The fights of Here I Stand: how each is told in the log, what its dice are thrown for, and what one hopes for.

import type { Question } from "../../api/messages";
import type { Kind } from "../../table/throws";

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

const KINDS: readonly Kind[] = [
  {
    name: "odds.battle",
    asked: ["move.to", "respond.battle.*"],
    throws: [["battle.attack"], ["battle.defence"]],
    opens: "battle.begins",
    tells: ["battle.fought"],
    closes: ["battle.won"],
    hit: HIT,
    good: ["battle.attacker.wins"],
    sides: (question) =>
      named(question, "attacker") ? attackerAndDefender(question) : [question.role, null],
  },
  {
    name: "odds.assault",
    asked: ["assault.space", "respond.assault.*"],
    throws: [["assault.attack", "assault.artillery"], ["assault.defence"]],
    opens: "assault.begins",
    tells: ["assault.fought"],
    closes: ["assault.won", "assault.failed"],
    hit: HIT,
    good: ["assault.success"],
    sides: (question) => [named(question, "power") ?? question.role, null],
  },
  {
    name: "odds.naval_combat",
    asked: ["respond.naval.cards"],
    throws: [["naval.attack"], ["naval.defence"]],
    opens: "naval.begins",
    tells: ["naval.fought"],
    closes: ["naval.won"],
    hit: HIT,
    good: ["naval.attacker.wins"],
    sides: attackerAndDefender,
  },
  {
    name: "odds.piracy",
    asked: ["piracy.target"],
    throws: [["piracy.attack"], ["piracy.defence"]],
    opens: "piracy.begins",
    tells: ["piracy.hunted"],
    closes: ["piracy.raided"],
    hit: HIT,
    good: ["piracy.hits.1", "piracy.hits.2", "piracy.hits.3", "piracy.hits.4"],
  },
  {
    name: "odds.reformation",
    asked: ["reformation.target", "attempt.helper"],
    when: (question) => question.role !== "papacy",
    throws: [["reformation.attack"], ["reformation.defence"]],
    best: true,
    closes: ["reformation.sure", "reformation.won", "reformation.lost"],
    changes: ["odds.attempt.modifier"],
    good: ["attempt.outright", "attempt.converted"],
    sides: (question) => [question.role, "papacy"],
  },
  {
    name: "odds.counter_reformation",
    asked: ["counter.target", "attempt.helper"],
    throws: [["counter.attack"], ["counter.defence"]],
    best: true,
    closes: ["counter.sure", "counter.won", "counter.lost"],
    changes: ["odds.attempt.modifier"],
    good: ["attempt.outright", "attempt.converted"],
    sides: () => ["papacy", "protestant"],
  },
  {
    name: "odds.debate",
    asked: ["debate.pool", "respond.debate.debaters"],
    throws: [["debate.attack"], ["debate.defence"]],
    opens: "debate.called",
    tells: ["debate.round", "debater.burnt", "debater.disgraced"],
    closes: ["debate.won", "debate.even"],
    hit: HIT,
    good: ["debate.attacker_removes", "debate.attacker_wins"],
  },
  {
    name: "odds.voyages",
    asked: ["action"],
    pointed: true,
    throws: [[], []],
    closes: [],
    summed: true,
    good: [
      "exploration.river",
      "exploration.choice",
      "conquering.inca",
      "conquering.aztec",
      "conquering.maya",
    ],
  },
  {
    name: "odds.exploration",
    throws: [["voyage.exploration", "voyage.circumnavigation"], []],
    opens: "voyage.captain",
    tells: ["voyage.rolled"],
    closes: ["voyage.discovery", "voyage.nothing", "voyage.lost"],
    summed: true,
    good: ["exploration.river", "exploration.choice"],
  },
  {
    name: "odds.circumnavigation",
    asked: ["voyage.choice"],
    throws: [[], []],
    closes: [],
    summed: true,
    good: ["around.succeeds", "around.card"],
  },
  {
    name: "odds.conquest",
    throws: [["voyage.conquest"], []],
    opens: "conquest.chief",
    tells: ["conquest.rolled"],
    closes: ["conquest.made", "conquest.nothing", "conquest.killed"],
    summed: true,
    good: ["conquering.inca", "conquering.aztec", "conquering.maya"],
  },
  {
    name: "odds.diet",
    throws: [["diet.protestant"], ["diet.habsburg", "diet.papacy"]],
    closes: ["diet.held"],
    hit: HIT,
    good: ["diet.protestant"],
  },
  {
    name: "odds.interception",
    throws: [["intercept"], []],
    closes: ["intercept.tried"],
    summed: true,
    good: ["intercept.success"],
  },
  {
    name: "odds.avoiding",
    throws: [["avoid"], []],
    closes: ["avoid.tried"],
    summed: true,
    good: ["avoid.success"],
  },
  {
    name: "odds.naval_interception",
    throws: [["chase"], []],
    closes: ["chase.tried"],
    summed: true,
    good: ["chase.success"],
  },
  {
    name: "odds.naval_avoiding",
    throws: [["evade"], []],
    closes: ["evade.tried"],
    summed: true,
    good: ["evade.success"],
  },
];

export default KINDS;
