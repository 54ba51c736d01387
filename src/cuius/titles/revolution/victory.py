"""4.3 Victory points, in hundredths, and 4.5 the winner."""

from __future__ import annotations

from itertools import compress
from typing import NoReturn

from cuius.core.ids import Id
from cuius.core.requests import Victory
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLIC,
    CATHOLICS,
    CITIES,
    FACTIONS,
    HABSBURGS,
    NOBILITY,
    REFORMED_FAITH,
    REFORMERS,
    TOWNS,
)
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State

POINT = 100


def points(g: State, faction: Id) -> int:
    """4.3 Cities, provinces and the faction's own aim."""
    return from_cities(g, faction) + from_provinces(g, faction) + AIMS[faction](g)


def from_cities(g: State, faction: Id) -> int:
    """4.3.1-r1 A city card is worth 1 VP."""
    return sum([vp for vp, holder in zip(g.board.city_vp, g.city_card, strict=True) if holder == faction])


def from_provinces(g: State, faction: Id) -> int:
    """4.3.1-r2..r4 As printed; the small provinces count at the end of the last turn only (ruling R61)."""
    values = g.board.final_vp if g.turn == g.board.last_turn else g.board.vp
    return sum([vp for vp, holder in zip(values, g.province_card, strict=True) if holder == faction])


def from_bishoprics(g: State) -> int:
    """4.3.2-r1 Catholics: bishoprics that are Catholic or strongly Catholic."""
    return POINT * sum([column <= CATHOLIC for column in g.see])


def from_garrisons(g: State) -> int:
    """4.3.2-r2, 5.8-r2 Habsburgs: regions with one of their armies."""
    armies, board = g.armies[HABSBURGS::FACTION_COUNT], g.board
    besieged = {board.region_of[board.province_of[c]] for c, f in enumerate(g.siege) if f == HABSBURGS}
    return POINT * (len(armies) - armies.count(0) + sum([not armies[region] for region in besieged]))


def from_population(g: State) -> int:
    """4.3.2-r3..r5 Nobility: counters in countrysides and towns, divided and rounded up."""
    count = sum(g.units[len(CITIES) * OWNER_COUNT + NOBILITY :: OWNER_COUNT])
    return -(-count // g.board.nobility_divisor.get(g.players, 1)) * POINT


def from_commerce(g: State) -> int:
    """4.3.2-r6 Burghers: commercial towns that they occupy."""
    first, end = len(CITIES), len(CITIES) + len(TOWNS)
    in_towns = g.units[first * OWNER_COUNT + BURGHERS : end * OWNER_COUNT : OWNER_COUNT]
    return POINT * sum(compress(in_towns, g.board.commercial[first:end]))


def from_universities(g: State) -> int:
    """4.3.2-r7 Reformers: Reformed universities."""
    return POINT * g.university.count(REFORMED_FAITH)


AIMS = {
    CATHOLICS: from_bishoprics,
    HABSBURGS: from_garrisons,
    NOBILITY: from_population,
    BURGHERS: from_commerce,
    REFORMERS: from_universities,
}


def declare_winner(g: State) -> NoReturn:
    """3.1-r3, 4.5-r1,r2 Most points win, equals share; a player's two factions are added (ruling R62)."""
    totals: dict[int, int] = {}
    for faction in g.order:
        totals[g.side[faction]] = totals.get(g.side[faction], 0) + g.vp[faction]
    best = max(totals.values())
    winners = [f for f in FACTIONS.ids if f in g.order and totals[g.side[f]] == best]
    raise Victory("points", *winners)
