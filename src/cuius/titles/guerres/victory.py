"""17 Automatic victory and final points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Victory
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, NOBODY, PARIS, REVOLTS, ROYALIST
from cuius.titles.guerres.rules.court import court_order
from cuius.titles.guerres.state import State

AUTOMATIC, POINTS = "automatic", "points"


def counted_towns(g: State) -> list[int]:
    """17-r10 Towns of each faction; those of a province in revolt count for nobody (ruling R52)."""
    troops, province_of = g.troops, g.board.province_of
    revolts = [g.army_at[r] for r in REVOLTS if troops[r]]
    if not revolts:
        return [g.control.count(faction) for faction in range(len(FACTIONS))]
    towns = [0] * len(FACTIONS)
    for town, faction in enumerate(g.control):
        if faction != NOBODY and province_of[town] not in revolts:
            towns[faction] += 1
    return towns


def has_won(g: State, faction: int, towns: Sequence[int]) -> bool:
    """17-r1..r3 Does the faction meet its condition of automatic victory?"""
    numbers = g.board.numbers
    if faction == ROYALIST:
        return towns[LEAGUE] < numbers.victory_fewer and towns[HUGUENOT] < numbers.victory_fewer
    if faction == LEAGUE:  # ruling R50
        return towns[LEAGUE] >= max(1, numbers.league_times * towns[HUGUENOT])
    return towns[HUGUENOT] > towns[ROYALIST] + towns[LEAGUE] and g.control[PARIS] == HUGUENOT


def automatic_winner(g: State, counted: Sequence[int] | None = None) -> int:
    """17-r4,r5 The Royalist goes first, then his ally (ruling R51); or nobody."""
    towns = counted_towns(g) if counted is None else counted
    return next((f for f in court_order(g) if has_won(g, f, towns)), NOBODY)


def check_automatic(g: State) -> None:
    """17-r4 At the end of every turn."""
    winner = automatic_winner(g)
    if winner != NOBODY:
        crown(g, AUTOMATIC, winner)


def crown(g: State, kind: str, faction: int, points: dict[str, dict[str, float]] | None = None) -> NoReturn:
    """The game is over. A faction led by a steward wins against the players, and none of them has won."""
    g.tell("game.won", faction=FACTIONS[faction])
    raise Victory(kind, *((FACTIONS[faction],) if g.seated[faction] else ()), points=points)


def declare_winner(g: State) -> Proc[None]:
    """17-r6..r9 Towns and treaties give points; ties in either are the Royalist's to break (ruling R53)."""
    board = g.board
    by_towns = yield from in_order(g, counted_towns(g), "victory.towns")
    by_treaties = yield from in_order(g, g.treaty, "victory.treaties")
    town_points = [board.town_points[by_towns.index(f)] for f in FACTIONS]
    treaty_points = [board.treaty_points[by_treaties.index(f)] for f in FACTIONS]
    points = [town_points[f] + treaty_points[f] for f in FACTIONS]
    for faction in FACTIONS:
        g.tell("game.points", faction=faction, points=points[faction])
    best = max(points)
    winner = next(f for f in court_order(g) if points[f] == best)  # 17-r9
    crown(g, POINTS, winner, sources(g, town_points, treaty_points))


def sources(g: State, towns: Sequence[int], treaties: Sequence[int]) -> dict[str, dict[str, float]]:
    """What each faction at the table has its points from, and its towns to tell equals apart."""
    return {
        f.word: {"towns": towns[f], "treaties": treaties[f], "outright": 0, "tie": g.towns_of(f) / 100}
        for f in FACTIONS.ids
        if g.seated[f]
    }


def in_order(g: State, values: Sequence[int], key: str) -> Proc[list[int]]:
    """17-r8 10-r5 Factions from most to fewest; of equals the Royalist says who comes first."""
    order: list[int] = []
    while len(order) < len(FACTIONS):
        first = yield Ask(ROYALIST, key, next_in_order, tuple(values), tuple(order), rule="17-r8")
        order.append(first)
    return order


def next_in_order(values: tuple[int, ...], placed: tuple[int, ...]) -> Options:
    left = [f for f in FACTIONS.ids if f not in placed]
    best = max([values[f] for f in left])
    return tuple([f for f in left if values[f] == best])


def ranking(g: State, values: Sequence[int]) -> list[Id]:
    """The same by itself, for estimates: equals as the Royalist would have it, himself and his ally first."""
    order = court_order(g)
    return sorted(order, key=lambda f: (-values[f], order.index(f)))


def standing(g: State) -> list[int]:
    """The points of each faction if the game ended now."""
    towns, treaties = ranking(g, counted_towns(g)), ranking(g, g.treaty)
    board = g.board
    return [board.town_points[towns.index(f)] + board.treaty_points[treaties.index(f)] for f in FACTIONS]
