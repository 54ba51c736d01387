"""3.3, 21.3 Rulers: their ratings, the wives of Henry VIII, and what binds England under Mary I."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    COMBAT,
    ENGLAND,
    HENRY_VIII,
    MARITAL_BOXES,
    NOBODY,
    PROTESTANT_FAITH,
    RESPONSE,
    RULER_HENRY_VIII,
    RULER_MARY_I,
    SPACES,
    WIVES,
)
from cuius.titles.here_i_stand.state import CAPTIVE, State


def admin_rating(g: State, power: int) -> int:
    """3.3-r4, 4-r2 The number of cards a power may carry into the next turn."""
    return g.board.ruler_admin[g.ruler[power]]


def card_bonus(g: State, power: int) -> int:
    """3.3-r5, 4-r2 The number of extra cards dealt while this ruler is in office."""
    return g.board.ruler_bonus[g.ruler[power]]


# 21.3 Whether Henry can marry, and the line of the pregnancy chart.


UNBORN, SICKLY, HEALTHY = range(3)
"""Edward VI."""


def may_marry(g: State) -> bool:
    """21.3-r11 Henry rules, is nobody's captive and not besieged."""
    at = g.leader_at[HENRY_VIII]
    if g.ruler[ENGLAND] != RULER_HENRY_VIII or at == CAPTIVE:
        return False
    return not (0 <= at < len(SPACES) and g.besieged[at])


def may_advance(g: State) -> bool:
    """21.3-r11,r12 He may marry, both heirs are not born yet, and the track goes on."""
    if g.edward != UNBORN and g.elizabeth:
        return False
    return may_marry(g) and g.wife + 1 < len(MARITAL_BOXES)


def wife_in(g: State, box: int) -> Id | None:
    """21.3-r6 Whose name is in the box; nobody's in that of the divorce."""
    return WIVES[g.board.wife_box.index(box)] if box in g.board.wife_box else None


def line_for(chart: list[int], face: int) -> int:
    """21.3-r9 (ruling R125) The line of that number, or the next higher one that has not occurred."""
    line = min(face, len(chart))
    while line < len(chart) and chart[line - 1] != NOBODY:
        line += 1
    return line


# 21.3 What binds England while Mary I rules.


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
