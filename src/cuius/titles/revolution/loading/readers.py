"""Small readers of values, each with its refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.ids import Id, Names
from cuius.titles.revolution.board import NO_LIMIT
from cuius.titles.revolution.ids import (
    COUNTRYSIDES,
    PLACES,
)


def find(names: Names, word: Any, path: str) -> Id:
    if word not in names:
        raise BadBoard(f"{path} names {word!r}, which is no {names.kind}.")
    return names[word]


def find_all(names: Names, words: Iterable[Any], path: str) -> tuple[Id, ...]:
    found = tuple(find(names, w, path) for w in words)
    if len(set(found)) != len(found):
        raise BadBoard(f"{path} names something twice.")
    return tuple(sorted(found))


def find_settlement(word: Any, path: str) -> Id:
    if word not in PLACES or PLACES[word] in COUNTRYSIDES:
        raise BadBoard(f"{path} names {word!r}, which is no city or town.")
    return PLACES[word]


def whole(value: Any, path: str, least: int = 0, most: int = NO_LIMIT) -> int:
    if type(value) is not int or not least <= value <= most:
        span = f"from {least} to {most}" if most < NO_LIMIT else f"of at least {least}"
        raise BadBoard(f"{path} must be a whole number {span}, not {value!r}.")
    return value


def parts(value: Any, per: int, path: str) -> int:
    """A decimal as a whole number of parts: hundredths, halves."""
    number = round(value * per)
    if value < 0 or abs(number - value * per) > 1e-6:
        raise BadBoard(f"{path} must be a multiple of 1/{per}, not {value!r}.")
    return number


def require_total(data: dict[str, Any], name: str, found: float) -> None:
    wanted = data["totals"][name]
    if abs(found - wanted) > 1e-6:
        raise BadBoard(
            f"The total of {name.replace('_', ' ')} must be {wanted}, and the board has {found:g}."
        )


def require_both_ways(links: tuple[tuple[Id, ...], ...], names: Names, field: str) -> None:
    for here in names:
        for there in links[here]:
            path = f"{names.kind}.{here.word}.{field}"
            if there == here:
                raise BadBoard(f"{path} leads back to itself.")
            if here not in links[there]:
                raise BadBoard(f"{path} leads to {there.word}, but nothing leads back.")
