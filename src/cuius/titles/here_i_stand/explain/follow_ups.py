"""What an answer leads to asking at once, shown with the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.ids import PASS
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.phases.action.impulse import AS_POINTS, actions_with, manners


def of_a_card(ask: Ask, card: Any) -> Ask | None:
    """11-r2 A card is played for its points or as an event."""
    g, power = ask.args
    return None if card == PASS else Ask(power, "impulse.manner", manners, g, power, card)


def of_a_manner(ask: Ask, manner: Any) -> Ask | None:
    """11.1-r1 Its points pay for actions."""
    g, power, card = ask.args
    return Ask(power, "action", actions_with, g, power, card) if manner == AS_POINTS else None


FOLLOW_UPS: Mapping[str, Callable[[Ask, Any], Ask | None]] = {
    "impulse.card": of_a_card,
    "impulse.manner": of_a_manner,
}
