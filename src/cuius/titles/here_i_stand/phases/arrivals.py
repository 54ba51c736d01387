"""8.2 What comes onto the board in the card draw phase: leaders, reformers, debaters, lost ships."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.state import State


def arrivals(g: State) -> Proc[None]:
    """7-t2a, 8.2-r2..r21 Leaders, then reformers, then debaters."""
    g.lost_ships = [0] * len(g.lost_ships)  # 8.2-r6
    yield from ()
