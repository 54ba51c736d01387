"""9 Converting a town, with what everybody is told of it."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import NOBODY
from cuius.titles.guerres.state import State


def convert_town(g: State, town: Id, faction: Id) -> None:
    """9-r2 19-r3 The cube of the faction replaces another; Le Havre leaves the map instead (ruling R73)."""
    g.convert(town, faction)
    if g.control[town] == NOBODY:
        g.tell("town.leaves", town=town)
    else:
        g.tell("town.converted", town=town, faction=faction)
