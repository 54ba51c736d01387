"""Formations on the march, for the tests of land war."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.titles.here_i_stand.ids import LEADERS, PLACES, POWERS
from cuius.titles.here_i_stand.phases.land.arrival import arrive
from cuius.titles.here_i_stand.phases.land.formation import Formation
from tests.here_i_stand.tables import HisTable


def formation(
    power: str,
    origin: str,
    regulars: int = 0,
    hired: int = 0,
    leaders: Sequence[str] = (),
    minors: Sequence[tuple[str, int]] = (),
) -> Formation:
    """A formation in the words of the game."""
    owners = [(POWERS[power], regulars)] if regulars else []
    owners += [(POWERS[minor], many) for minor, many in minors]
    return Formation(
        POWERS[power], PLACES[origin], tuple(owners), hired, tuple([LEADERS[x] for x in leaders])
    )


def march(
    t: HisTable,
    power: str,
    origin: str,
    target: str,
    regulars: int = 0,
    hired: int = 0,
    leaders: Sequence[str] = (),
    by_sea: bool = False,
) -> HisTable:
    """The formation moves: everything from the cards against it on."""
    moving = formation(power, origin, regulars, hired, leaders)
    t.play(arrive, moving, PLACES[origin], PLACES[target], by_sea)
    return t
