"""6.2, 8.2 The card draw phase."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def card_draw(g: State) -> Proc[None]:
    """8.2-r1 Leaders, reformers and debaters due, new cards, riches, then the hands."""
    yield Checkpoint("card_draw")
