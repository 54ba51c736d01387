"""6.1 How a card does something: events of an impulse, and answers to a moment.

    @event(FOUNTAIN_OF_YOUTH, rule="77", when=habsburg_may_sail)
    def fountain_of_youth(g, power): ...

    @answer("battle.cards", ARQUEBUSIERS, rule="24", when=takes_part)
    def arquebusiers(g, power, battle): ...

`when` is a pure function with the same arguments that says whether the card may be played now. An event ends
with None, or with KEPT if its card must neither be discarded nor removed by the impulse. An answer ends
with a word that the procedure which opened the window understands, or with None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cuius.core.ids import Id
from cuius.core.requests import Proc

KEPT = "kept"
"""The event has dealt with its own card: it lies on the table, or was never spent."""
Effect = Callable[..., Proc[Any]]
Condition = Callable[..., bool]


class Event(msgspec.Struct, frozen=True):
    """What a card does as the event of an impulse."""

    card: Id
    rule: str
    when: Condition
    play: Effect


class Answer(msgspec.Struct, frozen=True):
    """What a card does at one moment of somebody's impulse."""

    card: Id
    rule: str
    when: Condition
    play: Effect


EVENTS: dict[int, Event] = {}
ANSWERS: dict[str, dict[int, Answer]] = {}
"""Moment -> card -> answer. The moments are listed in `rules/windows.py`."""


def always(*_: Any) -> bool:
    return True


def event(card: Id, *, rule: str, when: Condition = always) -> Callable[[Effect], Effect]:
    """Declare the event of a card; each card has at most one.

    6.1-r5 Of two halves joined by OR the event itself asks for one, and only that half's condition counts.
    """

    def declare(play: Effect) -> Effect:
        if card in EVENTS:
            raise ValueError(f"{card} has two events")
        EVENTS[card] = Event(card, rule, when, play)
        return play

    return declare


def answer(moment: str, card: Id, *, rule: str, when: Condition = always) -> Callable[[Effect], Effect]:
    """Declare what a card does at a moment.

    6.1-r21,r22 Combat cards have the moments just before a fight; `when` asks for units that take part.
    """

    def declare(play: Effect) -> Effect:
        if card in ANSWERS.setdefault(moment, {}):
            raise ValueError(f"{card} answers {moment} twice")
        ANSWERS[moment][card] = Answer(card, rule, when, play)
        return play

    return declare
