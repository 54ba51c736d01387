"""Small readers of values, each with its refusal."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.ids import Id
from cuius.titles.revolution.ids import (
    COUNTRYSIDES,
    PLACES,
)


def find_settlement(word: Any, path: str) -> Id:
    if word not in PLACES or PLACES[word] in COUNTRYSIDES:
        raise BadBoard(f"{path} names {word!r}, which is no city or town.")
    return PLACES[word]


def parts(value: Any, per: int, path: str) -> int:
    """A decimal as a whole number of parts: hundredths, halves."""
    number = round(value * per)
    if value < 0 or abs(number - value * per) > 1e-6:
        raise BadBoard(f"{path} must be a multiple of 1/{per}, not {value!r}.")
    return number
