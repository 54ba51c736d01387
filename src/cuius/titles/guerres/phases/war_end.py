"""15.8 The winner of the war and his prize."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def war_end(g: State) -> Proc[None]:
    """15.8-r8 The faction with most war points wins the war."""
    yield from ()
