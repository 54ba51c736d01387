"""21.3 Whether Henry can marry, and the line of the pregnancy chart."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HENRY_VIII,
    MARITAL_BOXES,
    NOBODY,
    RULER_HENRY_VIII,
    SPACES,
    WIVES,
)
from cuius.titles.here_i_stand.state import CAPTIVE, State

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
