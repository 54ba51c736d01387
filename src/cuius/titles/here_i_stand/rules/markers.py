"""2.3, 2.4 The control marker that lies on a space: its shape, its rim and its centre."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    CATHOLIC,
    FAITHS,
    INDEPENDENT,
    MAJORS,
    MINORS,
    NEITHER,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.state import State

SQUARE, HEXAGON = "square", "hexagon"


class Marker(NamedTuple):
    """2.4-r5 One counter for both: the rim shows the controller, the centre the religion."""

    shape: str
    power: Id
    faith: Id


def marker_on(g: State, space: int) -> Marker | None:
    """2.2-r2, 2.4-r2,r4 None where the bare space shows control and religion.

    18.3-n1 Minor powers have no markers: a converted home space of theirs gets an independent one.
    """
    square = has_square(g, space)
    power, faith = POWERS[g.control[space]], FAITHS[g.faith[space]]
    if not square and power == g.board.home[space] and faith == bare_faith(g, space):
        return None
    return Marker(SQUARE if square else HEXAGON, INDEPENDENT if power in MINORS else power, faith)


def has_square(g: State, space: int) -> bool:
    """2.4-r1,r2, 2.4-x1..x3 A key held by a major power, but the Protestant has no square markers."""
    holder = g.control[space]
    return g.board.key[space] and holder < len(MAJORS) and holder != PROTESTANT


def bare_faith(g: State, space: int) -> Id:
    """2.3-r1..r3 The religion of a space without a marker; ruling R504: Algiers has none."""
    home = g.board.home[space]
    if home == OTTOMAN or space == ALGIERS:
        return NEITHER
    return PROTESTANT_FAITH if home == PROTESTANT else CATHOLIC
