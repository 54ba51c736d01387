"""11.1-x1 What a power may do once a turn only, as bits of `g.once` by major power; winter clears them.

if not is_done(g, EXPLORED, power): ...
mark_done(g, EXPLORED, power)
"""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import VOYAGES
from cuius.titles.here_i_stand.state import State

EXPLORED, COLONIZED, CONQUERED = 1, 2, 4
"""11.1-x1 The three actions that send somebody to the New World."""
VOYAGE_DEEDS = {
    VOYAGES["explore"]: EXPLORED,
    VOYAGES["colonize"]: COLONIZED,
    VOYAGES["conquer"]: CONQUERED,
}
"""What a voyage under way counts as; Cabot's counts as nothing (20.2-r4)."""


def is_done(g: State, what: int, power: int) -> bool:
    return bool(g.once[power] & what)


def mark_done(g: State, what: int, power: int) -> None:
    g.once[power] |= what


def end_with_turn(g: State) -> None:
    """Everything is open again."""
    g.once = [0] * len(g.once)
