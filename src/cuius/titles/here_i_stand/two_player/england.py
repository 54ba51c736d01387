"""25.6 England in the game for two: a calendar of marriages and heirs, and Mary I."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Draw, Proc, Roll
from cuius.titles.here_i_stand.ids import ANNE_BOLEYN, CARD_EDWARD_VI, CARD_MARY_I, CARDS, ENGLAND, PAPACY
from cuius.titles.here_i_stand.phases.action.unusual import burn_and_debate
from cuius.titles.here_i_stand.rules.debaters import end_religious_impulse
from cuius.titles.here_i_stand.rules.entries import SICKLY
from cuius.titles.here_i_stand.rules.mary import is_bound_by_mary
from cuius.titles.here_i_stand.state import State

WEDDING, BIRTHS = 4, 6
"""25.6-r2,r3 The turns that bring Anne Boleyn, and before which the heirs are born."""
CROWNED_BY = {CARD_EDWARD_VI: 7, CARD_MARY_I: 8}
"""25.6-r3,r4 The winters that bring about what nobody has played."""
POPE_ACTS_FROM = 5
"""25.6-r5 A die of five or six."""


def turn_the_calendar(g: State) -> None:
    """25.6-r2,r3 Henry marries Anne Boleyn on turn 4; Edward and Elizabeth are born before turn 6."""
    if g.turn == WEDDING:
        g.wife, g.boleyn_turn = int(g.board.wife_box[ANNE_BOLEYN]), g.turn
        g.tell("calendar.wedding")
    if g.turn == BIRTHS:
        g.edward, g.elizabeth = SICKLY, True
        g.tell("calendar.births")


def forced_in(g: State, card: Id) -> int:
    """19.8-t1..t5, 25.6-r3,r4 The winter that brings a card about, or 0."""
    if g.two_player and card in CROWNED_BY:
        return CROWNED_BY[card]
    return g.board.forced[card]


def mary_and_the_pope(g: State) -> Proc[None]:
    """25.6-r5 After an impulse of the Protestant, a pass too (ruling R469), Mary may call on the Papacy."""
    if not is_bound_by_mary(g, ENGLAND) or not g.deck:
        return
    end_religious_impulse(g)
    (face,) = yield Roll(d6=1, why="mary", who=PAPACY)
    if face < POPE_ACTS_FROM:
        g.tell("mary.waits", face=face)
        return
    card = yield Draw(tuple(g.deck), why="mary.card", of=CARDS)
    g.deck.remove(card)
    g.discard(int(card))
    g.tell("mary.yields", card=card, points=g.board.card_cp[card], reveal=True)
    yield from burn_and_debate(g, g.board.card_cp[card])
