import { describe, expect, test } from "vitest";
import type { LogEvent } from "../../src/api/messages";
import type { BoardContext } from "../../src/shared/targets";
import { fightKindOf, fightsIn } from "../../src/table/dice";
import FIGHTS from "../../src/titles/guerres/fights";
import { armiesAt } from "../../src/titles/guerres/layout";
import { dropAnswer, reserveOf } from "../../src/titles/guerres/leaders";
import { routePath, routesOf } from "../../src/titles/guerres/routes";
import { titleSource } from "../titleCatalogues";
import { PAGE, POSITIONS } from "./samples";

describe("routes", () => {
  const event = (key: string, args: Record<string, unknown> = {}) =>
    ({ number: 0, key, args, path: [] }) as unknown as LogEvent;
  const moves = (army: string, origin: string, province: string) =>
    event("war.moves", {
      army: ["army", army],
      origin: ["province", origin],
      province: ["province", province],
    });
  const round = [event("phase.begins"), event("war.round")];

  test("follow an army from step to step of its activation", () => {
    const log = [...round, event("war.announced"), moves("royalist_1", "berry", "poitou")];
    log.push(moves("royalist_1", "poitou", "saintonge"));
    expect(routesOf(log)).toEqual([
      { army: "royalist_1", owner: "royalist", provinces: ["berry", "poitou", "saintonge"], fresh: true },
    ]);
  });

  test("of earlier activations grow faint, and end with the round", () => {
    const log = [...round, moves("league_2", "anjou", "bretagne"), event("war.announced")];
    expect(routesOf(log).map(({ fresh }) => fresh)).toEqual([false]);
    expect(routesOf([...log, event("war.round")])).toEqual([]);
    expect(routesOf([...log, event("phase.begins")])).toEqual([]);
    expect(routesOf([])).toEqual([]);
  });

  test("that were not paid for vanish", () => {
    const log = [...round, moves("league_2", "anjou", "bretagne"), event("war.announced")];
    log.push(moves("league_1", "berry", "poitou"), event("war.taken_back"));
    expect(routesOf(log).map(({ army }) => army)).toEqual(["league_2"]);
  });

  test("are lines that stop short of both ends, with a head", () => {
    const path = routePath(["berry", "poitou", "saintonge"]);
    const [x, y] = armiesAt("poitou");
    expect(path).toMatch(new RegExp(`^M[\\d. ]+Q${x} ${y} [\\d. ]+M[\\d. ]+L[\\d. ]+L[\\d. ]+$`));
    expect(path.startsWith(`M${armiesAt("berry").join(" ")}`)).toBe(false);
  });
});

describe("a leader laid on an army", () => {
  const board = (offered: [string, string][], ...about: string[]): BoardContext => ({
    offered: new Map(offered),
    about: new Set(about),
    selected: null,
    choose: () => {},
    hasQuestion: true,
    nameOf: (_, word) => word,
  });

  test("answers with the army where armies are offered", () => {
    expect(dropAnswer(board([["league_1", "army"]]), "guise", "league_1")).toEqual(["league_1", "army"]);
    const support = board([["league_1", "army"]], "character:guise");
    expect(dropAnswer(support, "guise", "league_1")).toEqual(["league_1", "army"]);
    expect(dropAnswer(support, "guise", "league_2")).toEqual(["league_2", "army"]);
  });

  test("answers with the leader where leaders are offered for that army", () => {
    const command = board([["guise", "character"]], "army:league_1");
    expect(dropAnswer(command, "guise", "league_1")).toEqual(["guise", "character"]);
    expect(dropAnswer(command, "aumale", "league_1")).toEqual(["aumale", "character"]);
  });

  test("asks why not of whatever is wrong", () => {
    const command = board([["guise", "character"]], "army:league_1");
    expect(dropAnswer(command, "guise", "league_2")).toEqual(["league_2", "army"]);
    const support = board([["league_1", "army"]], "character:guise");
    expect(dropAnswer(support, "aumale", "league_1")).toEqual(["aumale", "character"]);
  });

  test("waits in the reserve, the best rank first", () => {
    const { view, question } = POSITIONS["leaders.army"]!;
    const armies = (question.options as string[]).map((word): [string, string] => [word, "army"]);
    const found = reserveOf(PAGE, view, board(armies), String(question.role));
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ plight, command }) => plight === "reserve" && command !== null)).toBe(true);
    const ranks = found.map(({ command }) => PAGE.ids.ranks.indexOf(command!));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});

describe("fights", () => {
  const thrown = (key: string, ...dice: [why: string, who: string, ...faces: number[]][]) =>
    ({
      number: 1,
      key,
      args: {},
      path: [],
      dice: dice.map(([why, who, ...faces]) => ({ why, who, faces })),
    }) as LogEvent;
  const battle = thrown(
    "battle.fought",
    ["battle.attack", "royalist", 5, 1],
    ["battle.defence", "huguenot", 2],
  );

  test("of one stretch are told apart, each with the fate of its leaders", () => {
    const fate = thrown("fate.tested", ["battle.fate", "huguenot", 4, 4]);
    const found = fightsIn([battle, thrown("battle.won"), fate, battle], FIGHTS, 0);
    expect(found.map(({ kind }) => kind?.name)).toEqual(["odds.battle", "odds.battle"]);
    expect(found[0]!.sides.map(({ faces }) => faces)).toEqual([[5, 1], [2]]);
    expect(found[0]!.lines.map(({ key }) => key)).toEqual(["battle.fought", "battle.won", "fate.tested"]);
  });

  test("at court open with whatever was announced", () => {
    const log = [thrown("treaty.announced"), thrown("court.rolled", ["court.action", "league", 3, 4])];
    const [action] = fightsIn([...log, thrown("treaty.gained")], FIGHTS, 0);
    expect(action!.opening?.key).toBe("treaty.announced");
    expect(action!.lines.map(({ key }) => key)).toEqual(["court.rolled", "treaty.gained"]);
  });

  test("are named by the question", () => {
    const asked = (key: string) => fightKindOf({ key } as never, FIGHTS)?.name;
    expect(asked("siege.town")).toBe("odds.siege");
    expect(asked("persuade.character")).toBe("odds.persuasion");
    expect(asked("court.pick")).toBeUndefined();
  });

  test("have names in the catalogue", () => {
    for (const { name } of FIGHTS)
      expect(titleSource("guerres", "en")).toContain(`\n${name.replace(".", "-")} = `);
  });

  test("know both sides of a battle", () => {
    const { sides } = FIGHTS.find(({ name }) => name === "odds.battle")!;
    const question = (role: string) =>
      ({
        role,
        about: { army: ["army", "league_1"], enemy: ["army", "huguenot_2"], province: ["province", "berry"] },
      }) as never;
    expect(sides!(question("royalist"), { ally: 1 })).toEqual(["royalist", "huguenot"]);
    expect(sides!(question("huguenot"), { ally: 1 })).toEqual(["huguenot", "league"]);
  });
});
