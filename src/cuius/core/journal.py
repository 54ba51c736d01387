"""The journal: one row per answer, chance included, append-only.

The journal is the game. An undo is a row of its own that says how far play went back, so that undone rolls
stay visible and their counters are never used again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from cuius.core.ids import word_of

CHANCE = "chance"
TABLE = "table"

FORCED = "forced"
ORDERED = "order"
BY_SETTING = "setting"
IN_SEQUENCE = "sequence"

UNDO = "undo"
SALT = "salt"
ORDER = "standing_order"
END = "end"
ORIGIN = "origin"
"""The game goes on from a position of another: so many of the rows that follow were taken over from there."""
METADATA = (SALT, ORDER, ORIGIN)
"""Keys of table rows that leave the open questions as they are."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row: who answered which question with what, and whether the runner answered for them."""

    by: str
    """A role, "chance", or "table" for what the table itself does (salt, origin, undo, orders, end)."""
    key: str
    answer: Any
    auto: str = ""
    """"" if somebody chose, "sequence" if they chose it together with the answer before; "forced" if nothing
    else was possible, "order" if a standing order answered, "setting" if the table did, as its holder set."""
    to: tuple[str, ...] | None = None
    """Roles that may know the answer while the game runs; None means everybody."""

    @property
    def plays(self) -> bool:
        """Is it an answer or chance, as opposed to something the table did around play?"""
        return self.by != TABLE

    @property
    def was_asked(self) -> bool:
        """Did the game wait for it? It does not for chance, forced answers and standing orders."""
        return self.by != CHANCE and self.auto not in (FORCED, ORDERED)

    @property
    def was_chosen(self) -> bool:
        """Did somebody choose it, rather than the runner, an order or a setting?"""
        return self.by != CHANCE and self.auto in ("", IN_SEQUENCE)

    @property
    def is_metadata(self) -> bool:
        """Does it leave the open questions as they are: a salt, an origin, a standing order?"""
        return self.by == TABLE and self.key in METADATA

    @property
    def is_undo(self) -> bool:
        """Does play go back with this row?"""
        return self.by == TABLE and self.key == UNDO

    def plain_answer(self) -> Any:
        """The answer as it is stored: a word, the faces of a roll, or the data of a table row."""
        if self.by == TABLE or (self.by == CHANCE and isinstance(self.answer, tuple)):
            return self.answer
        return word_of(self.answer)


class FrozenRows(NamedTuple):
    """Rows that never change, and those before them; shared by all forks."""

    before: FrozenRows | None
    rows: tuple[Entry, ...]
    chances: int
    """How many rolls and draws there are up to their end."""


PIECE = 256
"""Pieces of frozen rows are joined until they are so long: a row is found soon, and few are copied."""

FEW = 8
"""How many rows are looked at together where the first or second of them is likely to be the one."""

JournalMark = tuple[FrozenRows | None, list[Entry], int, int, int, int]
"""Where a journal ends: its frozen rows, the list of recent ones, how many of these count, the counters."""


