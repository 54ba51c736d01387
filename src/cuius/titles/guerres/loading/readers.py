"""Small readers of values, each with its refusal."""

from __future__ import annotations

from typing import Any

from cuius.core import board_readers
from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find
from cuius.core.ids import Names
from cuius.titles.guerres.ids import NO_RANK, NOBODY, RANKS

MOST = 99


def find_or_nobody(names: Names, word: Any, path: str) -> int:
    """The id, or nobody where the record leaves it empty."""
    return NOBODY if word == "" else find(names, word, path)


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
    return board_readers.whole(value, path, least, most)


def wholes(values: Any, path: str, many: int, least: int = 0, most: int = MOST) -> tuple[int, ...]:
    if not isinstance(values, list) or len(values) != many:
        raise BadBoard(f"{path} must be a list of {many} whole numbers, not {values!r}.")
    return tuple(whole(v, path, least, most) for v in values)


def flag(value: Any, path: str) -> bool:
    if type(value) is not bool:
        raise BadBoard(f"{path} must be true or false, not {value!r}.")
    return value
