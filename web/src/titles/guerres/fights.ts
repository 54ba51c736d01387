// The throws of Les Guerres: at court, in the field and before walls. How each is told, and what one hopes for.

import type { Question, View } from "../../api/messages";
import { isId } from "../../words";
import type { Kind } from "../../table/throws";

const HIT = 5;
const SUCCESS = ["court.odds.success", "court.odds.row.1", "court.odds.row.2", "court.odds.row.3"];
/** What befalls leaders after a fight. */
const FATES = ["fate.tested", "fate.killed", "fate.captured", "fate.taken_by_rebels", "fate.wounded"];
/** What is added to the dice of an army that intercepts or slips away. */
const REACTIONS = [
  "reaction.own-tactical",
  "reaction.moving-tactical",
  "reaction.own-size",
  "reaction.moving-size",
  "reaction.scouts",
];

/** The faction whose marker an army named by the question is; null for a revolt. */
function factionOf(question: Question, argument: string): string | null {
  const named = question.about[argument];
  return isId(named) ? (/^(\w+)_\d$/.exec(named[1])?.[1] ?? null) : null;
}

/** Who is asked, and whose army stands against him. */
function armies(question: Question, view: View): [string | null, string | null] {
  const [one, other] = [factionOf(question, "army"), factionOf(question, "enemy")];
  const royal = (faction: string | null) => faction === "royalist" || faction === ALLIES[Number(view.ally)];
  return [question.role, one !== null && royal(one) === royal(question.role) ? other : one];
}
const ALLIES = ["royalist", "league", "huguenot"];

/** An action at court: the same dice for all, another name for each. */
const atCourt = (name: string, asked: string): Kind => ({
  name,
  asked: [asked],
  throws: [[], []],
  closes: [],
  summed: true,
  good: SUCCESS,
});

const KINDS: readonly Kind[] = [
  {
    name: "odds.court",
    asked: ["court.action"],
    throws: [["court.action"], []],
    opens: [
      "surprise.announced",
      "influence.announced",
      "diplomacy.announced",
      "treaty.announced",
      "persuade.announced",
      "taxes.announced",
    ],
    tells: ["squadron.strikes", "court.rolled"],
    closes: [
      "court.fails",
      "court.perishes",
      "town.converted",
      "town.leaves",
      "diplomacy.granted",
      "diplomacy.nothing",
      "treaty.gained",
      "persuade.won",
      "taxes.level",
    ],
    summed: true,
    good: SUCCESS,
  },
  atCourt("odds.surprise", "surprise.town"),
  atCourt("odds.influence", "influence.town"),
  atCourt("odds.diplomacy", "diplomacy.country"),
  atCourt("odds.persuasion", "persuade.character"),
  {
    name: "odds.battle",
    asked: ["war.fight", "war.reply", "event.battle"],
    throws: [["battle.attack"], ["battle.defence"]],
    tells: ["battle.fought", "battle.won", ...FATES],
    closes: [],
    beside: ["battle.fate", "battle.prison"],
    once: true,
    hit: HIT,
    changes: REACTIONS,
    good: ["odds.battle.won", "evasion.succeeds"],
    sides: armies,
  },
  {
    name: "odds.siege",
    asked: ["siege.town", "event.siege"],
    throws: [["siege.attack"], ["siege.garrison"]],
    opens: "siege.begins",
    tells: ["siege.fought", "siege.taken", "siege.too_few", "siege.held", ...FATES],
    closes: [],
    beside: ["siege.fate", "siege.wound"],
    once: true,
    hit: HIT,
    good: ["odds.siege.taken"],
    sides: (question) => [factionOf(question, "army"), null],
  },
  {
    name: "odds.interception",
    asked: ["war.intercept"],
    throws: [["interception"], []],
    closes: ["war.interception", "war.interception_failed"],
    summed: true,
    good: ["interception.succeeds"],
  },
  {
    name: "odds.evasion",
    throws: [["evasion"], []],
    closes: ["war.evasion", "war.evasion_failed"],
    summed: true,
    good: ["evasion.succeeds"],
  },
  {
    name: "odds.attrition",
    throws: [["attrition"], []],
    closes: ["war.attrition_tested"],
    summed: true,
    good: ["attrition.spared"],
  },
  {
    name: "odds.massacre",
    throws: [["massacre"], []],
    closes: ["massacre.tested"],
    summed: true,
    good: [],
  },
];

export default KINDS;
