"""The journal: one row an answer, chance included, never changed and never removed.

The journal is the game. Undo is a row of its own that says how far play went back, so that rolls which
were taken back stay visible and their counters are never used again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from cuius.core.ids import word_of

CHANCE = "chance"
TABLE = "table"

FORCED = "forced"
ORDERED = "order"

UNDO = "undo"
SALT = "salt"
ORDER = "standing_order"
END = "end"
ASIDE = (SALT, ORDER)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row: who answered which question with what, and whether the runner did it for them."""

    by: str
    """A role, "chance", or "table" for what the table itself does (salt, undo, orders, end)."""
    key: str
    answer: Any
    auto: str = ""
    """"" if somebody chose, "forced" if nothing else was possible, "order" if a standing order answered."""
    to: tuple[str, ...] | None = None
    """Roles that may know the answer while the game runs; None means everybody."""

    @property
    def plays(self) -> bool:
        """Does it move the game on (as opposed to what the table does around it)?"""
        return self.by != TABLE

    @property
    def takes_back(self) -> bool:
        """Does play go back with it?"""
        return self.by == TABLE and self.key == UNDO

    def written(self) -> Any:
        """The answer as it is stored: words, faces, or what the table did."""
        if self.by == TABLE or (self.by == CHANCE and isinstance(self.answer, tuple)):
            return self.answer
        return word_of(self.answer)


class Journal:
    """All rows so far. Rows before the last checkpoint are shared between forks."""

    __slots__ = ("_past", "_recent", "chances", "length", "number")

    def __init__(self) -> None:
        self._past: tuple[Any, tuple[Entry, ...]] | None = None
        self._recent: list[Entry] = []
        self.length = 0
        self.chances = 0
        """How many rolls and draws were ever made: the counter of the chance source."""
        self.number = 0
        """The number of the next question: rows up to the last that played or took back."""

    def __len__(self) -> int:
        return self.length

    def append(self, entry: Entry) -> None:
        self._recent.append(entry)
        self.length = self.number = self.length + 1

    def append_aside(self, entry: Entry) -> None:
        """A row that leaves the open questions as they are: a salt, a standing order."""
        self._recent.append(entry)
        self.length += 1

    def seal(self) -> None:
        """Close the present stretch: forks will share it instead of copying it."""
        if self._recent:
            self._past = (self._past, tuple(self._recent))
            self._recent = []

    def fork(self) -> Journal:
        twin = Journal.__new__(Journal)
        twin._past = self._past
        twin._recent = self._recent[:]
        twin.length = self.length
        twin.chances = self.chances
        twin.number = self.number
        return twin

    def cut(self, length: int) -> None:
        """Forget rows that were never confirmed: a procedure failed while they were written."""
        kept = Journal.of(tuple(self)[:length])
        self._past, self._recent = None, kept._recent
        self.chances, self.length, self.number = kept.chances, kept.length, kept.number

    @classmethod
    def of(cls, rows: Iterable[Entry]) -> Journal:
        """The journal that holds these rows."""
        journal = cls()
        for row in rows:
            journal.chances += row.by == CHANCE
            (journal.append_aside if row.key in ASIDE and row.by == TABLE else journal.append)(row)
        return journal

    def since(self, number: int) -> list[Entry]:
        """The rows from this number on."""
        rows, past = list(self._recent), self._past
        while past is not None and self.length - len(rows) > number:
            past, stretch = past
            rows = [*stretch, *rows]
        return rows[number - self.length + len(rows) :]

    def __iter__(self) -> Iterator[Entry]:
        stretches: list[Iterable[Entry]] = [self._recent]
        past = self._past
        while past is not None:
            past, rows = past
            stretches.append(rows)
        for stretch in reversed(stretches):
            yield from stretch

    def salts(self) -> dict[str, str]:
        """What each seat added to the chance of the game."""
        return {row.answer[0]: row.answer[1] for row in self if row.by == TABLE and row.key == SALT}

    def counting(self) -> set[int]:
        """The numbers of the rows that count."""
        return {number for number, _ in self.line()}

    def line(self) -> list[tuple[int, Entry]]:
        """The rows that count, with their numbers: those that play and were not taken back."""
        line: list[tuple[int, Entry]] = []
        for number, entry in enumerate(self):
            if entry.plays:
                line.append((number, entry))
            elif entry.key == UNDO:
                while line and line[-1][0] >= entry.answer:
                    line.pop()
        return line
