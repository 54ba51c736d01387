"""20.4 New World riches."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.state import State


def collect_riches(g: State) -> Proc[None]:
    """20.4-r1 Each owner rolls for each of its colonies and conquests."""
    yield from ()
