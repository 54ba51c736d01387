"""18.1 The Diet of Worms."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def diet_of_worms(g: State) -> Proc[None]:
    """7-t4 On turn 1 only."""
    yield Checkpoint("diet_of_worms")
