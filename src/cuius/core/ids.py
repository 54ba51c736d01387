"""Ids: small integers inside, stable words at the edges.

An `Id` is an integer that knows its word. It indexes columns like any integer, and it is written as
its word in journals, records, views and on the wire. `Names` is the frozen table of one kind of id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

PASS = "pass"
"""The answer that declines whatever was offered."""


class Id(int):
    """An integer with a word: `CALAIS` indexes a column and is written "calais"."""

    word: str
    kind: str

    def __new__(cls, number: int, word: str, kind: str) -> Id:
        self = super().__new__(cls, number)
        self.word = word
        self.kind = kind
        return self

    def __repr__(self) -> str:
        return f"<{self.kind} {self.word}>"

    def __str__(self) -> str:
        return self.word

    def __reduce__(self) -> tuple[Any, ...]:
        return (Id, (int(self), self.word, self.kind))


class Names:
    """The ids of one kind, in order: `SPACES["calais"]` and `SPACES[17]` are the same id."""

    __slots__ = ("_by_word", "ids", "kind")

    def __init__(self, kind: str, words: Iterable[str]) -> None:
        self.kind = kind
        self.ids: tuple[Id, ...] = tuple(Id(n, w, kind) for n, w in enumerate(words))
        self._by_word = {i.word: i for i in self.ids}
        if len(self._by_word) != len(self.ids):
            raise ValueError(f"two ids of kind {kind} share a word")

    def __getitem__(self, what: int | str) -> Id:
        return self.ids[what] if isinstance(what, int) else self._by_word[what]

    def __contains__(self, word: object) -> bool:
        return word in self._by_word

    def __iter__(self) -> Iterator[Id]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(i.word for i in self.ids)


def word_of(answer: object) -> str:
    """The stable word of an option: an id's word, a number's digits, a word itself."""
    if type(answer) is Id:
        return answer.word
    return answer if type(answer) is str else str(answer)
