"""4.1 In a phase the factions act one after the other."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.state import State


def each_in_turn(g: State, act: Callable[[State, Id], Proc[None]]) -> Proc[None]:
    """4.1-r1,r2 In turn order, each finishing before the next begins."""
    while g.step < len(g.order):
        yield Checkpoint("faction")
        yield from act(g, FACTIONS.ids[g.order[g.step]])
        g.step += 1
