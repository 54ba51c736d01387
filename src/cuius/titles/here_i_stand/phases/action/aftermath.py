"""15.3, 21.6, 22.5 What follows by itself after an action, an event or a battle."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.phases.action.breaking import break_sieges
from cuius.titles.here_i_stand.state import State


def settle_map(g: State) -> Proc[None]:
    """Broken sieges, electorates' regulars, the defeat of Hungary-Bohemia, in this order."""
    yield from break_sieges(g)
