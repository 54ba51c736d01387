"""Small readers of values, each with its refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import NO_LIMIT, distinct, find, find_all, whole
from cuius.core.ids import Id, Names
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS, NOBODY, PLACES, POWERS, ZONES


def find_or_nobody(names: Names, word: Any, path: str) -> int:
    return find(names, word, path) if word else NOBODY


def find_space(word: Any, path: str) -> Id:
    if word not in PLACES or PLACES[word] >= FIRST_SEA:
        raise BadBoard(f"{path} names {word!r}, which is no space.")
    return PLACES[word]


def find_spaces(words: Iterable[Any], path: str) -> tuple[Id, ...]:
    return distinct(sorted([find_space(w, path) for w in words]), path)


def find_seas(words: Iterable[Any], path: str) -> tuple[Id, ...]:
    found = find_all(PLACES, words, path)
    for place in found:
        if place < FIRST_SEA:
            raise BadBoard(f"{path} names {place.word!r}, which is no sea.")
    return found


def find_major(word: Any, path: str) -> Id:
    if word not in POWERS or POWERS[word] not in MAJORS:
        raise BadBoard(f"{path} names {word!r}, which is no major power.")
    return POWERS[word]


def find_zone(word: Any, path: str) -> int:
    return find_or_nobody(ZONES, word, path)


def by_major(values: dict[str, int], path: str) -> tuple[int, ...]:
    """A number a major power; those not named have none."""
    for word, value in values.items():
        find_major(word, path)
        whole(value, f"{path}.{word}")
    return tuple([values.get(p.word, 0) for p in MAJORS])


def wholes(values: Any, path: str, least: int = 0, most: int = NO_LIMIT) -> tuple[int, ...]:
    return tuple([whole(value, path, least, most) for value in values])


def one_of(value: Any, words: tuple[str, ...], path: str) -> str:
    if value not in words:
        raise BadBoard(f"{path} must be one of {', '.join(words)}, not {value!r}.")
    return str(value)


def require(wanted: Any, found: Any, what: str) -> None:
    if wanted != found:
        raise BadBoard(f"{what} must be {wanted}, and the board has {found}.")
