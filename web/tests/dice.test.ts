import { describe, expect, it } from "vitest";
import type { LogEvent, Odds, Question } from "../src/api/messages";
import { fightKindOf, fightsIn, findEarlierOdds, forecastsOf, type FightKind } from "../src/table/dice";

const BATTLE: FightKind = {
  name: "odds.battle",
  questions: ["respond.battle.*"],
  rolls: [["battle.attack"], ["battle.defence"]],
  openEvents: "battle.begins",
  progressEvents: ["battle.fought"],
  closeEvents: ["battle.won"],
  hitFrom: 5,
  faceModifiers: ["luck"],
  favourable: ["win"],
};
const SEARCH: FightKind = {
  name: "odds.search",
  rolls: [["search"], []],
  closeEvents: ["searched"],
  favourable: [],
};

const told = (number: number, key: string, ...dice: [string, string | null, number[]][]): LogEvent => ({
  number,
  key,
  args: {},
  path: [],
  ...(dice.length ? { dice: dice.map(([why, who, faces]) => ({ why, who, faces })) } : {}),
});

const LOG = [
  told(1, "battle.begins"),
  told(4, "loss", ["battle.attack", "france", [5, 1]]),
  told(6, "battle.fought", ["battle.defence", "papacy", [2]], ["battle.attack", "france", [6]]),
  told(6, "battle.won"),
  told(7, "move.done"),
  told(9, "searched", ["search", null, [3, 3]]),
  told(11, "storm", ["weather", null, [1]]),
];

describe("fights in the log", () => {
  it("gather all dice of a side, from the opening to the end", () => {
    const [battle, search] = fightsIn(LOG, [BATTLE, SEARCH], 0);
    expect(battle!.opening?.number).toBe(1);
    expect(battle!.sides.map(({ role, faces }) => [role, faces])).toEqual([
      ["france", [5, 1, 6]],
      ["papacy", [2]],
    ]);
    expect(battle!.lines.map(({ key }) => key)).toEqual(["battle.fought", "battle.won"]);
    expect(search!.lines.map(({ key }) => key)).toEqual(["searched"]);
  });

  it("begin with a row, and still know their opening", () => {
    const fights = fightsIn(LOG, [BATTLE], 4);
    expect(fights[0]!.opening?.key).toBe("battle.begins");
    expect(fightsIn(LOG, [BATTLE], 12)).toEqual([]);
  });

  it("are shown plainly where a title names none", () => {
    const fights = fightsIn(LOG.slice(-1), [], 0);
    expect(fights.map(({ kind, sides, lines }) => [kind, sides[0]!.faces, lines[0]!.key])).toEqual([
      [null, [1], "storm"],
    ]);
  });

  it("put dice of the other side in its place when they fall first", () => {
    const [fight] = fightsIn([told(1, "x", ["battle.defence", "papacy", [4]])], [BATTLE], 0);
    expect(fight!.sides.map(({ role, dice }) => [role, dice])).toEqual([
      [null, 0],
      ["papacy", 1],
    ]);
  });
});

describe("forecasts of a question", () => {
  const odds: Odds = {
    outcomes: [
      { key: "win", probability: 0.25, exact: "1/4" },
      { key: "lose", probability: 0.75, exact: "3/4" },
    ],
    modifiers: [
      { value: 3, reason: "units", rule: "14" },
      { value: 1, reason: "luck", rule: null },
    ],
    against: [{ value: 2, reason: "walls", rule: null }],
  };
  const question = {
    number: 3,
    role: "france",
    key: "respond.battle.cards",
    about: {},
    options: ["card", "pass"],
    named: [["card", "card"], "pass"],
    odds: { pass: odds },
  } as unknown as Question;

  it("count dice, but not what only changes them", () => {
    const kind = fightKindOf(question, [SEARCH, BATTLE]);
    expect(kind).toBe(BATTLE);
    const [forecast, ...more] = forecastsOf(question, {}, kind);
    expect(more).toEqual([]);
    expect(forecast!.word).toBe("pass");
    expect(forecast!.sides.map(({ role, dice }) => [role, dice])).toEqual([
      ["france", 3],
      [null, 2],
    ]);
    expect(forecast!.chance).toBe(0.25);
  });

  it("are none for a question without odds", () => {
    expect(forecastsOf({ ...question, odds: undefined }, {}, null)).toEqual([]);
    expect(forecastsOf(null, {}, null)).toEqual([]);
  });

  it("are told again with the dice, if these are as many", () => {
    const fights = (attack: number[]) =>
      fightsIn(
        [told(1, "battle.begins"), told(2, "battle.won", ["battle.attack", "france", attack])],
        [BATTLE],
        0,
      )[0]!;
    const forecasts = forecastsOf(question, {}, BATTLE);
    const earlier = [
      { kind: SEARCH, forecasts },
      { kind: BATTLE, forecasts },
    ];
    expect(findEarlierOdds(fights([1, 2, 3]), earlier)).toBe(odds);
    expect(findEarlierOdds(fights([1, 2]), earlier)).toBeNull();
    expect(findEarlierOdds(fights([1, 2, 3]), [])).toBeNull();
  });

  it("of several answers are those of the one that the log names", () => {
    const more = {
      ...question,
      options: ["rome", "paris"],
      named: ["rome", "paris"],
      odds: { rome: odds, paris: odds },
    };
    const earlier = [{ kind: BATTLE, forecasts: forecastsOf(more as unknown as Question, {}, BATTLE) }];
    const begun = { ...told(1, "battle.begins"), args: { space: ["place", "paris"] as [string, string] } };
    const log = [begun, told(2, "battle.won", ["battle.attack", "france", [1, 2, 3]])];
    expect(findEarlierOdds(fightsIn(log, [BATTLE], 0)[0]!, earlier)).toBe(odds);
    expect(findEarlierOdds(fightsIn(log.slice(1), [BATTLE], 0)[0]!, earlier)).toBeNull();
  });
});
