"""The position as a view shows it, so that the rules can be asked about it.

It has the columns of the state, with what is hidden left as the view shows it; each is read from the view
when it is first asked for. It is never changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.state import Shared
from cuius.titles.guerres.ids import CHARACTERS, PHASES
from cuius.titles.guerres.loading import plain_board
from cuius.titles.guerres.state import NOT_IN_HAND, State


class Position(State):
    """The state as far as the view shows it."""

    view: Shared[Mapping[str, Any]]

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.log = self.running = None
        self.view = view
        self.board = plain_board(view["edition"])
        self.step, self.discreet = 0, False

    def __getattr__(self, name: str) -> Any:
        """A column that has not been read yet."""
        view = self.view
        if name not in view:
            raise AttributeError(f"the view does not show {name}")
        value = view[name]
        if name == "phase":
            value = PHASES[value]
        elif name == "in_hand":
            value = [*value, *[NOT_IN_HAND] * (len(CHARACTERS) - len(value))]
        setattr(self, name, value)
        return value
