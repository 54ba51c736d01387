"""20.4 Raiders who lie in wait for the cards that Habsburg gets from the New World."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import HABSBURG
from cuius.titles.here_i_stand.state import State

SUNK, SUNK_BY_GALLEONS, STEAL_AND_SINK, STEAL = "sunk", "sunk_by_galleons", "steal_and_sink", "steal"

TOLD = {
    SUNK: "raider.sunk",
    SUNK_BY_GALLEONS: "raider.fails",
    "none": "raider.fails",
    STEAL_AND_SINK: "raider.retires",
    STEAL: "raider.steals",
}
"""How the log calls what happened."""


def raid(g: State) -> Proc[Id]:
    """20.4-r3,r4,r5 (rulings R122, R333) One after the other until one has the card; who gets it."""
    for power in g.board.raider_order:
        if g.raiders[power]:
            result = yield from try_to_steal(g, power)
            if result in (STEAL, STEAL_AND_SINK):
                return power
    return HABSBURG


def try_to_steal(g: State, power: Id) -> Proc[str]:
    """20.4-t6..t10 The raider's die; 20.4-r6 one who is gone can come back by the card that brought him."""
    (face,) = yield Roll(d6=1, why="raider", who=power)
    result = g.board.raider_results[face - 1]
    if result == SUNK_BY_GALLEONS and g.galleons[HABSBURG]:
        result = SUNK
    if result in (SUNK, STEAL_AND_SINK):
        g.raiders[power] = False
    g.tell(TOLD[result], power=power)
    return result
