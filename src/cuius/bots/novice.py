"""The novice: a steward that sometimes answers at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cuius.bots.bot import Bot
from cuius.bots.heuristic import Steward
from cuius.core.title import Title

RANDOM_SHARE = 0.3
"""The share of random answers."""


class Novice(Bot):
    """A steward with random answers in between; the same seed repeats them."""

    counts_questions = True

    def __init__(self, title: Title, seed: int) -> None:
        self.steward = Steward(title)
        self.memory = self.steward.memory
        self.random = Random(seed)

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        if self.random.random() < RANDOM_SHARE:
            return str(self.random.choice(question["options"]))
        return self.steward(view, question)
