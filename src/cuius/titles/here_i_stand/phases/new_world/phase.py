"""20 The New World Phase."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.phases.new_world.colonies import land_colonies
from cuius.titles.here_i_stand.phases.new_world.conquest import conquests
from cuius.titles.here_i_stand.phases.new_world.exploration import explorations
from cuius.titles.here_i_stand.state import State

EXPLORE, CONQUER, COLONIZE = range(3)
"""Segments of the phase."""


def new_world(g: State) -> Proc[None]:
    """7-t8, 20-r3, 20.2-r6 Explorations first, then conquests; colonies reach their boxes."""
    if g.segment == EXPLORE:
        yield Checkpoint("new_world")
        yield from explorations(g)
        g.segment = CONQUER
    if g.segment == CONQUER:
        yield Checkpoint("new_world")
        yield from conquests(g)
        g.segment = COLONIZE
    yield Checkpoint("new_world")
    yield from land_colonies(g)
