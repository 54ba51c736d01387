"""Readers of values in a board's data files, each with its refusal; `path` says where the value stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.ids import Id, Names

NO_LIMIT = 999
"""As good as infinite: no number on a board is larger."""


def find(names: Names, word: Any, path: str) -> Id:
    if word not in names:
        raise BadBoard(f"{path} names {word!r}, which is no {names.kind.replace('_', ' ')}.")
    return names[word]


def find_in_order(names: Names, words: Iterable[Any], path: str) -> tuple[Id, ...]:
    """In the order given."""
    return distinct([find(names, w, path) for w in words], path)


def find_all(names: Names, words: Iterable[Any], path: str) -> tuple[Id, ...]:
    """In the order of the ids."""
    return tuple(sorted(find_in_order(names, words, path)))


def distinct(found: Iterable[Id], path: str) -> tuple[Id, ...]:
    ids = tuple(found)
    if len(set(ids)) != len(ids):
        raise BadBoard(f"{path} names something twice.")
    return ids


def whole(value: Any, path: str, least: int = 0, most: int = NO_LIMIT) -> int:
    if type(value) is not int or not least <= value <= most:
        span = f"from {least} to {most}" if most < NO_LIMIT else f"of at least {least}"
        raise BadBoard(f"{path} must be a whole number {span}, not {value!r}.")
    return value


def require_total(data: Mapping[str, Any], name: str, found: float) -> None:
    """Compares with what the data say under `totals`."""
    wanted = data["totals"][name]
    if abs(found - wanted) > 1e-6:
        raise BadBoard(
            f"The total of {name.replace('_', ' ')} must be {wanted}, and the board has {found:g}."
        )


def require_both_ways(links: Sequence[tuple[Id, ...]], ids: Iterable[Id], field: str) -> None:
    """Refuses links that lead to themselves or not back; `links` is indexed by the ids.

    `{}` in the path of the field stands for the word of the id: `province.{}.borders`.
    """
    for here in ids:
        for there in links[here]:
            path = field.format(here.word)
            if there == here:
                raise BadBoard(f"{path} leads back to itself.")
            if here not in links[there]:
                raise BadBoard(f"{path} leads to {there.word}, but nothing leads back.")
