"""The steward: plays by the heuristic that each title provides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.bots.bot import Bot
from cuius.core.errors import BadConfig
from cuius.core.title import Title


class Steward(Bot):
    """Plays by the title's heuristic, from the view alone."""

    def __init__(self, title: Title) -> None:
        if title.steward is None:
            raise BadConfig(f"{title.name} has no steward; let another bot play.")
        self.choose = title.steward
        self.memory = {}

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        return self.choose(view, question)
