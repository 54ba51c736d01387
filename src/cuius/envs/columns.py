"""What the seats of one table observe in a title's columns, kept up to date from one decision to the next.

The row has the columns of `Title.columns`, which the learned value reads too. A part that belongs to a role
is zero for all who do not hold it. Each part, and each piece of a table, is read again only when a field of
the state changed that it may be read from, and a piece that has a basis only when that is another than
before; and of ids and tables only those columns are written that changed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuius.core.columns import ColumnPart, Columns, Piece
from cuius.core.events import plain_argument
from cuius.core.ids import Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.state import make_update_copy
from cuius.envs.encoding import MOST_KEPT, OptionIds, changed_places

QUESTION = 8
"""Numbers that tell who is asked what: the role, the question, and up to six things it is about."""
NO_NUMBERS = [0] * QUESTION
KEY_IDS, ABOUT_IDS = OptionIds("key"), OptionIds("about")
ABOUT_BY_WORD: dict[tuple[str, str, str | int], int] = {}
"""The id of what a question was about, by its name there, its kind and its word; numbers have no kind."""

Row = NDArray[np.float32]


class Shown:
    """Numbers that are read together, and where the row shows them."""

    def __init__(self, read: Callable[[Any], Any], row: Row, start: int, end: int) -> None:
        self.read = read
        self.start, self.end = start, end
        buffer: Any = row
        self.slots: Any = memoryview(buffer)
        """The row, to be changed number by number: so that is much quicker."""
        self.is_outdated = True
        """Has a field changed since it was read?"""
        self.is_shown = False
        self.is_public = True
        """Does everybody know it?"""
        self.content: Any = None
        """What was last read."""

    def update(self, state: Any) -> None:
        """Make the row show what the state says."""
        before = self.content if self.is_shown else None
        if self.is_outdated:
            self.content = self.read(state)
            self.is_outdated = False
        self.write(self.content, before)
        self.is_shown = True

    def write(self, content: Any, before: Any) -> None:
        """Write the content into the row, which shows what was before it, or zeros (None)."""
        raise NotImplementedError

    def hide(self) -> None:
        self.slots[self.start : self.end] = array("f", bytes(4 * (self.end - self.start)))
        self.is_shown = False


class ShownPart(Shown):
    """A part that is read at once."""

    def __init__(self, part: ColumnPart, row: Row, start: int) -> None:
        super().__init__(part.read, row, start, start + part.width)


class ShownIds(ShownPart):
    """Of the columns of each id the one for its value is one."""

    def __init__(self, part: ColumnPart, row: Row, start: int) -> None:
        super().__init__(part, row, start)
        first = start - part.first
        self.places = list(range(first, first + part.width, part.values))
        """By id: the column for zero."""

    def write(self, content: Any, before: Any) -> None:
        slots, places = self.slots, self.places
        if before is None:
            for place, value in zip(places, content, strict=True):
                slots[place + value] = 1.0
        else:
            for number in changed_places(before, content):
                place = places[number]
                slots[place + before[number]] = 0.0
                slots[place + content[number]] = 1.0


class ShownMembers(ShownPart):
    """The columns of members are one."""

    def write(self, content: Any, before: Any) -> None:
        slots, start = self.slots, self.start
        for member in before or ():
            slots[start + member] = 0.0
        for member in content:
            slots[start + member] = 1.0

    def hide(self) -> None:
        self.write((), self.content)
        self.is_shown = False


class ShownAmounts(ShownPart):
    """A column for each small count."""

    def __init__(self, part: ColumnPart, row: Row, start: int) -> None:
        super().__init__(part, row, start)
        self.counts = bytearray(part.width)
        """As last read; a list becomes bytes twice as fast in a bytearray that is there."""
        self.numbers = np.frombuffer(self.counts, np.uint8)
        """The same, for NumPy."""
        self.shown: Any = row[self.start : self.end]
        """Where the row has them."""

    def write(self, content: Any, before: Any) -> None:
        self.counts[:] = content
        self.shown[:] = self.numbers


class ShownNumbers(ShownPart):
    """Plain numbers."""

    def write(self, content: Any, before: Any) -> None:
        if content != before:
            self.slots[self.start : self.end] = array("f", content)


class ShownPiece(Shown):
    """Some columns of a table of plain numbers."""

    def __init__(self, part: ColumnPart, piece: Piece, row: Row, start: int) -> None:
        super().__init__(piece.read, row, start, start + part.width)
        self.places = [
            slice(start + place.start, start + place.stop, place.step)
            for place in piece.places(part.rows, part.width // part.rows)
        ]
        """Where each column is."""
        self.basis = piece.basis
        self.known: Any = None
        """The basis of what was last read."""

    def update(self, state: Any) -> None:
        self.is_outdated = False
        if self.basis is not None:
            known, self.known = self.known, self.basis(state)
            if self.known == known:
                return
        before, self.content = self.content, self.read(state)
        for number, column in enumerate(self.content):
            if before is None or column != before[number]:
                self.slots[self.places[number]] = array("f", column)


class ShownSums(Shown):
    """Some columns of a table that are sums of amounts: they are added up in the row itself."""

    def __init__(self, part: ColumnPart, piece: Piece, row: Row, start: int, amounts: Row) -> None:
        end = start + part.width
        super().__init__(piece.read, row, start, end)
        self.amounts = amounts
        """Where the row shows the amounts; they are brought up to date before."""
        rows, columns = part.rows, piece.columns
        self.sums: Any = row[start:end].reshape(rows, -1)[:, columns[0] : columns[-1] + 1]
        """The columns."""
        every = range(len(amounts))
        by_row = zip(*piece.groups, strict=True)
        self.weights = weights_of(
            tuple([every[group] for groups in by_row for group in groups]), len(amounts)
        )
        """By row and column: one for each of the amounts that counts."""
        self.added = np.zeros(len(self.weights), np.float32)
        self.columns_added = self.added.reshape(self.sums.shape)
        """The sums as last added up."""

    def update(self, state: Any) -> None:
        self.weights.dot(self.amounts, self.added)
        self.sums[:] = self.columns_added
        self.is_outdated = False


@cache
def weights_of(counted: tuple[range, ...], amounts: int) -> Row:
    """A line for each of these sums: one for each of so many amounts that counts. All tables share them."""
    weights = np.zeros((len(counted), amounts), np.float32)
    for line, places in zip(weights, counted, strict=True):
        line[places] = 1.0
    return weights


def shown_parts(columns: Columns, part: ColumnPart, row: Row) -> Iterator[tuple[Shown, frozenset[str]]]:
    """What of a part is read by itself, and from which fields of the state."""
    start = columns.starts[part.name]
    for piece in part.pieces:
        if piece.groups:
            (field,) = piece.fields
            yield ShownSums(part, piece, row, start, row[columns.place_of(field)]), piece.fields
        else:
            yield ShownPiece(part, piece, row, start), piece.fields
    if part.pieces:
        return
    yield SHOWN[part.kind](part, row, start), part.fields


SHOWN: dict[str, type[ShownPart]] = {
    "ids": ShownIds,
    "members": ShownMembers,
    "amounts": ShownAmounts,
    "numbers": ShownNumbers,
}


class ColumnObserver:
    """What the seats of one match observe, one at a time, in a row of numbers that is kept up to date."""

    def __init__(self, match: Match, columns: Columns, row: Row) -> None:
        self.match = match
        self._update_copy = updater_of(type(match.state), columns.fields)
        self._seen = match.state.clone()
        """The position when somebody last looked, in the fields that are read."""
        row[:] = 0.0
        self._made_from: dict[str, list[Shown]] = {name: [] for name in columns.fields}
        """By field of the state: what is read from it."""
        self._own: dict[str, list[Shown]] = {role: [] for role in columns.roles}
        """By role: what belongs to it."""
        self._is_open = not any(part.role for part in columns.parts)
        """Does everybody know everything?"""
        self._roles: tuple[str, ...] = ()
        """Whose knowledge the row shows."""
        for part in columns.parts:
            for shown, fields in shown_parts(columns, part, row):
                for name in fields:
                    self._made_from[name].append(shown)
                if part.role:
                    shown.is_public = False
                    self._own[part.role].append(shown)
                else:
                    shown.update(self._seen)

    def follow(self, match: Match) -> None:
        """Observe the next match of the same table: the row changes where it differs from the last."""
        self.match = match

    def observe(self, seat: str) -> None:
        """Make the row what this seat observes."""
        outdated: list[Shown] = []
        for name in self._update_copy(self.match.state, self._seen):
            for shown in self._made_from[name]:
                if not shown.is_outdated:
                    shown.is_outdated = True
                    if shown.is_public:
                        outdated.append(shown)
        for shown in outdated:
            shown.update(self._seen)
        if not self._is_open:
            self._show_own(self.match.roles(seat))

    def _show_own(self, roles: tuple[str, ...]) -> None:
        """Show what these roles alone know, and nothing that belongs to others."""
        for role in self._roles:
            if role not in roles:
                for shown in self._own[role]:
                    shown.hide()
        self._roles = roles
        for role in roles:
            for shown in self._own[role]:
                if shown.is_outdated or not shown.is_shown:
                    shown.update(self._seen)


@cache
def updater_of(kind: Any, fields: frozenset[str]) -> Callable[[Any, Any], list[str]]:
    """What brings these fields of a copy up to date, in the order of the state."""
    return make_update_copy(kind, [name for name in kind.fields if name in fields])


def question_numbers(question: Question, roles: dict[str, int]) -> list[int]:
    """Who is asked what: the number of the role from 1 on, and ids of the question and what it is about.

    An id is the same wherever the same thing is asked or meant, and never 0; things beyond the sixth are left
    out, and zeros stand for those that there are not.
    """
    ask = question.ask
    found = [roles[question.role], KEY_IDS[ask.key]]
    if ask.about:
        for name, value in ask.about.items():
            found.append(about_id(name, value))
    return (found + NO_NUMBERS)[:QUESTION]


def about_id(name: str, value: Any) -> int:
    """The id of something that a question is about."""
    kind = type(value)
    if kind is Id:
        meant = name, value.kind, value.word
    elif kind is int:
        meant = name, "", value
    else:
        return ABOUT_IDS[f"{name}={plain_argument(value)}"]
    known = ABOUT_BY_WORD.get(meant)
    if known is None:
        known = ABOUT_IDS[f"{name}={plain_argument(value)}"]
        if len(ABOUT_BY_WORD) < MOST_KEPT:
            ABOUT_BY_WORD[meant] = known
    return known
