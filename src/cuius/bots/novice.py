"""The novice: a steward with moods, who does not look ahead and overlooks things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cuius.bots.heuristic import Steward
from cuius.core.characters import Character
from cuius.core.ids import PASS
from cuius.core.title import Title

SOFTNESS = 0.9
"""How far moods move a novice: what is worth half as much may seem better."""
SHORTSIGHTED = {"foresight": 0.0, "safety": 0.2}
OVERLOOKED = 0.25
"""The share of chances to do something that pass unnoticed."""


class Novice(Steward):
    """Takes what looks good at the moment, and misses chances; the same seed misses the same ones."""

    def __init__(self, title: Title, seed: int) -> None:
        super().__init__(title, seed)
        self.eye = Character("", "", {}, 0.0, seed)

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        options = question["options"]
        if PASS in options and len(options) > 1 and self.overlooks(view, question):
            return PASS
        return super().__call__(view, question)

    def overlooks(self, view: Mapping[str, Any], question: dict[str, Any]) -> bool:
        """Not seen now, not seen again while nothing has changed."""
        what = question["key"], question["options"], question.get("about")
        return self.eye.lot(view.get("turn", 0), what) < OVERLOOKED

    def character(self, role: str) -> Character:
        if role not in self.characters:
            somebody = super().character(role)
            traits = {**somebody.traits, **SHORTSIGHTED}
            self.characters[role] = msgspec.structs.replace(somebody, softness=SOFTNESS, traits=traits)
        return self.characters[role]
