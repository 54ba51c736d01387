"""The tree of a search: which answers were tried, how often, and how every seat fared on average.

Positions are not kept, only answers: each walk down the tree plays them anew in another possible world. What
is backed up is a vector with one value a seat, and whoever is asked looks at its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

EXPECTED = 0.5
"""The share of attention that the expected answer gets beforehand; the others share the rest."""
CURIOSITY = 0.8


class Branch:
    """One answer to one question."""

    __slots__ = ("follows", "prior", "totals", "visits", "worth")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.visits = 0
        self.totals = [0.0] * seats
        self.worth: dict[int, list[float]] = {}
        """By the number of the world: what a playout of a search's own question came to there."""
        self.follows: dict[tuple[str, str], Fork] = {}
        """The questions that came after it, by role and key."""

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits

    def learn(self, values: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value


class Fork:
    """One question: whom it is put to, and the branches tried so far."""

    __slots__ = ("branches", "expected", "high", "low", "random", "seat", "seats", "visits")

    def __init__(self, seat: int, seats: int, expected: str, seed: int) -> None:
        self.seat = seat
        self.seats = seats
        self.expected = expected
        """What the one who is asked answers by rule of thumb."""
        self.random = Random(seed)
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.low, self.high = math.inf, -math.inf

    def choose(self, words: tuple[str, ...]) -> str:
        """The branch to walk down next, among those open in this world."""
        known = [word for word in words if word in self.branches]
        if len(known) < min(len(words), self.width()):
            return self.widen(words)
        return max(known, key=self.promise)

    def width(self) -> int:
        """How many answers are looked at: more, the longer one looks."""
        return 1 + math.isqrt(4 * self.visits)

    def widen(self, words: tuple[str, ...]) -> str:
        """The expected answer comes first, then any of the others."""
        new = [word for word in words if word not in self.branches]
        word = self.expected if self.expected in new else new[self.random.randrange(len(new))]
        self.branch(word, words)
        return word

    def branch(self, word: str, words: Sequence[str]) -> Branch:
        """The branch of one of these words; a new one if it was not tried before."""
        if word not in self.branches:
            prior = EXPECTED if word == self.expected else (1 - EXPECTED) / max(1, len(words) - 1)
            self.branches[word] = Branch(prior, self.seats)
        return self.branches[word]

    def promise(self, word: str) -> float:
        """How good it was for the one who is asked, from 0 to 1, and how little it is known."""
        branch = self.branches[word]
        span = self.high - self.low
        good = (branch.mean(self.seat) - self.low) / span if span > 0 and branch.visits else 0.5
        return good + CURIOSITY * branch.prior * math.sqrt(self.visits + 1) / (1 + branch.visits)

    def learn(self, word: str, values: list[float]) -> None:
        self.visits += 1
        mine = values[self.seat]
        self.low, self.high = min(self.low, mine), max(self.high, mine)
        self.branches[word].learn(values)
