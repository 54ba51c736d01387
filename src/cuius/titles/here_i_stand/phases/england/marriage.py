"""21.3 Henry's marriages."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import ANNE_BOLEYN, ENGLAND, MARITAL_BOXES, PROTESTANT
from cuius.titles.here_i_stand.phases.drawing import draw_card
from cuius.titles.here_i_stand.phases.england.pregnancy import pregnancy
from cuius.titles.here_i_stand.rules.relations import allied
from cuius.titles.here_i_stand.rules.wives import wife_in
from cuius.titles.here_i_stand.state import State


def marry(g: State) -> Proc[None]:
    """21.3-r2..r6 The marker moves one box to the right; if a wife's name is there, Henry has remarried."""
    g.wife += 1
    g.tell("marriage.advances", box=MARITAL_BOXES[g.wife])
    wife = wife_in(g, g.wife)
    if wife is None:
        return
    if wife == ANNE_BOLEYN:
        wed_anne(g)
    yield from pregnancy(g, wife)
    yield from dowry(g, wife)


def wed_anne(g: State) -> None:
    """21.3-t7 The Reformation begins in England next turn (`entries.boleyn_was_married`).

    21.3-r14 Habsburg receives the Catherine of Aragon marker, however the marriage came about.
    """
    g.boleyn_turn = g.turn
    g.tell("marriage.offence")


def dowry(g: State, wife: Id) -> Proc[None]:
    """21.3-t9..t11 Cards after the roll; those of Anne of Cleves only for allies of the Protestant."""
    theirs = g.board.wife_protestant_draws[wife]
    if theirs and not allied(g, ENGLAND, PROTESTANT):
        return
    for power, many in ((ENGLAND, g.board.wife_england_draws[wife]), (PROTESTANT, theirs)):
        for _ in range(many):
            if (yield from draw_card(g, power)) is not None:
                g.tell("marriage.card", power=power, wife=wife)
