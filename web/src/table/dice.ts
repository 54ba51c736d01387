// Dice, before and after they fall: from the odds of the open question, and from the log. What a title calls its
// fights stands in its `fights.ts`; a title without one has its dice shown plainly.

import type { Dice, LogEvent, Odds, Question, Reason, View } from "../api/messages";
import { isId, type Argument } from "../text/titleCatalogue";

/** One kind of fight: a battle, a debate, an attempt. */
export interface FightKind {
  /** The message of the title that names it: "odds.battle". */
  name: string;
  /** Questions whose odds are of this kind; a star at the end stands for anything. */
  questions?: readonly string[];
  /** Are its odds only told of an answer that is pointed at, because most answers lead to no dice? */
  onlyWhenPointedAt?: boolean;
  /** Which of them, where the key alone does not tell. */
  when?: (question: Question) => boolean;
  /** Why its dice are thrown: those of the side that begins, and those against it. */
  rolls: readonly [own: readonly string[], against: readonly string[]];
  /** The event that tells of its beginning, or any of several. */
  openEvents?: string | readonly string[];
  /** Events that tell how it went. */
  progressEvents?: readonly string[];
  /** Events that tell how it ended. */
  closeEvents: readonly string[];
  /** The least face that counts; none where faces are added or compared. */
  hitFrom?: number;
  /** Does only the best die of each side count? */
  bestDieCounts?: boolean;
  /** Does each side throw once? Then dice that fall again begin another. */
  rollsOnce?: boolean;
  /** Why other dice fall in its course: words tell of them. */
  ignoredRolls?: readonly string[];
  /** Are the faces added up? Then reasons are added to them, and are no dice. */
  facesAdded?: boolean;
  /** Reasons that change what dice show, not how many there are. */
  faceModifiers?: readonly string[];
  /** The results that whoever chooses hopes for. */
  favourable: readonly string[];
  /** Who throws, and against whom, while it is still a question. */
  sides?: (question: Question, view: View) => [string | null, string | null];
}

export interface DiceSide {
  role: string | null;
  /** How many dice; 0 if nobody can say yet. */
  dice: number;
  reasons: Reason[];
  faces: number[];
}

/** Dice that fell, and what came of them. */
export interface Fight {
  kind: FightKind | null;
  /** The journal had so many rows when its last dice fell. */
  number: number;
  opening: LogEvent | null;
  lines: LogEvent[];
  sides: DiceSide[];
}

/** What may come of one answer. */
export interface Forecast {
  word: string;
  /** The thing that the answer names, "kind:word". */
  thing: string;
  sides: DiceSide[];
  odds: Odds;
  /** The chance of what is hoped for. */
  chance: number;
}

const matchesPattern = (pattern: string, key: string): boolean =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

export function fightKindOf(question: Question | null, kinds: readonly FightKind[]): FightKind | null {
  if (!question) return null;
  const asked = kinds.filter((kind) => kind.questions?.some((key) => matchesPattern(key, question.key)));
  return asked.find((kind) => kind.when?.(question) ?? true) ?? null;
}

/** How many dice the reasons come to; none where they are added to the faces instead. */
function countDice(reasons: readonly Reason[], kind: FightKind | null): number {
  if (kind?.facesAdded) return 0;
  const counted = reasons.filter(({ reason }) => !kind?.faceModifiers?.includes(reason));
  return counted.reduce((sum, { value }) => sum + value, 0);
}

/** The odds of every answer that leads to dice, in the order of the answers. */
export function forecastsOf(question: Question | null, view: View, kind: FightKind | null): Forecast[] {
  const odds = question?.odds ?? {};
  const [own, other] = (question && kind?.sides?.(question, view)) ?? [question?.role ?? null, null];
  const favourableKeys = new Set(kind?.favourable);
  return (question?.options ?? []).flatMap((word, n): Forecast[] => {
    const found = odds[word];
    if (!found) return [];
    const named = question!.named[n];
    const side = (role: string | null, reasons: Reason[]): DiceSide => ({
      role,
      reasons,
      dice: countDice(reasons, kind),
      faces: [],
    });
    const favourableOutcomes = found.outcomes.filter((outcome, i) =>
      kind ? favourableKeys.has(outcome.key) : i === 0,
    );
    return [
      {
        word,
        thing: Array.isArray(named) ? named.join(":") : "",
        sides: [side(own, found.modifiers), ...(found.against ? [side(other, found.against)] : [])],
        odds: found,
        chance: favourableOutcomes.reduce((sum, outcome) => sum + outcome.probability, 0),
      },
    ];
  });
}

