"""25.2 How a diplomatic card does something.

    @diplomatic(DIP_PLAGUE, rule="25-k209")
    def plague(g, player): ...

A card can always be played; what cannot be carried out of it is left out (25.2-r5). It ends with None, or
with KEPT if it has put its card away itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cuius.core.ids import Id
from cuius.core.requests import Proc

Effect = Callable[..., Proc[Any]]


class Diplomatic(msgspec.Struct, frozen=True):
    """What a diplomatic card does for the player who lays it."""

    card: Id
    rule: str
    play: Effect


DIPLOMACY: dict[int, Diplomatic] = {}


def diplomatic(card: Id, *, rule: str) -> Callable[[Effect], Effect]:
    """Declare a diplomatic card."""

    def declare(play: Effect) -> Effect:
        if card in DIPLOMACY:
            raise ValueError(f"{card} is declared twice")
        DIPLOMACY[card] = Diplomatic(card, rule, play)
        return play

    return declare
