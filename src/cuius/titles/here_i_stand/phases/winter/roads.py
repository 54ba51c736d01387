"""19.3 Ways home: which spaces a stack can reach without attrition, and which walls are nearest."""

from __future__ import annotations

from itertools import compress

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT
from cuius.titles.here_i_stand.ids import FIRST_SEA, HABSBURG, MINORS, POWERS, SEAS, SPACES
from cuius.titles.here_i_stand.rules.relations import allied, controls
from cuius.titles.here_i_stand.rules.stacks import is_fortified, land_of
from cuius.titles.here_i_stand.rules.two_player import is_played
from cuius.titles.here_i_stand.state import State

SHELTER = 4
"""19.3-r6 Land units that may winter in a fortified space other than a capital."""


def clear_roads(g: State, power: Id, origin: int) -> list[bool]:
    """19.3-r10..r12 The spaces that a path leads to over friendly spaces in peace and any sea zones."""
    board, calm = g.board, calm_places(g, power)
    reached = [False] * PLACE_COUNT
    reached[origin] = True
    edge = [origin]
    while edge:
        place = edge.pop()
        if place < FIRST_SEA:
            for other in board.neighbours[place]:
                if calm[other] and not reached[other]:
                    reached[other] = True
                    edge.append(other)
        for other in board.sailing[place]:  # from a port its seas
            if calm[other] and not reached[other]:
                reached[other] = True
                edge.append(other)
    return reached


def calm_places(g: State, power: Id) -> list[bool]:
    """Seas, and friendly spaces without unrest that are open to the power."""
    friendly = [allied(g, power, p) for p in POWERS.ids]
    calm = [friendly[holder] for holder in g.control]
    for space in compress(SPACES, g.unrest):
        calm[space] = False
    if power == HABSBURG and not g.league:
        for space in g.board.electorates:
            calm[space] = False
    return [*calm, *[True] * len(SEAS)]


def is_closed(g: State, power: int, space: int) -> bool:
    """19.3-x4 Until the League electorates are closed to Habsburg units."""
    return power == HABSBURG and not g.league and g.board.electorate[space]


def capitals_open(g: State, power: Id, owner: int) -> tuple[Id, ...]:
    """19.3-p2, 19.3-x2,x3, 21.2-r5,r6, 22.3-r3,r3b Capitals that units of this owner may return to."""
    if not is_played(g, power):  # 25.5-r1
        return ()
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
    travel, control, side = g.board.travel, g.control, g.side
    best: list[Id] = []
    least = FAR
    for space in [s for s in SPACES if side[control[s]] == power]:
        far = travel[row + space]
        if far > least or far == FAR or space == origin or not is_shelter(g, power, space):
            continue
        if room and not room_in(g, power, space):
            continue
        if g.board.capital_of[space] == power and not is_played(g, power):  # 25.5-r1
            continue
        if far < least:
            least, best = far, []
        best.append(space)
    return tuple(best)