/** The fights of the log since a row, oldest first. */
export function fightsIn(log: readonly LogEvent[], kinds: readonly FightKind[], since: number): Fight[] {
  let start = log.length;
  while (start > 0 && log[start - 1]!.number >= since) start -= 1;
  const fights: Fight[] = [];
  let open: Fight | null = null;
  for (let at = start; at < log.length; at += 1) {
    const event = log[at]!;
    for (const dice of event.dice ?? []) {
      if (open?.kind?.ignoredRolls?.includes(dice.why)) {
        open.number = event.number;
        continue;
      }
      const kind = kinds.find((one) => one.rolls.flat().includes(dice.why)) ?? null;
      if (!open || open.kind !== kind || kind === null || startsNewFight(open, dice)) {
        open = { kind, number: 0, opening: findOpening(log, at, kind), lines: [], sides: [] };
        fights.push(open);
      }
      open.number = event.number;
      addRoll(open, dice);
      if (kind === null) open.lines = [event];
    }
    if (!open?.kind) continue;
    const { progressEvents = [], closeEvents } = open.kind;
    if (progressEvents.includes(event.key) || closeEvents.includes(event.key)) open.lines.push(event);
    if (closeEvents.includes(event.key)) open = null;
  }
  return fights;
}

/** Has the side whose dice fall thrown already, where each throws once? */
function startsNewFight({ kind, sides }: Fight, dice: Dice): boolean {
  const side = sides[kind?.rolls[0].includes(dice.why) ? 0 : 1];
  return Boolean(kind?.rollsOnce && side?.faces.length);
}

/** What a question told of its answers. */
export interface EarlierForecasts {
  kind: FightKind | null;
  forecasts: readonly Forecast[];
}

/** The odds under which the dice of a fight were thrown, if a question told of them and the dice are the same. */
export function findEarlierOdds(fight: Fight, earlier: readonly EarlierForecasts[]): Odds | null {
  const named = new Set(
    [fight.opening, ...fight.lines].flatMap((event) => Object.values(event?.args ?? {})).map(wordOf),
  );
  const same = ({ sides }: Forecast) =>
    fight.sides.every((side, n) => fight.kind?.facesAdded || side.dice === sides[n]?.dice);
  for (const { kind, forecasts } of earlier) {
    if (!kind || kind !== fight.kind) continue;
    const candidates = forecasts.length > 1 ? forecasts.filter(({ word }) => named.has(word)) : forecasts;
    if (candidates.length === 1 && same(candidates[0]!)) return candidates[0]!.odds;
  }
  return null;
}

const wordOf = (argument: Argument): string => (isId(argument) ? argument[1] : String(argument));

/** The newest opening event before a place of the log. */
function findOpening(log: readonly LogEvent[], at: number, kind: FightKind | null): LogEvent | null {
  if (!kind?.openEvents) return null;
  const openEvents = [kind.openEvents].flat();
  return log.slice(0, at + 1).findLast((event) => openEvents.includes(event.key)) ?? null;
}

function addRoll(fight: Fight, dice: Dice): void {
  const own = fight.kind ? fight.kind.rolls[0].includes(dice.why) : true;
  const reasons = dice.reasons ?? [];
  const known = fight.kind ? fight.sides[own ? 0 : 1] : undefined;
  if (known) {
    known.faces.push(...dice.faces);
    known.dice += dice.faces.length;
    known.reasons.push(...reasons);
    return;
  }
  const side = { role: dice.who, dice: dice.faces.length, reasons: [...reasons], faces: [...dice.faces] };
  if (own || fight.sides.length) fight.sides.push(side);
  else fight.sides.push({ role: null, dice: 0, reasons: [], faces: [] }, side);
}
