"""The steward: plays by the heuristic that each title provides, as somebody of the title's cast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.bots.bot import Bot
from cuius.core.characters import NEUTRAL, Character
from cuius.core.errors import BadConfig
from cuius.core.title import Title


class Steward(Bot):
    """Plays by the title's heuristic, from the view alone; without a seed as nobody in particular."""

    def __init__(self, title: Title, seed: int | None = None) -> None:
        if title.steward is None:
            raise BadConfig(f"{title.name} has no steward; let another bot play.")
        self.choose = title.steward
        self.cast = None if seed is None else title.cast
        self.seed = seed or 0
        self.characters: dict[str, Character] = {}
        self.memory = {}

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        if self.cast is None:
            return self.choose(view, question)
        return self.choose(view, question, self.character(question["role"]))

    def character(self, role: str) -> Character:
        """Who plays this role."""
        known = self.characters.get(role)
        if known is None:
            known = self.characters[role] = self.cast.character(self.seed, role) if self.cast else NEUTRAL
        return known
