"""19.3 Ways home: which spaces a stack can reach without attrition, and which walls are nearest."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT
from cuius.titles.here_i_stand.ids import FIRST_SEA, HABSBURG, MINORS, SPACES
from cuius.titles.here_i_stand.rules.relations import controls, is_friendly
from cuius.titles.here_i_stand.rules.stacks import is_fortified, land_of
from cuius.titles.here_i_stand.state import State

SHELTER = 4
"""19.3-r6 Land units that may winter in a fortified space other than a capital."""


def clear_roads(g: State, power: Id, origin: int) -> list[bool]:
    """19.3-r10..r12 The spaces that a path leads to over friendly spaces in peace and any sea zones."""
    reached = [False] * PLACE_COUNT
    reached[origin] = True
    edge = [origin]
    while edge:
        place = edge.pop()
        for other in ways(g, place):
            if not reached[other] and (other >= FIRST_SEA or is_calm(g, power, other)):
                reached[other] = True
                edge.append(other)
    return reached


def ways(g: State, place: int) -> tuple[Id, ...]:
    """One step by land or sea."""
    if place >= FIRST_SEA:
        return g.board.sailing[place]
    return (*g.board.neighbours[place], *g.board.seas[place])


def is_calm(g: State, power: Id, space: int) -> bool:
    return is_friendly(g, power, space) and not g.unrest[space] and not is_closed(g, power, space)


def is_closed(g: State, power: int, space: int) -> bool:
    """19.3-x4 Until the League electorates are closed to Habsburg units."""
    return power == HABSBURG and not g.league and g.board.electorate[space]


def capitals_open(g: State, power: Id, owner: int) -> tuple[Id, ...]:
    """19.3-p2, 19.3-x2,x3, 21.2-r5,r6, 22.3-r3,r3b Capitals that units of this owner may return to."""
    own = [c for c in g.board.capitals[power] if controls(g, power, c)]
    if owner in MINORS:
        own += [k for k in g.board.home_keys[owner] if controls(g, power, k)]
    return tuple(own)


def is_shelter(g: State, power: int, space: int) -> bool:
    """19.3-r5 A fortified space that the power controls."""
    return controls(g, power, space) and is_fortified(g, space) and not is_closed(g, power, space)


def room_in(g: State, power: int, space: int) -> int:
    """19.3-r6 How many more land units may winter there."""
    if g.board.capital_of[space] == power:
        return 99
    return max(0, SHELTER - land_of(g, power, space))


def nearest_shelters(g: State, power: Id, origin: int, *, room: bool = True) -> tuple[Id, ...]:
    """19.3-p2,p2b,p2d Fortified spaces of the power with room, at the least distance by any way."""
    row = origin * PLACE_COUNT
    travel = g.board.travel
    best: list[Id] = []
    least = FAR
    for space in SPACES:
        far = travel[row + space]
        if far > least or far == FAR or space == origin or not is_shelter(g, power, space):
            continue
        if room and not room_in(g, power, space):
            continue
        if far < least:
            least, best = far, []
        best.append(space)
    return tuple(best)
