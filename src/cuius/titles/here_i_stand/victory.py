"""23 Victory."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def check_sudden_victory(g: State) -> None:
    """23.1-r1 Military and religious victory end the game at once in the action phase."""


def victory_determination(g: State) -> Proc[None]:
    """23.3-r1 Standard victory is checked first, then domination."""
    yield Checkpoint("victory")
