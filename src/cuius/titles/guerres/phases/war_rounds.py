"""15.7 War rounds: the camps activate provinces in turn until both decline."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def war_rounds(g: State) -> Proc[None]:
    """15.7-r1,r2 The lone camp begins; rounds alternate until both camps have declined in succession."""
    yield from ()
