"""9.2-r8, 9.3-p3b Distances over land and sea, and where units that must leave can go."""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT
from cuius.titles.here_i_stand.ids import SPACES
from cuius.titles.here_i_stand.rules.relations import controls, is_friendly
from cuius.titles.here_i_stand.rules.stacks import is_fortified
from cuius.titles.here_i_stand.state import State


def nearest(g: State, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """9.3-p3b The nearest of these places, several if equally near; each sea zone counts as a space."""
    return closest(g.board.travel, origin, places)


def nearest_by_sea(g: State, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """9.2-r12 The nearest by sea zones alone, through no port; none if no chain of sea zones leads there."""
    return closest(g.board.voyage, origin, places)


def closest(table: bytes, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """Those with the smallest figure in the origin's row of a table, in the order given."""
    row, best, found = origin * PLACE_COUNT, FAR, []
    for place in places:
        steps = table[row + place]
        if steps < best:
            best, found = steps, [place]
        elif steps == best < FAR:
            found.append(place)
    return tuple(found)


def refuges(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """9.3-p3b The nearest fortified spaces the power controls, and its capitals under friendly control."""
    found = nearest(g, origin, [s for s in SPACES if s != origin and shelters(g, power, s)])
    capitals = [c for c in g.board.capitals[power] if c != origin and c not in found]
    return (*found, *[c for c in capitals if is_friendly(g, power, c) and not g.besieged[c]])


def friendly_refuges(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """22.4-p3 The nearest friendly fortified spaces."""
    found = [s for s in SPACES if s != origin and is_friendly(g, power, s) and is_open_fortress(g, s)]
    return nearest(g, origin, found)


def shelters(g: State, power: int, space: int) -> bool:
    return controls(g, power, space) and is_open_fortress(g, space)


def is_open_fortress(g: State, space: int) -> bool:
    """22.2-p2b, 21.6-x4 Fortified, not besieged; electorates are closed before the League."""
    closed = g.board.electorate[space] and not g.league
    return is_fortified(g, space) and not g.besieged[space] and not closed


def havens_for(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """9.3-p3b The nearest ports the power controls: by sea, or where no sea leads, by land and sea."""
    ports = [p for p in g.board.ports if p != origin and controls(g, power, p)]
    return nearest_by_sea(g, origin, ports) or nearest(g, origin, ports)


def friendly_havens(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """22.4-p3 The nearest friendly ports."""
    ports = [p for p in g.board.ports if p != origin and is_friendly(g, power, p)]
    return nearest_by_sea(g, origin, ports) or nearest(g, origin, ports)
