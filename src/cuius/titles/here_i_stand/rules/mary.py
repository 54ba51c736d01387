"""21.3 What binds England while Mary I rules."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import COMBAT, ENGLAND, PROTESTANT_FAITH, RESPONSE, RULER_MARY_I
from cuius.titles.here_i_stand.state import State


def is_bound_by_mary(g: State, power: int) -> bool:
    """21.3-r25,r26 Mary rules, and some English home space is Protestant."""
    if power != ENGLAND or g.ruler[ENGLAND] != RULER_MARY_I:
        return False
    return any(g.faith[s] == PROTESTANT_FAITH for s in g.board.homes[ENGLAND])


def only_for_points(g: State, power: int, card: int) -> bool:
    """21.3-r27 Under Mary I England has response and combat cards for their command points only."""
    if power != ENGLAND or g.ruler[ENGLAND] != RULER_MARY_I:
        return False
    return g.board.card_kind[card] in (RESPONSE, COMBAT)
