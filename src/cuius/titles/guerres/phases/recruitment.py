"""15.2, 15.3 Recruitment and deployment."""

from __future__ import annotations

from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def recruitment(g: State) -> Proc[None]:
    """15.3-r1 The Royalist recruits first, then the Huguenot, then the League."""
    yield from ()
