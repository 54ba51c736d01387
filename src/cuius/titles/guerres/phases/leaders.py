"""15.4-15.6 Leaders take command of the armies."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def leaders(g: State) -> Proc[None]:
    """15.5-r1 The Royalist's camp places its leaders first, then the other camp."""
    yield from ()
