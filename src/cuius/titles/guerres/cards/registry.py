"""The register of event cards and chits: each is declared once, beside what it does.

    @event("contract_of_poissy")
    def contract_of_poissy(g, faction, moment):
        \"\"\"19-k6 The royal tax level rises by one.\"\"\"
        g.taxes += 1

An effect without a question is a verb; one with a question is a procedure. `playable` tells whether the card
may be played at all, by public knowledge; deck, entry turn, timing, colour and star are data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.ids import CHITS, EVENTS, NOBODY
from cuius.titles.guerres.state import State


class Moment(NamedTuple):
    """What is about to happen when a card may be played."""

    timing: Id
    faction: int = NOBODY
    """The active faction."""
    army: int = NOBODY
    """The army that moves, attacks or besieges."""
    enemy: int = NOBODY
    """The army that it meets."""
    province: int = NOBODY
    town: int = NOBODY
    """The town under siege."""


Effect = Callable[[State, Id, Moment], Proc[None] | None]
Test = Callable[[State, Id, Moment], bool]
ChitEffect = Callable[[State], Proc[None] | None]


class Card(NamedTuple):
    effect: Effect
    playable: Test


REGISTER: dict[Id, Card] = {}
CHIT_REGISTER: dict[Id, ChitEffect] = {}


def at_any_time(g: State, faction: Id, moment: Moment) -> bool:
    return True


def event(word: str, playable: Test = at_any_time) -> Callable[[Any], Any]:
    """Declares what the event card of this name does."""

    def declare(effect: Effect) -> Effect:
        REGISTER[EVENTS[word]] = Card(effect, playable)
        return effect

    return declare


def chit(word: str) -> Callable[[Any], Any]:
    """Declares what the chit of this name does."""

    def declare(effect: ChitEffect) -> ChitEffect:
        CHIT_REGISTER[CHITS[word]] = effect
        return effect

    return declare
