"""3.3 Rulers: administrative rating, card bonus, succession."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import NOBODY
from cuius.titles.here_i_stand.state import State


def admin_rating(g: State, power: int) -> int:
    """3.3-r4, 4-r2 The number of cards a power may carry into the next turn."""
    return g.board.ruler_admin[g.ruler[power]]


def card_bonus(g: State, power: int) -> int:
    """3.3-r5, 4-r2 The number of extra cards dealt while this ruler is in office."""
    return g.board.ruler_bonus[g.ruler[power]]


def enthrone(g: State, ruler: Id) -> None:
    """3.3-r1..r3 The newest ruler's values are in force; the card of the one before him leaves the game.

    3.3-r7,r8 Leaders, reformers and debaters of the same name are pieces of their own and stay as they are.
    """
    power = g.board.ruler_power[ruler]
    old = g.board.ruler_card[g.ruler[power]]
    if old != NOBODY and old in g.laid:
        g.laid.remove(old)
        g.removed.append(int(old))
    g.ruler[power] = int(ruler)
    g.tell("ruler.succeeds", power=power, ruler=ruler)


def lay_ruler(g: State, ruler: Id) -> None:
    """6.1-r14 His card, out of whatever pile it came from, lies on the power card while he rules."""
    card = int(g.board.ruler_card[ruler])
    if card in g.removed:  # 19.8-r1 winter has taken it out already
        g.removed.remove(card)
    g.laid.append(card)
