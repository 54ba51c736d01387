"""What seats with a passion prefer, in the questions of each title: `TITLE.toml` beside this file.

A pattern is `KEY:WORD`, both with the wildcards of file names: `action:move_*` is every move among the
actions, and `move.*:*` any answer but a declining one to a question about a move.
"""

from __future__ import annotations

import re
import tomllib
from fnmatch import translate
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent
DECLINES = ("pass", "done", "stop", "none", "no", "cancel", "decline", "refuse", "stay", "rest")
"""Words that decline in any title."""


class Tastes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of one title, as they are written."""

    declines: tuple[str, ...] = ()
    """Further words that decline."""
    windows: tuple[str, ...] = ("respond*:*",)
    """Answers that respond to what somebody else does."""
    passion: dict[str, tuple[str, ...]] = {}
    """The name of a passion, and the answers it prefers."""


class Patterns:
    """Some patterns, and which answers they match."""

    def __init__(self, patterns: tuple[str, ...], declines: frozenset[str]) -> None:
        pairs = [pattern.split(":") for pattern in patterns]
        self.rules = [(re.compile(translate(key)), re.compile(translate(word)), word) for key, word in pairs]
        self.declines = declines
        self.known: dict[tuple[str, str], bool] = {}

    def among(self, key: str, words: tuple[str, ...]) -> list[str]:
        """The words that match as answers to a question of this key."""
        return [word for word in words if self.match(key, word)]

    def match(self, key: str, word: str) -> bool:
        found = self.known.get((key, word))
        if found is None:
            found = self.known[key, word] = any(
                of_key.match(key) and of_word.match(word) and not (glob == "*" and word in self.declines)
                for of_key, of_word, glob in self.rules
            )
        return found


class TitleTastes:
    """The patterns of one title, ready to be matched."""

    def __init__(self, tastes: Tastes) -> None:
        declining = frozenset((*DECLINES, *tastes.declines))
        self.declines = declining
        self.windows = Patterns(tastes.windows, declining)
        self.passions = {name: Patterns(found, declining) for name, found in tastes.passion.items()}


@cache
def tastes_of(title: str) -> TitleTastes:
    """The patterns of the title of that name; a title without a file has windows and no passions."""
    path = FOLDER / f"{title}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return TitleTastes(msgspec.convert(data, Tastes))
