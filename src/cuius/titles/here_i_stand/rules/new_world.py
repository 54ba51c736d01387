"""11.1-x1, 20 Who can still sail for a power, what is left to find, and what it may do once a turn only."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    AMAZON,
    CIRCUMNAVIGATION,
    CONQUESTS,
    CONQUISTADORS,
    EXPLORERS,
    GREAT_LAKES,
    MISSISSIPPI,
    NOBODY,
    ST_LAWRENCE,
    VOYAGES,
)
from cuius.titles.here_i_stand.state import State

EXPLORED, COLONIZED, CONQUERED = 1, 2, 4
"""11.1-x1 The three actions that send somebody to the New World."""
VOYAGE_DEEDS = {
    VOYAGES["explore"]: EXPLORED,
    VOYAGES["colonize"]: COLONIZED,
    VOYAGES["conquer"]: CONQUERED,
}
"""What a voyage under way counts as; Cabot's counts as nothing (20.2-r4)."""


def is_done(g: State, what: int, power: int) -> bool:
    return bool(g.once[power] & what)


# 20.2, 20.3 Who can still sail for a power, and what is left to find.

AVAILABLE, PLACED, LOST, RETURNED = range(4)
"""What has become of an explorer, a conquistador or a plain conquest marker; Cabot back in a pool."""
RIVERS = (MISSISSIPPI, GREAT_LAKES, ST_LAWRENCE)
"""20.2-t7 The discoveries of one point, from the highest roll to the lowest."""


def explorers_left(g: State, power: int) -> tuple[Id, ...]:
    """20.2-x1, 20.2-r7 The pool of a power; Cabot sails by his card first (ruling R331)."""
    owner = g.board.explorer_power
    return tuple([x for x in EXPLORERS if owner[x] == power and is_in_pool(g, x)])


def is_in_pool(g: State, explorer: Id) -> bool:
    """20.2-t2 Whoever no card calls, and Cabot once he has come back from a voyage without a discovery."""
    if g.explorers[explorer] == AVAILABLE:
        return g.board.explorer_card[explorer] == NOBODY
    return g.explorers[explorer] == RETURNED


def cabot_of(g: State, power: int) -> Id | None:
    """20.2-r4 (ruling R331) The power's own Cabot, if he has not sailed for it yet."""
    board = g.board
    for x in EXPLORERS:
        if board.explorer_power[x] == power and board.explorer_card[x] != NOBODY:
            return x if g.explorers[x] == AVAILABLE else None
    return None


def conquistadors_left(g: State, power: int) -> tuple[Id, ...]:
    """20.3-x1 Conquistadors of Habsburg; plain markers of England and France."""
    owner = g.board.conquistador_power
    return tuple([x for x in CONQUISTADORS if owner[x] == power and g.conquistadors[x] == AVAILABLE])


def river_for(g: State, total: int) -> Id | None:
    """20.2-t3, 20.2-t3b (ruling R117) The discovery of that number, or the next unclaimed one below it."""
    for river in RIVERS:
        if g.board.discovery_roll[river] <= total and g.discovered[river] == NOBODY:
            return river
    return None


def southern_choices(g: State) -> tuple[Id, ...]:
    """20.2-t4, 20.2-t5e, 20.2-t6, 20.2-t7 Round the world, the Amazon, or a river or lake still unclaimed."""
    found = (CIRCUMNAVIGATION, AMAZON, *RIVERS)
    return tuple([d for d in found if g.discovered[d] == NOBODY])


def conquest_for(g: State, total: int) -> Id | None:
    """20.3-t3, 20.3-t3b (ruling R121) The conquest of that number, or the next unclaimed one below it."""
    for conquest in CONQUESTS:
        if g.board.conquest_least[conquest] <= total and g.conquered[conquest] == NOBODY:
            return conquest
    return None
