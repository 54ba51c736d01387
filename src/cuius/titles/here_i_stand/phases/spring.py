"""10 Spring deployment."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def spring_deployment(g: State) -> Proc[None]:
    """10-r1 Each power in impulse order may move one formation out of its capital."""
    yield Checkpoint("spring_deployment")
