"""Small readers of values, each with its refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.ids import Id, Names
from cuius.titles.guerres.ids import NO_RANK, NOBODY, RANKS

MOST = 99


def find(names: Names, word: Any, path: str) -> Id:
    if word not in names:
        raise BadBoard(f"{path} names {word!r}, which is no {names.kind}.")
    return names[word]


def find_or_nobody(names: Names, word: Any, path: str) -> int:
    """The id, or nobody where the record leaves it empty."""
    return NOBODY if word == "" else find(names, word, path)


def find_all(names: Names, words: Iterable[Any], path: str) -> tuple[Id, ...]:
    found = tuple(find(names, w, path) for w in words)
    if len(set(found)) != len(found):
        raise BadBoard(f"{path} names something twice.")
    return tuple(sorted(found))


def one_of(words: tuple[str, ...], word: Any, path: str) -> int:
    """The place of a word in a short list."""
    if word not in words:
        raise BadBoard(f"{path} must be {' or '.join(words)}, not {word!r}.")
    return words.index(word)


def rank(letter: Any, path: str) -> int:
    """A letter A to D, or none."""
    if letter == "":
        return NO_RANK
    return one_of(tuple(word.upper() for word in RANKS.words), letter, path)


def whole(value: Any, path: str, least: int = 0, most: int = MOST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadBoard(f"{path} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def wholes(values: Any, path: str, many: int, least: int = 0, most: int = MOST) -> tuple[int, ...]:
    if not isinstance(values, list) or len(values) != many:
        raise BadBoard(f"{path} must be a list of {many} whole numbers, not {values!r}.")
    return tuple(whole(v, path, least, most) for v in values)


def flag(value: Any, path: str) -> bool:
    if type(value) is not bool:
        raise BadBoard(f"{path} must be true or false, not {value!r}.")
    return value


def require_total(data: dict[str, Any], name: str, found: int) -> None:
    wanted = data["totals"][name]
    if found != wanted:
        raise BadBoard(f"The total of {name.replace('_', ' ')} must be {wanted}, and the board has {found}.")


def require_both_ways(links: tuple[tuple[Id, ...], ...], names: Names, field: str) -> None:
    for here in names:
        for there in links[here]:
            path = f"{names.kind}.{here.word}.{field}"
            if there == here:
                raise BadBoard(f"{path} leads back to itself.")
            if here not in links[there]:
                raise BadBoard(f"{path} leads to {there.word}, but nothing leads back.")
