"""21.3 Henry's marriages."""

from __future__ import annotations

from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import ANNE_BOLEYN, ENGLAND
from cuius.titles.here_i_stand.state import State


def marry(g: State) -> Proc[None]:
    """21.3-r4,r14 The marker moves one box to the right; if a wife's name is there, England rolls."""
    g.wife += 1
    if g.wife == g.board.wife_box[ANNE_BOLEYN]:
        g.boleyn_turn = g.turn
    if g.wife in g.board.wife_box:
        yield from pregnancy(g)


def pregnancy(g: State) -> Proc[None]:
    """21.3-t6 A die on the pregnancy chart."""
    yield Roll(d6=1, why="pregnancy", who=ENGLAND)
