"""14.7 The court actions by name: whether a card may try one, and the attempt itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.phases.actions.diplomacy import can_negotiate, diplomacy
from cuius.titles.guerres.phases.actions.influence import can_influence, influence
from cuius.titles.guerres.phases.actions.persuasion import can_persuade, persuasion
from cuius.titles.guerres.phases.actions.surprise import can_surprise, surprise
from cuius.titles.guerres.phases.actions.taxes import can_tax, taxes
from cuius.titles.guerres.phases.actions.treaty import can_write, treaty
from cuius.titles.guerres.state import State

SPEND = "spend"
"""The card is played without an action."""


class Action(NamedTuple):
    is_open: Callable[[State, Id, Id], bool]
    """(state, faction, character) -> may this card try it now?"""
    attempt: Callable[[State, Id, Id], Proc[None]]
    """Asks for the target, throws, and does what success brings."""


ACTIONS: dict[str, Action] = {
    "surprise": Action(can_surprise, surprise),
    "influence": Action(can_influence, influence),
    "diplomacy": Action(can_negotiate, diplomacy),
    "treaty": Action(can_write, treaty),
    "persuade": Action(can_persuade, persuasion),
    "taxes": Action(can_tax, taxes),
}
"""In the order of 14.7."""
