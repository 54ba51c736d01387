"""The tree of a search: answers tried, their visits, and the mean values of every seat.

The tree holds answers, not positions: each descent plays them again in another possible world. A vector with
one value per seat is backed up, and each question is decided by the value of the asked seat.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

EXPECTED_PRIOR = 0.5
"""Prior of the expected answer; the others share the rest."""
EXPLORATION = 0.8


class AnswerNode:
    """One answer to one question."""

    __slots__ = ("children", "prior", "totals", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.visits = 0
        self.totals = [0.0] * seats
        self.children: dict[tuple[str, str], QuestionNode] = {}
        """The questions that followed, by role and key."""

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits

    def backpropagate(self, values: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value


class QuestionNode:
    """One question to one seat, and the answers tried so far."""

    __slots__ = ("answers", "expected", "high", "low", "random", "seat", "seats", "visits")

    def __init__(self, seat: int, seats: int, expected: str, seed: int) -> None:
        self.seat = seat
        self.seats = seats
        self.expected = expected
        """The answer of the asked seat's heuristic."""
        self.random = Random(seed)
        self.answers: dict[str, AnswerNode] = {}
        self.visits = 0
        self.low, self.high = math.inf, -math.inf

    def choose(self, words: tuple[str, ...]) -> str:
        """The answer to descend to, among those offered in this world."""
        known = [word for word in words if word in self.answers]
        if len(known) < min(len(words), self.width()):
            return self.widen(words)
        return max(known, key=self.ucb)

    def width(self) -> int:
        """Progressive widening: how many answers are considered after so many visits."""
        return 1 + math.isqrt(4 * self.visits)

    def widen(self, words: tuple[str, ...]) -> str:
        """Add an answer: the expected one first, then the others at random."""
        new = [word for word in words if word not in self.answers]
        word = self.expected if self.expected in new else new[self.random.randrange(len(new))]
        self.answer_node(word, words)
        return word

    def answer_node(self, word: str, words: Sequence[str]) -> AnswerNode:
        """The node of one of these answers, created on first use."""
        if word not in self.answers:
            prior = EXPECTED_PRIOR if word == self.expected else (1 - EXPECTED_PRIOR) / max(1, len(words) - 1)
            self.answers[word] = AnswerNode(prior, self.seats)
        return self.answers[word]

    def ucb(self, word: str) -> float:
        """Upper confidence bound: the normalised mean of the asked seat plus an exploration bonus."""
        node = self.answers[word]
        span = self.high - self.low
        mean = (node.mean(self.seat) - self.low) / span if span > 0 and node.visits else 0.5
        return mean + EXPLORATION * node.prior * math.sqrt(self.visits + 1) / (1 + node.visits)

    def backpropagate(self, word: str, values: list[float]) -> None:
        self.visits += 1
        mine = values[self.seat]
        self.low, self.high = min(self.low, mine), max(self.high, mine)
        self.answers[word].backpropagate(values)
