"""How many points each faction can expect in the end, from the towns and treaties of now."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, PARIS, ROYALIST
from cuius.titles.guerres.state import State

OUTRIGHT = 6.0
"""Points that an automatic victory is worth."""
BY_TOWNS, BY_TREATIES = 2.0, 1.5
"""17-r6,r7 Points for every rival whom a faction leaves behind."""


def expected_points(g: State, faction: int, towns: list[int], treaty: list[int], left: int) -> float:
    """17-r6,r7 With so many towns and treaty points each and turns left: the surer the nearer the end."""
    wide, narrow = 1.0 + 1.1 * left, 0.6 + 0.5 * left
    sum_of = 0.0
    for other in FACTIONS.ids:
        if other != faction:
            first = 0.4 if faction == ROYALIST else -0.4 if other == ROYALIST else 0.0  # 17-r8,r9
            sum_of += BY_TOWNS * rising((towns[faction] - towns[other] + first) / wide)
            sum_of += BY_TREATIES * rising((treaty[faction] - treaty[other] + first) / narrow)
    return sum_of + OUTRIGHT * rising(margin(g, faction, towns))


def margin(g: State, faction: int, towns: list[int]) -> float:
    """17-r1..r3 By how many towns a faction meets or misses its automatic victory."""
    numbers = g.board.numbers
    if faction == ROYALIST:
        others = [towns[LEAGUE], towns[HUGUENOT]]
        return sum([min(0.5, numbers.victory_fewer - 0.5 - t) for t in others]) * 1.2
    if faction == LEAGUE:
        return (towns[LEAGUE] - numbers.league_times * towns[HUGUENOT] + 0.5) * 0.8
    missing = 0.0 if g.control[PARIS] == HUGUENOT else 4.0
    return towns[HUGUENOT] - towns[ROYALIST] - towns[LEAGUE] - 0.5 - missing


@lru_cache(maxsize=4096)
def rising(x: float) -> float:
    """From 0 to 1 as x grows."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
