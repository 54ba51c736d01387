"""The position of a game for two: everything of the larger game, and the diplomatic deck."""

from __future__ import annotations

from cuius.core.state import Hidden
from cuius.titles.here_i_stand.state import State


class PairState(State):
    """One position of a game for two."""

    dip_deck: Hidden[list[int]]
    """Diplomatic cards that nobody has drawn, in no order: draws are chance."""
    dip_hands: Hidden[list[list[int]]]
    """Diplomatic cards by major power; only the two players have any."""
    dip_shown: Hidden[list[tuple[int, int, int]]]
    """What a player has seen of the other's diplomatic cards: (who looked, whose, card)."""
    dip_due: Hidden[list[int]]
    """The diplomatic card that each major power must play this turn, or nobody's."""
    dip_discards: list[int]
    """In the order they were discarded."""
    dip_late: list[int]
    """Cards that the League brings."""
    dip_played: list[int]
    """Diplomatic cards played this turn."""
    pinned: list[tuple[int, int, int]]
    """Land units that Vienna holds fast this turn: (space, power, how many)."""
