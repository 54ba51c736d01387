"""21.3 Impulses of England that go their own way: under Mary I, and a pass while Henry wants a wife."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    ENGLISH,
    MANDATORY,
    PAPACY,
)
from cuius.titles.here_i_stand.phases.action.aftermath import settle_map
from cuius.titles.here_i_stand.phases.england.marriage import marry
from cuius.titles.here_i_stand.phases.religion.book_burning import burn_books_in, can_burn_books
from cuius.titles.here_i_stand.phases.religion.debate import debate
from cuius.titles.here_i_stand.rules.debate_dice import can_debate_in
from cuius.titles.here_i_stand.rules.mary import is_bound_by_mary
from cuius.titles.here_i_stand.rules.relations import others_from
from cuius.titles.here_i_stand.rules.windows import put_away
from cuius.titles.here_i_stand.rules.wives import may_advance
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import check_sudden_victory

PAPACY_ACTS_UP_TO = 3
"""21.3-p3 A die of one to three."""
DEBATE_FROM, BOTH_FROM = 3, 4
"""21.3-p4a,p4b,p4c Command points of the card that call for a debate; for books and a debate."""


def mary_decides(g: State, power: Id, card: Id) -> Proc[bool]:
    """21.3-p1,p2,p3 (rulings R129, R130) The card is shown before England says how; then a die is thrown.

    True if the Papacy acts in place of England.
    """
    if not is_bound_by_mary(g, power) or g.board.card_kind[card] == MANDATORY:
        return False
    g.shown += [(int(other), int(ENGLAND), int(card)) for other in others_from(ENGLAND)]
    g.tell("mary.shows", card=card, reveal=True)
    (face,) = yield Roll(d6=1, why="mary", who=ENGLAND)
    return face <= PAPACY_ACTS_UP_TO


def papacy_acts_for_mary(g: State, card: Id) -> Proc[None]:
    """21.3-p4, 21.3-p4a,p4b,p4c (ruling R131) The card is played for points; what cannot be is left out."""
    points = g.board.card_cp[card]
    g.take_from_hand(ENGLAND, card)
    put_away(g, card, as_event=False)
    g.tell("mary.yields", card=card, points=points)
    yield from burn_and_debate(g, points)


def burn_and_debate(g: State, points: int) -> Proc[None]:
    """21.3-p4a,p4b,p4c The Papacy burns books, calls a debate, or both, in the English zone."""
    if (points < DEBATE_FROM or points >= BOTH_FROM) and can_burn_books(g, PAPACY):
        yield from burn_books_in(g, ENGLISH)
    if points >= DEBATE_FROM and can_debate_in(g, PAPACY, ENGLISH):
        yield from debate(g, PAPACY, ENGLISH)
    yield from settle_map(g)
    check_sudden_victory(g)


def passed_with_child(g: State, power: Id) -> Proc[None]:
    """21.3-r5,r10,r11,r12 (rulings R127, R338) Henry remarries at England's first pass after a 3."""
    if power != ENGLAND or g.remarries_in != g.turn:
        return
    g.remarries_in = 0
    if may_advance(g):
        yield from marry(g)
