"""The register of event cards and chits: each is declared once, beside what it does.

    @event("tour_de_france_royal", "19-k4", Need(before_the_massacre, "massacred"))
    def tour_de_france_royal(g, faction, moment): ...

An effect without a question is a verb; one with a question is a procedure. A `Need` is a condition of play,
by public knowledge, with the message that says why not (`refused.card-massacred`); deck, entry turn, timing,
colour and star are data.
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


class Need(NamedTuple):
    """A condition of play, and the end of the message that tells of it when it is not met."""

    test: Test
    reason: str


class Card(NamedTuple):
    rule: str
    effect: Effect
    needs: tuple[Need, ...]

    def unmet(self, g: State, faction: Id, moment: Moment) -> Need | None:
        """The first condition that stands in the way."""
        return next((need for need in self.needs if not need.test(g, faction, moment)), None)

    def playable(self, g: State, faction: Id, moment: Moment) -> bool:
        return self.unmet(g, faction, moment) is None


REGISTER: dict[Id, Card] = {}
CHIT_REGISTER: dict[Id, ChitEffect] = {}


def event(word: str, rule: str, *needs: Need) -> Callable[[Any], Any]:
    """Declares what the event card of this name does, under which statement, and when it may be played."""

    def declare(effect: Effect) -> Effect:
        REGISTER[EVENTS[word]] = Card(rule, effect, needs)
        return effect

    return declare


def chit(word: str) -> Callable[[Any], Any]:
    """Declares what the chit of this name does."""

    def declare(effect: ChitEffect) -> ChitEffect:
        CHIT_REGISTER[CHITS[word]] = effect
        return effect

    return declare
