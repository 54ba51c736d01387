"""A steward: a few rules of thumb, from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import PASS
from cuius.titles.example.bot.weights import TABLE, weights_of

STRONGEST_FIRST = ("cannon", "company", "militia")


def steward(view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL) -> str:
    """March with the strongest card at the weakest gate, bar others' gates, bid what is left over."""
    options: list[str] = question["options"]
    key = question["key"]
    weights = weights_of(character.weights or TABLE, question["role"])
    if key == "march.card":
        return next(card for card in STRONGEST_FIRST if card in options)
    if key == "march.gate":
        return min(
            options, key=lambda gate: view["gates"][gate]["garrison"] / character.mood(view["round"], gate)
        )
    if key == "respond":
        return options[0]
    if key == "bid":
        return options[min(len(options) - 1, int(len(options) * weights.bid))]
    if key == "action":
        florins = view["florins"][question["role"]]
        return "march" if "march" in options and florins > weights.reserve else "collect"
    return PASS if PASS in options else options[-1]
