"""6.2 When a late card enters the deck."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.state import State


def enters_now(g: State, card: Id) -> bool:
    """6.2-t1..t3 On its turn, or at the first card draw phase after its condition came true."""
    return g.turn >= g.board.enters[card] and holds(g, g.board.entry[card])


def holds(g: State, condition: str) -> bool:
    """The entry conditions of the data, by name."""
    return not condition
