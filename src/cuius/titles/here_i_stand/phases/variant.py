"""What a variant of the game does within the phases. Each variant declares itself under its set-up's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.state import State


class Variant(msgspec.Struct, frozen=True):
    """The parts of the phases that differ."""

    new_state: Callable[[], State]
    """An empty position, with the columns that only the variant has."""
    lay_out: Callable[[State], None]
    begin_turn: Callable[[State], None]
    after_impulse: Callable[[State], Proc[None]]
    led: Mapping[str, Id]
    """The words by which a player says for whom he acts."""
    led_now: Callable[[State, Id], list[str]]
    act_for: Callable[[State, Id, Id], Proc[None]]
    free_to_move: Callable[[State, int, int], int]
    """Land units of a power in a space that nothing of the variant holds there."""
    before_winter: Callable[[State, Id], None]
    """For a power that nobody plays, before its units go home."""


VARIANTS: dict[str, Variant] = {}
"""By the name of the set-up."""
