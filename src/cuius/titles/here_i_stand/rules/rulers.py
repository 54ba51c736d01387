"""3.3 Rulers: administrative rating and card bonus."""

from __future__ import annotations

from cuius.titles.here_i_stand.state import State


def admin_rating(g: State, power: int) -> int:
    """3.3-r4 The number of cards a power may carry into the next turn."""
    return g.board.ruler_admin[g.ruler[power]]


def card_bonus(g: State, power: int) -> int:
    """3.3-r5 The number of extra cards dealt while this ruler is in office."""
    return g.board.ruler_bonus[g.ruler[power]]
