"""20 The New World phase."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def new_world(g: State) -> Proc[None]:
    """7-t8 Voyages of exploration, then voyages of conquest."""
    yield Checkpoint("new_world")
