"""7 The short Diplomacy Phase of turn 1: England talks with France and Habsburg."""

from __future__ import annotations

from cuius.core.deals.negotiation import propose
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import (
    ENGLAND_WITH_FRANCE,
    ENGLAND_WITH_HABSBURG,
)
from cuius.titles.here_i_stand.state import State

MEET, TO_HABSBURG, TO_FRANCE, DONE = range(4)


def first_turn(g: State) -> Proc[None]:
    """7-p1..p4, 7-r5, 9-r1 Nothing else of the phase is played."""
    if g.segment == MEET:
        yield Checkpoint("diplomacy")
        yield from meet(g)
        g.segment = TO_HABSBURG
    if g.segment == TO_HABSBURG:
        yield Checkpoint("announcement")
        yield from propose(g, ENGLAND_WITH_HABSBURG[g.discreet], ENGLAND)  # 7-p3
        g.segment = TO_FRANCE
    if g.segment == TO_FRANCE:
        yield Checkpoint("announcement")
        yield from propose(g, ENGLAND_WITH_FRANCE[g.discreet], ENGLAND)  # 7-p4
        g.segment = DONE


def meet(g: State) -> Proc[None]:
    """7-p1,p2 England meets the one it prefers, then the other; both talks are private."""
    first = yield Ask(ENGLAND, "meet.first", partners, rule="7-p1")
    second = HABSBURG if first == FRANCE else FRANCE
    g.tell("meet.order", first=first, second=second)


def partners() -> Options:
    return (HABSBURG, FRANCE)
