// The kinds of fights of Les Guerres: at court, in the field and before walls.

import type { Question, View } from "../../api/messages";
import type { FightKind } from "../../table/dice";
import { isId } from "../../text/titleCatalogue";

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
const atCourt = (name: string, asked: string): FightKind => ({
  name,
  questions: [asked],
  rolls: [[], []],
  closeEvents: [],
  facesAdded: true,
  favourable: SUCCESS,
});

const KINDS: readonly FightKind[] = [
  {
    name: "odds.court",
    questions: ["court.action"],
    rolls: [["court.action"], []],
    openEvents: [
      "surprise.announced",
      "influence.announced",
      "diplomacy.announced",
      "treaty.announced",
      "persuade.announced",
      "taxes.announced",
    ],
    progressEvents: ["squadron.strikes", "court.rolled"],
    closeEvents: [
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
    facesAdded: true,
    favourable: SUCCESS,
  },
  atCourt("odds.surprise", "surprise.town"),
  atCourt("odds.influence", "influence.town"),
  atCourt("odds.diplomacy", "diplomacy.country"),
  atCourt("odds.persuasion", "persuade.character"),
  {
    name: "odds.battle",
    questions: ["war.fight", "war.reply", "event.battle"],
    rolls: [["battle.attack"], ["battle.defence"]],
    progressEvents: ["battle.fought", "battle.won", ...FATES],
    closeEvents: [],
    ignoredRolls: ["battle.fate", "battle.prison"],
    rollsOnce: true,
    hitFrom: HIT,
    faceModifiers: REACTIONS,
    favourable: ["odds.battle.won", "evasion.succeeds"],
    sides: armies,
  },
  {
    name: "odds.siege",
    questions: ["siege.town", "event.siege"],
    rolls: [["siege.attack"], ["siege.garrison"]],
    openEvents: "siege.begins",
    progressEvents: ["siege.fought", "siege.taken", "siege.too_few", "siege.held", ...FATES],
    closeEvents: [],
    ignoredRolls: ["siege.fate", "siege.wound"],
    rollsOnce: true,
    hitFrom: HIT,
    favourable: ["odds.siege.taken"],
    sides: (question) => [factionOf(question, "army"), null],
  },
  {
    name: "odds.interception",
    questions: ["war.intercept"],
    rolls: [["interception"], []],
    closeEvents: ["war.interception", "war.interception_failed"],
    facesAdded: true,
    favourable: ["interception.succeeds"],
  },
  {
    name: "odds.evasion",
    rolls: [["evasion"], []],
    closeEvents: ["war.evasion", "war.evasion_failed"],
    facesAdded: true,
    favourable: ["evasion.succeeds"],
  },
  {
    name: "odds.attrition",
    rolls: [["attrition"], []],
    closeEvents: ["war.attrition_tested"],
    facesAdded: true,
    favourable: ["attrition.spared"],
  },
  {
    name: "odds.massacre",
    rolls: [["massacre"], []],
    closeEvents: ["massacre.tested"],
    facesAdded: true,
    favourable: [],
  },
];

export default KINDS;