class Journal:
    """All rows so far, or those from row `first` on. Forks share the rows before the last checkpoint."""

    __slots__ = ("_first_chances", "_past", "_recent", "chances", "first", "length", "number")

    def __init__(self) -> None:
        self.first = 0
        """The number of the first row it holds; earlier ones are only counted."""
        self._first_chances = 0
        """How many rolls and draws were made before it."""
        self._past: FrozenRows | None = None
        self._recent: list[Entry] = []
        self.length = 0
        self.chances = 0
        """How many rolls and draws were made, undone ones included: the counter of the chance source."""
        self.number = 0
        """The number of the next question: the length of the journal without trailing metadata rows."""

    def __len__(self) -> int:
        return self.length

    def append(self, entry: Entry) -> None:
        self._recent.append(entry)
        self.length = self.number = self.length + 1

    def append_metadata(self, entry: Entry) -> None:
        """Append a row that leaves the open questions as they are: a salt, a standing order."""
        self._recent.append(entry)
        self.length += 1

    def freeze(self) -> None:
        """Freeze the rows so far: forks share them instead of copying them."""
        if not self._recent:
            return
        before, rows = self._past, tuple(self._recent)
        while before is not None and len(before.rows) <= len(rows) < PIECE:
            rows = before.rows + rows
            before = before.before
        self._past = FrozenRows(before, rows, self.chances)
        self._recent = []

    def fork(self) -> Journal:
        copy = Journal.__new__(Journal)
        copy._past = self._past
        copy._recent = self._recent[:]
        copy.first = self.first
        copy._first_chances = self._first_chances
        copy.length = self.length
        copy.chances = self.chances
        copy.number = self.number
        return copy

    def mark(self) -> JournalMark:
        """The present end, for `return_to`."""
        return self._past, self._recent, len(self._recent), self.length, self.chances, self.number

    def return_to(self, mark: JournalMark) -> None:
        """Drop rows that were never confirmed because a procedure failed while they were written."""
        self._past, recent, count, self.length, self.chances, self.number = mark
        self._recent = recent[:count]

    @classmethod
    def of(cls, rows: Iterable[Entry], first: int = 0, chances: int = 0) -> Journal:
        """The journal that holds these rows, after `first` others with so many rolls and draws among them."""
        journal, held = cls(), tuple(rows)
        journal.first = journal.length = first
        journal.chances = journal._first_chances = chances
        for start in range(0, len(held), PIECE):
            journal._extend(held[start : start + PIECE])
        journal._count_questions()
        return journal

    def _extend(self, rows: tuple[Entry, ...]) -> None:
        """Add a piece of frozen rows."""
        self.length += len(rows)
        self.chances += count_chances(rows)
        self._past = FrozenRows(self._past, rows, self.chances)

    def _count_questions(self) -> None:
        self.number = self.length
        for row in self._backwards():
            if not row.is_metadata:
                break
            self.number -= 1

    def until(self, number: int) -> Journal:
        """The journal as it was before this row; it shares most rows with this one."""
        past, end = self._past, self.length - len(self._recent)
        rows = tuple(self._recent[: max(0, number - end)])
        while past is not None and end > number:
            end -= len(past.rows)
            rows = past.rows[: max(0, number - end)]
            past = past.before
        copy = Journal()
        copy.first, copy.length = self.first, min(end, number)
        copy._past, copy._first_chances = past, self._first_chances
        copy.chances = self._first_chances if past is None else past.chances
        if rows:
            copy._extend(rows)
        copy._count_questions()
        return copy

    def chances_before(self, number: int) -> int:
        """How many rolls and draws were made before this row."""
        return self.until(number).chances

    def since(self, number: int) -> list[Entry]:
        """The rows from this number on."""
        return self.between(number, self.length)

    def between(self, number: int, end: int) -> list[Entry]:
        """The rows from this number on, before row `end`."""
        found: list[Sequence[Entry]] = []
        last = self.length
        for rows in self._pieces():
            first = last - len(rows)
            if first < end:
                found.append(rows[max(0, number - first) : end - first])
            if first <= number:
                break
            last = first
        return list(chain.from_iterable(reversed(found)))

    def follows_automatically(self, number: int) -> bool:
        """Did the first row of play from this number on follow without an answer of a seat?"""
        while number < self.length:
            for row in self.between(number, number + FEW):
                if not row.is_metadata:
                    return not row.was_asked
            number += FEW
        return False

    def _pieces(self) -> Iterator[Sequence[Entry]]:
        """All rows, in pieces from the last to the first."""
        yield self._recent
        past = self._past
        while past is not None:
            yield past.rows
            past = past.before

    def _backwards(self) -> Iterator[Entry]:
        return chain.from_iterable(map(reversed, self._pieces()))

    def __iter__(self) -> Iterator[Entry]:
        return chain.from_iterable(reversed(list(self._pieces())))

    def salts(self) -> dict[str, str]:
        """The salt of each seat."""
        return {row.answer[0]: row.answer[1] for row in self if row.by == TABLE and row.key == SALT}

    def active_rows(self) -> list[tuple[int, Entry]]:
        """The rows of play that were not undone, with their numbers."""
        return active_rows(self, self.first)

    def active_from_the_end(self) -> Iterator[tuple[int, Entry]]:
        """The same from the last to the first, one by one."""
        number = undone = self.length
        for row in self._backwards():
            number -= 1
            if row.is_undo:
                undone = min(undone, row.answer)
            elif row.by != TABLE and number < undone:
                yield number, row


def taken_over(rows: Iterable[Entry]) -> range:
    """The numbers of the rows that come from another game; none if this one began with the set-up."""
    for number, row in enumerate(rows):
        if row.by == TABLE and row.key == ORIGIN:
            return range(number + 1, number + 1 + row.answer)
        if row.plays:
            break
    return range(0)


def count_chances(rows: Iterable[Entry]) -> int:
    """How many of these rows are rolls and draws."""
    return sum([row.by == CHANCE for row in rows])


def active_rows(rows: Iterable[Entry], first: int = 0) -> list[tuple[int, Entry]]:
    """The rows of play among these that were not undone, with their numbers from `first` on."""
    active: list[tuple[int, Entry]] = []
    for number, entry in enumerate(rows, first):
        if entry.by != TABLE:
            active.append((number, entry))
        elif entry.key == UNDO:
            while active and active[-1][0] >= entry.answer:
                active.pop()
    return active
