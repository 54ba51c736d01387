"""19 Winter."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def winter(g: State) -> Proc[None]:
    """19-r1 The steps of winter, in order."""
    yield Checkpoint("winter")
