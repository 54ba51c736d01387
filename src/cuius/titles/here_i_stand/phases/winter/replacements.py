"""19.5 Replacements."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.rules.stacks import counters_left
from cuius.titles.here_i_stand.rules.two_player import players_of
from cuius.titles.here_i_stand.state import State


def replacements(g: State) -> Proc[None]:
    """19.5-r1..r3, 21.2-r7, 21.7-x1 One regular in each capital a power controls, if it is calm there."""
    for power in players_of(g):  # 25.5-r3
        for capital in g.board.capitals[power]:
            calm = g.control[capital] == power and not g.unrest[capital]
            if calm and counters_left(g, power) > 0:
                g.add_regulars(capital, power)
                g.tell("winter.replacement", power=power, space=capital)
    yield from ()
