"""How many points each faction can expect in the end, from the towns and treaties of now."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from cuius.titles.guerres.bot.weights import Judgement
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, MARKER_COUNT, PARIS, PHASES, ROYALIST
from cuius.titles.guerres.state import State
from cuius.titles.guerres.victory import counted_towns

UNIT_POINTS = 0.06
"""Points that a coin or a troop point is worth as long as there is a war to win with it."""
WAR_END = PHASES["war_end"]

OUTRIGHT, PRIZE_HOPE = 6.0, 1.0
AT_THE_END = Judgement(towns=2.0, treaties=1.5, wide=1.0, wider=1.1, narrow=0.6, narrower=0.5)
"""17-r6,r7 What counts when no turn is left."""
USUAL = Judgement(towns=2.0, treaties=0.8, wide=1.5, wider=1.1, narrow=0.6, narrower=1.0)
"""How forecasts read a position. A learned value rests on them: they stay when a steward's weights change."""


class Conditions(NamedTuple):
    """17-r1..r3 What decides, beside towns, how near an automatic victory is."""

    victory_fewer: int
    league_times: int
    holds_paris: bool
    """Do the Huguenots?"""


def conditions_of(g: State) -> Conditions:
    numbers = g.board.numbers
    return Conditions(numbers.victory_fewer, numbers.league_times, g.control[PARIS] == HUGUENOT)


def expected_now(g: State) -> list[float]:
    """By faction: the points it can expect, with the war as it goes and what it could still spend on it."""
    war = () if g.phase >= WAR_END else tuple(g.war_points)
    towns, treaty, left = tuple(counted_towns(g)), tuple(g.treaty), g.last_turn - g.turn
    found = list(hopes(war, towns, treaty, left, bool(g.massacred), conditions_of(g)))
    if g.phase < WAR_END:
        for f in FACTIONS.ids:
            found[f] += UNIT_POINTS * (g.money[f] + sum(g.troops[f * MARKER_COUNT : (f + 1) * MARKER_COUNT]))
    return found


@lru_cache(maxsize=4096)
def hopes(
    war: tuple[int, ...],
    towns: tuple[int, ...],
    treaty: tuple[int, ...],
    left: int,
    massacred: bool,
    conditions: Conditions,
) -> tuple[float, ...]:
    """By faction: the points from towns and treaties alone, with these war points; they seldom change."""
    judgement = USUAL if left else AT_THE_END
    now, won = list(towns), list(treaty)
    if not any(war):
        return tuple([expected_points(conditions, f, now, won, left, judgement) for f in FACTIONS.ids])
    found = [0.0] * len(FACTIONS)
    for winner, likely in enumerate(war_chances(list(war))):
        then, won_then = with_the_prize(winner, now, won, massacred)
        for f in FACTIONS.ids:
            found[f] += likely * expected_points(conditions, f, then, won_then, left, judgement)
    return tuple(found)


def war_chances(points: list[int], prize_hope: float = PRIZE_HOPE) -> list[float]:
    """15.8-r8 How likely each faction is to win the war; of equals the Royalist."""
    weights = [exp((points[f] + (0.3 if f == ROYALIST else 0)) / prize_hope) for f in FACTIONS.ids]
    return [weight / sum(weights) for weight in weights]


def with_the_prize(
    winner: int, towns: list[int], treaty: list[int], massacred: bool
) -> tuple[list[int], list[int]]:
    """15.8-r10..r13 Towns and treaty points once a faction has won the war."""
    many = towns_won(winner, massacred)
    towns, treaty = towns[:], treaty[:]
    towns[ROYALIST] -= many
    towns[winner] += many
    treaty[winner] += 1
    return towns, treaty


def towns_won(winner: int, massacred: bool) -> int:
    return 1 if winner == LEAGUE else 2 if winner == HUGUENOT and massacred else 0


def expected_points(
    conditions: Conditions,
    faction: int,
    towns: list[int],
    treaty: list[int],
    left: int,
    judgement: Judgement,
    outright: float = OUTRIGHT,
) -> float:
    """17-r6,r7 With so many towns and treaty points each and turns left: the surer the nearer the end."""
    by_towns, by_treaties, wide, wider, narrow, narrower = judgement
    wide, narrow = wide + wider * left, narrow + narrower * left
    sum_of = 0.0
    for other in FACTIONS.ids:
        if other != faction:
            first = 0.4 if faction == ROYALIST else -0.4 if other == ROYALIST else 0.0  # 17-r8,r9
            sum_of += by_towns * rising((towns[faction] - towns[other] + first) / wide)
            sum_of += by_treaties * rising((treaty[faction] - treaty[other] + first) / narrow)
    return sum_of + outright * rising(margin(conditions, faction, towns))


PAIRS = ((ROYALIST, LEAGUE, 0.4), (ROYALIST, HUGUENOT, 0.4), (LEAGUE, HUGUENOT, 0.0))
"""Every pair of factions, and what the first has before the second of equals (17-r8,r9)."""


def points_of_all(
    g: State, towns: list[int], treaty: list[int], left: int, judgement: Judgement, outright: float
) -> list[float]:
    """The same for every faction at once: what one of a pair can expect, the other cannot."""
    by_towns, by_treaties, wide, wider, narrow, narrower = judgement
    wide, narrow = wide + wider * left, narrow + narrower * left
    conditions = conditions_of(g)
    found = [outright * rising(margin(conditions, faction, towns)) for faction in FACTIONS.ids]
    for one, other, first in PAIRS:
        ahead = by_towns * rising((towns[one] - towns[other] + first) / wide)
        ahead += by_treaties * rising((treaty[one] - treaty[other] + first) / narrow)
        found[one] += ahead
        found[other] += by_towns + by_treaties - ahead
    return found


def margin(conditions: Conditions, faction: int, towns: list[int]) -> float:
    """17-r1..r3 By how many towns a faction meets or misses its automatic victory."""
    if faction == ROYALIST:
        others = [towns[LEAGUE], towns[HUGUENOT]]
        return sum([min(0.5, conditions.victory_fewer - 0.5 - t) for t in others]) * 1.2
    if faction == LEAGUE:
        return (towns[LEAGUE] - conditions.league_times * towns[HUGUENOT] + 0.5) * 0.8
    missing = 0.0 if conditions.holds_paris else 4.0
    return towns[HUGUENOT] - towns[ROYALIST] - towns[LEAGUE] - 0.5 - missing


@lru_cache(maxsize=4096)
def rising(x: float) -> float:
    """From 0 to 1 as x grows."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
