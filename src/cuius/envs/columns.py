"""What the seats of one table observe in a title's columns, kept up to date from one decision to the next.

The row has the columns of `Title.columns`, which the learned value reads too. A part that belongs to a role
is zero for all who do not hold it. Each part is read again only when a field of the state changed that it was
read from.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuius.core.columns import ColumnPart, Columns
from cuius.core.events import plain_argument
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.envs.encoding import OptionIds
from cuius.envs.observing import ReadRecorder

QUESTION = 8
"""Numbers that tell who is asked what: the role, the question, and up to six things it is about."""
KEY_IDS, ABOUT_IDS = OptionIds("key"), OptionIds("about")

Row = NDArray[np.float32]


class PartInRow:
    """Where a part is, and what of it the row shows."""

    def __init__(self, part: ColumnPart, start: int) -> None:
        self.read, self.role, self.kind = part.read, part.role, part.kind
        self.start, self.end = start, start + part.width
        self.first = start - part.first
        self.values = part.values
        self.made_from = part.fields
        """Fields of the state; if the title does not name them, those of the last reading."""
        self.is_recorded = not part.fields
        self.is_outdated = True
        self.is_shown = False
        self.content: Any = None
        """What was last read."""
        self.ones: list[int] = []
        """Of ids and members: the columns that are one in the row."""

    def show(self, row: Row, slots: Any) -> None:
        """Write the content into the row."""
        content, start, end = self.content, self.start, self.end
        self.is_shown = True
        if self.kind == "ids":
            self.set_ids(slots, content)
        elif self.kind == "members":
            self.set_members(slots, [start + one for one in content])
        elif self.kind == "amounts":
            row[start:end] = np.frombuffer(bytes(content), np.uint8)
        else:
            slots[start:end] = array("f", content)

    def set_ids(self, slots: Any, content: Any) -> None:
        """One column of each id is one; few ids change at a time."""
        place, values = self.first, self.values
        ones = [place + number * values + value for number, value in enumerate(content)]
        if len(self.ones) == len(ones):
            for old, new in zip(self.ones, ones, strict=True):
                if old != new:
                    slots[old], slots[new] = 0.0, 1.0
            self.ones = ones
        else:
            self.set_members(slots, ones)

    def set_members(self, slots: Any, ones: list[int]) -> None:
        for old in self.ones:
            slots[old] = 0.0
        for new in ones:
            slots[new] = 1.0
        self.ones = ones

    def hide(self, row: Row) -> None:
        row[self.start : self.end] = 0.0
        self.ones = []
        self.is_shown = False


class ColumnObserver:
    """What the seats of one match observe, one at a time, in a row of numbers that is kept up to date."""

    def __init__(
        self, match: Match, columns: Columns, row: Row, recorder: ReadRecorder | None = None
    ) -> None:
        """`recorder` is one of the same kind of state, from an earlier match."""
        self.match = match
        known = recorder is not None and recorder.kind is type(match.state)
        self.recorder = recorder if recorder is not None and known else ReadRecorder(type(match.state))
        self._seen = match.state.clone()
        """The position when somebody last looked."""
        parts = [PartInRow(part, columns.starts[part.name]) for part in columns.parts]
        self._public = [part for part in parts if not part.role]
        self._private = [part for part in parts if part.role]
        self._makes: dict[str, set[PartInRow]] = {name: set() for name in self.recorder.columns}
        """Field of the state -> the parts that are read from it."""
        for part in parts:
            for name in part.made_from:
                self._makes[name].add(part)
        self._outdated = set(self._public)
        row[:] = 0.0
        buffer: Any = row
        self._row, self._slots = row, memoryview(buffer)

    def observe(self, seat: str) -> None:
        """Make the row what this seat observes."""
        outdated = self._outdated
        for name in self.match.state.update_copy(self._seen):
            for part in self._makes[name]:
                part.is_outdated = True
                if not part.role:
                    outdated.add(part)
        for part in outdated:
            self._read(part)
            part.show(self._row, self._slots)
        outdated.clear()
        if self._private:
            roles = self.match.roles(seat)
            for part in self._private:
                if part.role not in roles:
                    if part.is_shown:
                        part.hide(self._row)
                elif part.is_outdated or not part.is_shown:
                    self._read(part)
                    part.show(self._row, self._slots)

    def _read(self, part: PartInRow) -> None:
        """Read a part anew, and note from what."""
        if not part.is_outdated:
            return
        part.is_outdated = False
        if not part.is_recorded:
            part.content = part.read(self._seen)
            return
        part.content, made_from = self.recorder.call(part.read, self._seen)
        before = part.made_from
        if made_from != before:
            for name in before - made_from:
                self._makes[name].discard(part)
            for name in made_from - before:
                self._makes[name].add(part)
            part.made_from = made_from


def question_numbers(question: Question, roles: dict[str, int]) -> list[int]:
    """Who is asked what: the number of the role from 1 on, and ids of the question and what it is about.

    An id is the same wherever the same thing is asked or meant, and never 0; things beyond the sixth are left
    out.
    """
    ask = question.ask
    found = [roles[question.role], KEY_IDS[ask.key]]
    if ask.about:
        for name, value in ask.about.items():
            found.append(ABOUT_IDS[f"{name}={plain_argument(value)}"])
    return found[:QUESTION]
