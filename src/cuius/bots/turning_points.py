"""One decision of a game: how every seat stood before it, and what might have been answered."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Any

import msgspec


class Moment(msgspec.Struct, frozen=True):
    """A decision, and how every seat stood before it."""

    row: int
    role: str
    seat: str
    key: str
    about: dict[str, Any]
    """The arguments of the question, as it was read."""
    played: str
    values: dict[str, float]
    """How far every seat is ahead of the others on average, when stewards have played on for a while."""
    suggested: str | None = None
    """What the search would have answered; what was played, if it found nothing better; None if it was not
    asked."""
    gain: float | None = None
    """How much better the suggestion is for the seat."""
    named: dict[str, Any] = {}
    """These answers with their kinds, to find their names."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the moment, and what changed for every seat up to the next."""

    moment: Moment
    swing: dict[str, float]
    doubt: float
    """The standard error of the largest change."""
    until: int
    """The row of the next decision."""

    @property
    def size(self) -> float:
        return max(abs(change) for change in self.swing.values())


class Place:
    """A decision that is being looked at."""

    def __init__(self, row: int, role: str, seat: str, question: dict[str, Any], played: str) -> None:
        self.row = row
        self.role = role
        self.seat = seat
        self.question = question
        self.played = played
        self.worlds: list[dict[str, float]] = []
        """How every seat stood in the end, in each world that was played on."""
        self.suggested: str | None = None
        self.gain: float | None = None

    def value(self, seat: str) -> float:
        return fmean(world[seat] for world in self.worlds)

    def doubt(self, seat: str) -> float:
        return standard_error([world[seat] for world in self.worlds])

    def advise(self, word: str, gain: float) -> None:
        self.suggested, self.gain = word, round(gain, 4)

    def moment(self) -> Moment:
        names = dict(zip(self.question["options"], self.question["named"], strict=True))
        said = [word for word in (self.played, self.suggested) if word is not None]
        return Moment(
            self.row,
            self.role,
            self.seat,
            self.question["key"],
            self.question["about"],
            self.played,
            {seat: round(self.value(seat), 4) for seat in self.worlds[0]},
            self.suggested,
            self.gain,
            {word: names.get(word, word) for word in said},
        )


class Side:
    """Some decisions in a row: what the estimates of all of them say together."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places

    def value(self, seat: str) -> float:
        return fmean(place.value(seat) for place in self.places)

    def doubt(self, seat: str) -> float:
        """As far as the estimates differ from each other, but never less than each is in doubt itself."""
        own = math.hypot(*(place.doubt(seat) for place in self.places)) / len(self.places)
        return max(own, standard_error([place.value(seat) for place in self.places]))


def standard_error(values: Sequence[float]) -> float:
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
