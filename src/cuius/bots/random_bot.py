"""The random bot: chooses uniformly among the options."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cuius.bots.bot import Bot


class RandomBot(Bot):
    """Chooses uniformly; the same seed makes the same choices."""

    wants_view = False
    counts_questions = True

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        return str(self.pick(question["options"]))

    def pick(self, options: Any) -> Any:
        return options[int(self.random() * len(options))]
