"""15.7.7 Sieges."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def siege(g: State, army: Id) -> Proc[None]:
    """15.7.7-r1..r3 The army may besiege one town of its province."""
    yield from ()
