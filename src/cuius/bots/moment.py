"""One decision of a game, and what searches made of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Any

import msgspec

from cuius.bots.search import Thought

DOUBTS = 2.0
"""Standard errors that a swing, or the gain of another answer, must exceed."""


class Moment(msgspec.Struct, frozen=True):
    """A decision, and how every seat stood before it, as the search saw it."""

    row: int
    role: str
    seat: str
    key: str
    about: dict[str, Any]
    """The arguments of the question, as it was read."""
    played: str
    suggested: str
    """What the search would have answered; what was played, if nothing else is better beyond doubt."""
    named: dict[str, Any]
    """These answers with their kinds, to find their names."""
    gain: float | None
    """How much better the suggestion is for the seat; None if what was played was not looked at."""
    values: dict[str, float]
    """How far every seat will be ahead of the others on average."""


class Look(msgspec.Struct, frozen=True):
    """One search at one decision."""

    thought: Thought
    values: dict[str, float]
    """How every seat fares with the answer that the search prefers."""


class Place:
    """One decision of the game, and all looks at it so far."""

    def __init__(self, row: int, role: str, seat: str, question: dict[str, Any], played: str) -> None:
        self.row = row
        self.role = role
        self.seat = seat
        self.question = question
        self.played = played
        self.looks: list[Look] = []

    def values(self) -> dict[str, float]:
        return {seat: fmean(look.values[seat] for look in self.looks) for seat in self.looks[0].values}

    def leaves_a_choice(self) -> bool:
        """Does it matter to the seat what is answered?"""
        worth = [answer.values[self.seat] for look in self.looks[:1] for answer in look.thought.considered]
        return len(worth) > 1 and max(worth) > min(worth)

    def suggestion(self) -> tuple[str, float | None]:
        """What the looks prefer to what was played, and how much is gained by it."""
        answers = [look.thought.answer for look in self.looks]
        preferred = max(answers, key=lambda word: (answers.count(word), -answers.index(word)))
        if preferred == self.played or preferred not in self.question["options"]:
            return self.played, 0.0
        gains = [gain for look in self.looks if (gain := self.gain(look.thought, preferred)) is not None]
        if not gains:
            return preferred, None
        if fmean(gains) <= DOUBTS * standard_error(gains):
            return self.played, 0.0
        return preferred, round(fmean(gains), 4)

    def gain(self, thought: Thought, preferred: str) -> float | None:
        """By how much an answer is better for the seat than what was played, in the same worlds."""
        values = {answer.answer: answer.values[self.seat] for answer in thought.considered}
        if self.played not in values or preferred not in values:
            return None
        return values[preferred] - values[self.played]

    def moment(self) -> Moment:
        suggested, gain = self.suggestion()
        names = dict(zip(self.question["options"], self.question["named"], strict=True))
        return Moment(
            self.row,
            self.role,
            self.seat,
            self.question["key"],
            self.question["about"],
            self.played,
            suggested,
            {word: names.get(word, word) for word in (self.played, suggested)},
            gain,
            rounded(self.values()),
        )


def standard_error(values: Sequence[float]) -> float:
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def rounded(values: dict[str, float]) -> dict[str, float]:
    return {seat: round(value, 4) for seat, value in values.items()}
