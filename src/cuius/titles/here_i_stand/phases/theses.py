"""8.1 Luther's 95 Theses."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def theses(g: State) -> Proc[None]:
    """7-t1 On turn 1 only."""
    yield Checkpoint("theses")
