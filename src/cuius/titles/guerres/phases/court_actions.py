"""14.7 The court actions by name: whether a card may try one, and the attempt itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.state import State

SPEND = "spend"
"""The card is played without an action."""


class Action(NamedTuple):
    is_open: Callable[[State, Id, Id], bool]
    """(state, faction, character) -> may this card try it now?"""
    attempt: Callable[[State, Id, Id], Proc[None]]
    """Asks for the target, throws, and does what success brings."""


ACTIONS: dict[str, Action] = {}
"""In the order of 14.7."""
