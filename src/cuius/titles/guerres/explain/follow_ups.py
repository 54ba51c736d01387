"""What an answer leads to asking at once, shown with the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.requests import Ask
from cuius.titles.guerres.phases.court.turns import open_actions


def of_a_character(ask: Ask, character: Any) -> Ask:
    """14.6-r1 A character tries one action."""
    g, faction = ask.args
    return Ask(faction, "court.action", open_actions, g, faction, character)


FOLLOW_UPS: Mapping[str, Callable[[Ask, Any], Ask | None]] = {"court.character": of_a_character}
