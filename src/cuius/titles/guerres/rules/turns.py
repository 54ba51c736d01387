"""Who acts when, and who sits where."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import FACTIONS, ROYALIST
from cuius.titles.guerres.state import State


def court_order(g: State) -> tuple[Id, ...]:
    """14.5-r1,r2 The Royalist, his ally, the player alone."""
    return (ROYALIST, FACTIONS[g.ally], FACTIONS[g.lone])


def on_the_right(faction: Id) -> Id:
    """Ruling R14: clockwise sit Royalist, League, Huguenot; the Huguenot is on the Royalist's right."""
    return FACTIONS[(faction - 1) % len(FACTIONS)]


def on_the_left(faction: Id) -> Id:
    return FACTIONS[(faction + 1) % len(FACTIONS)]
