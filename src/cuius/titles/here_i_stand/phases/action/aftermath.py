"""15.3, 21.6, 22.5 What follows by itself after an action, an event or a battle."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.phases.action.breaking import break_sieges
from cuius.titles.here_i_stand.phases.minor_powers import check_hungary
from cuius.titles.here_i_stand.rules.religion import electors_march
from cuius.titles.here_i_stand.state import State


def settle_map(g: State) -> Proc[None]:
    """15.3-r1, 21.6-r5, 21.6-r17, 22.5-r1 Broken sieges, electorates' regulars, the defeat of Hungary."""
    yield from break_sieges(g)
    electors_march(g)
    if g.fought:
        g.fought = False
        yield from check_hungary(g)
    yield from break_sieges(g)
