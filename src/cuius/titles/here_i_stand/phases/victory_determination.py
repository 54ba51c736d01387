"""23.3 The end of a turn: is there a winner?"""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc, Victory
from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.rules.points import totals
from cuius.titles.here_i_stand.rules.relations import everybody_from
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import dominator, standard_winner, tie_broken


def victory_determination(g: State) -> Proc[None]:
    """23.3-r1 Standard victory is checked first, then domination; at last the time limit."""
    yield Checkpoint("victory")
    if not standard_winner(g) and dominator(g, totals(g)):
        yield from window(g, "victory", everybody_from(len(MAJORS) - 1))  # 23.2-r30
    points = totals(g)
    if standard_winner(g):
        raise Victory("standard", *tie_broken(g, points))  # 23.3-r2
    leaders = dominator(g, points)
    if leaders:
        raise Victory("domination", *leaders)
    if g.turn == g.last_turn:  # 23.3-r8
        raise Victory("time", *tie_broken(g, points))
    g.history += points  # 23.3-r7
    g.tell("points.noted", turn=g.turn, points=points)
