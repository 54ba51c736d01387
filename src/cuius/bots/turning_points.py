"""Decisions of a game with their estimated values, and the turning points among them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Any

import msgspec


class Decision(msgspec.Struct, frozen=True):
    """One decision, and the estimated value of the position before it for every seat."""

    row: int
    role: str
    seat: str
    key: str
    about: dict[str, Any]
    """The arguments of the question, as plain data."""
    played: str
    values: dict[str, float]
    """The mean lead of every seat over the others after playouts by stewards."""
    suggested: str | None = None
    """The answer of the search, or `played` if it found nothing better; None if it was not asked."""
    gain: float | None = None
    """How much better the suggestion is for the seat."""
    named: dict[str, Any] = {}
    """The answers above with their kinds, to find their names."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision after which the values changed, and by how much for every seat."""

    moment: Decision
    swing: dict[str, float]
    doubt: float
    """The standard error of the largest change."""
    until: int
    """The row of the next decision."""

    @property
    def size(self) -> float:
        return max(abs(change) for change in self.swing.values())


class DecisionSamples:
    """One decision with the values of its playouts."""

    def __init__(self, row: int, role: str, seat: str, question: dict[str, Any], played: str) -> None:
        self.row = row
        self.role = role
        self.seat = seat
        self.question = question
        self.played = played
        self.worlds: list[dict[str, float]] = []
        """The values of every seat, one dict per playout."""
        self.suggested: str | None = None
        self.gain: float | None = None

    def value(self, seat: str) -> float:
        return fmean(world[seat] for world in self.worlds)

    def standard_error(self, seat: str) -> float:
        return standard_error([world[seat] for world in self.worlds])

    def set_suggestion(self, word: str, gain: float) -> None:
        self.suggested, self.gain = word, round(gain, 4)

    def decision(self) -> Decision:
        kinds = dict(zip(self.question["options"], self.question["named"], strict=True))
        answers = [word for word in (self.played, self.suggested) if word is not None]
        return Decision(
            self.row,
            self.role,
            self.seat,
            self.question["key"],
            self.question["about"],
            self.played,
            {seat: round(self.value(seat), 4) for seat in self.worlds[0]},
            self.suggested,
            self.gain,
            {word: kinds.get(word, word) for word in answers},
        )


class DecisionGroup:
    """Consecutive decisions whose estimates are averaged."""

    def __init__(self, decisions: Sequence[DecisionSamples]) -> None:
        self.decisions = decisions

    def value(self, seat: str) -> float:
        return fmean(decision.value(seat) for decision in self.decisions)

    def standard_error(self, seat: str) -> float:
        """The spread of the estimates, but at least their own combined error."""
        own = math.hypot(*(decision.standard_error(seat) for decision in self.decisions)) / len(
            self.decisions
        )
        return max(own, standard_error([decision.value(seat) for decision in self.decisions]))


def standard_error(values: Sequence[float]) -> float:
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
