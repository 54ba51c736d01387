"""The novice: a steward who does not always do what is best."""

from __future__ import annotations

from random import Random
from typing import Any

from cuius.bots.bot import Bot
from cuius.bots.heuristic import Steward
from cuius.core.title import Title

SLIPS = 0.3
"""How often it answers with whatever comes to mind."""


class Novice(Bot):
    """Plays by the rules of thumb, but slips; the same seed makes the same slips."""

    def __init__(self, title: Title, seed: int) -> None:
        self.steward = Steward(title)
        self.random = Random(seed)

    def __call__(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        if self.random.random() < SLIPS:
            return str(self.random.choice(question["options"]))
        return self.steward(view, question)
