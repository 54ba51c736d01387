"""9 The Diplomacy Phase, segment by segment."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.phases.diplomacy.excommunication import excommunication
from cuius.titles.here_i_stand.phases.diplomacy.first_turn import first_turn
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from cuius.titles.here_i_stand.phases.diplomacy.peace import peace
from cuius.titles.here_i_stand.phases.diplomacy.ransom import ransom
from cuius.titles.here_i_stand.phases.diplomacy.war import payment, war_segment
from cuius.titles.here_i_stand.state import State


def opening(g: State) -> Proc[None]:
    """9.1-r16,r22, 9.2-r7, 9.6-x9 Grants and peaces of the last turn count no more."""
    g.granted, g.peace_made, g.owed = [], [], [0] * len(MAJORS)
    yield Checkpoint("diplomacy")


SEGMENTS: tuple[Callable[[State], Proc[None]], ...] = (
    opening,
    negotiation,
    peace,
    ransom,
    excommunication,
    war_segment,
    payment,
)

FIRST_TURN = 1


def diplomacy(g: State) -> Proc[None]:
    """7-t3, 9-r1 Negotiation, peace, ransom, excommunication and war, in that order; a short form first.

    `g.segment` is the number of the present segment.
    """
    if g.turn == FIRST_TURN:
        yield from first_turn(g)
        return
    while g.segment < len(SEGMENTS):
        yield from SEGMENTS[g.segment](g)
        g.segment, g.step = g.segment + 1, 0
