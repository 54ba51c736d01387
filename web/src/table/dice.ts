// Dice: the odds of the open question, and the rolls in the log, grouped into fights. A title describes its kinds of
// fights in its `fights.ts`; without one the rolls are shown one by one.

import type { Dice, LogEvent, Odds, Question, Reason, View } from "../api/messages";
import { isId, type Argument } from "../text/titleCatalogue";

/** One kind of fight: a battle, a debate, an attempt. */
export interface FightKind {
  /** The message of the title that names it: "odds.battle". */
  name: string;
  /** Keys of the questions whose odds are of this kind; a star at the end matches anything. */
  questions?: readonly string[];
  /** Show odds only for the answer that is pointed at, because most answers lead to no dice. */
  onlyWhenPointedAt?: boolean;
  /** A further test where the key alone does not decide. */
  when?: (question: Question) => boolean;
  /** The reasons (`why`) of its rolls: of the acting side, and of the other side. */
  rolls: readonly [own: readonly string[], against: readonly string[]];
  /** The event or events that open it. */
  openEvents?: string | readonly string[];
  /** Events that report its course. */
  progressEvents?: readonly string[];
  /** Events that close it. */
  closeEvents: readonly string[];
  /** The lowest face that is a hit; undefined where faces are added or compared. */
  hitFrom?: number;
  /** Does only the best die of each side count? */
  bestDieCounts?: boolean;
  /** Each side rolls only once: a second roll begins another fight. */
  rollsOnce?: boolean;
  /** The reasons of other rolls in its course, which are not shown as dice. */
  ignoredRolls?: readonly string[];
  /** The faces are added up: modifiers change the sum, not the number of dice. */
  facesAdded?: boolean;
  /** Modifiers that change the faces, not the number of dice. */
  faceModifiers?: readonly string[];
  /** The outcomes that are favourable to the role that answers. */
  favourable: readonly string[];
  /** The two sides, as far as the question tells. */
  sides?: (question: Question, view: View) => [string | null, string | null];
}

export interface DiceSide {
  role: string | null;
  /** The number of dice; 0 if it is not known yet. */
  dice: number;
  reasons: Reason[];
  faces: number[];
}

/** Rolls that belong together, and their result. */
export interface Fight {
  kind: FightKind | null;
  /** The number of rows in the journal at its last roll. */
  number: number;
  opening: LogEvent | null;
  lines: LogEvent[];
  sides: DiceSide[];
}

/** The odds of one answer. */
export interface Forecast {
  word: string;
  /** The thing that the answer names, "kind:word". */
  thing: string;
  sides: DiceSide[];
  odds: Odds;
  /** The chance of a favourable outcome. */
  chance: number;
}

const matchesPattern = (pattern: string, key: string): boolean =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

export function fightKindOf(question: Question | null, kinds: readonly FightKind[]): FightKind | null {
  if (!question) return null;
  const asked = kinds.filter((kind) => kind.questions?.some((key) => matchesPattern(key, question.key)));
  return asked.find((kind) => kind.when?.(question) ?? true) ?? null;
}

/** The number of dice that the reasons add up to; 0 where they modify the sum of the faces instead. */
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

/** Does this roll begin another fight, because its side has rolled already? */
function startsNewFight({ kind, sides }: Fight, dice: Dice): boolean {
  const side = sides[kind?.rolls[0].includes(dice.why) ? 0 : 1];
  return Boolean(kind?.rollsOnce && side?.faces.length);
}

/** The odds that an earlier question showed. */
export interface EarlierForecasts {
  kind: FightKind | null;
  forecasts: readonly Forecast[];
}

/** The odds of a fight before it was rolled, if an earlier question showed them for the same dice. */
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

/** The newest opening event up to an index of the log. */
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
