"""The steward: plays by the heuristic that each title provides, as somebody of the title's cast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cuius.bots.bot import Bot
from cuius.core.characters import NEUTRAL, Character
from cuius.core.errors import BadConfig
from cuius.core.title import Title
from cuius.core.weights import WeightTable


class Steward(Bot):
    """Plays by the title's heuristic, from the view alone; without a seed as nobody in particular.

    `weights` are tried out instead of the title's own.
    """

    def __init__(self, title: Title, seed: int | None = None, weights: WeightTable | None = None) -> None:
        if title.steward is None:
            raise BadConfig(f"{title.name} has no steward; let another bot play.")
        self.choose = title.steward
        self.cast = None if seed is None else title.cast
        self.seed = seed or 0
        self.weights = weights
        self.characters: dict[str, Character] = {}
        self.memory = {}

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        if self.cast is None and self.weights is None:
            return self.choose(view, question)
        return self.choose(view, question, self.character(question["role"]))

    def character(self, role: str) -> Character:
        """Who plays this role."""
        known = self.characters.get(role)
        if known is None:
            known = self.cast.character(self.seed, role) if self.cast else NEUTRAL
            if self.weights is not None:
                known = msgspec.structs.replace(known, weights=self.weights)
            self.characters[role] = known
        return known
