"""15.7 War rounds: the camps activate provinces in turn until both decline."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.guerres.ids import ARMIES, CAMPS, FACTIONS, OPPOSING, PROVINCES, ROYAL
from cuius.titles.guerres.phases.leaders import review
from cuius.titles.guerres.phases.war.activation import next_activation
from cuius.titles.guerres.phases.war.talk import talk
from cuius.titles.guerres.rules.moves import can_act, waiting
from cuius.titles.guerres.state import State

OPENING, TALKING, REVIEWING, ACTING = range(4)
"""Steps: the war opens; allies talk; leaders are assigned anew; provinces are activated."""


def war_rounds(g: State) -> Proc[None]:
    """15-r1 15.7-r1,r2 15.7.2-r22..r24 15.7.8-r1 Rounds in turn until both camps decline."""
    if g.step == OPENING:
        open_war(g)
    while g.declined < len(CAMPS):
        if not can_act(g, g.active):
            end_round(g)
        elif g.step == TALKING:
            if g.active == ROYAL:
                yield from talk(g)
            g.step = REVIEWING
        elif g.step == REVIEWING:
            yield Checkpoint("round")
            yield from review(g, g.active)
            g.step = ACTING
        elif waiting(g, g.active):
            yield Checkpoint("activation")
            yield from next_activation(g)  # 15.7.2-r1,r19
        else:
            end_round(g)


def open_war(g: State) -> None:
    """15.7-r2 The faction alone plays the first round: the Huguenot, or the League after the Call to Arms."""
    g.active, g.declined, g.step = int(OPPOSING), 0, ACTING
    g.lent = [0] * len(g.lent)
    clear_round(g)
    g.tell("war.round", camp=OPPOSING)


def end_round(g: State) -> None:
    """15.7.2-r22,r23 The other camp's turn; a round in which nothing was activated has been declined."""
    g.declined = 0 if any(g.moved) else g.declined + 1
    g.active, g.step = 1 - g.active, TALKING
    clear_round(g)
    if g.declined < len(CAMPS):
        g.tell("war.round", camp=CAMPS[g.active])


def clear_round(g: State) -> None:
    """15.7.2-r20,r21 Armies and provinces may be activated again (ruling R31); refusals are forgotten."""
    g.activated, g.unwilling = [False] * len(PROVINCES), [False] * len(FACTIONS)
    g.moved, g.resting = [False] * len(ARMIES), [False] * len(ARMIES)
