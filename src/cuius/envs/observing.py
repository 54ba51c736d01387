"""What the seats of one table observe, kept up to date from one decision to the next.

Most answers change a column or two. The fields of a view are built one by one, and it is noted which columns
each of them was made from: while those are the same, so is the field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.state import BaseState
from cuius.core.view_fields import ColumnReader, ViewFields
from cuius.envs.encoding import Amounts, EncodedFields, Encoder, Vector, new_vector, slots_of


class Field(NamedTuple):
    """A field of the view of everybody (None) or of one seat."""

    seat: str | None
    name: str


class ReadRecorder:
    """Finds out which columns of a state a function reads."""

    def __init__(self, kind: type[BaseState]) -> None:
        self.kind = kind
        self.columns = frozenset(kind.fields)
        read = self._read = set[str]()

        recorders = {name: property(recording_getter(kind, name, read)) for name in kind.fields}
        metaclass: Any = type(kind)
        self._recording: Any = metaclass(kind.__name__, (kind,), recorders)

    def call(self, function: Callable[[Any], Any], state: BaseState) -> tuple[Any, frozenset[str]]:
        """What the function makes of a state, and the columns that it read."""
        self._read.clear()
        state.__class__ = self._recording
        try:
            made = function(state)
        finally:
            state.__class__ = self.kind
        return made, frozenset(self._read)


def recording_getter(kind: type[BaseState], name: str, read: set[str]) -> Callable[[Any], Any]:
    get, note = getattr(kind, name).__get__, read.add

    def getter(state: Any) -> Any:
        note(name)
        return get(state)

    return getter


class TableObserver:
    """What the seats of one match observe, one at a time, in a row of numbers that is kept up to date."""

    def __init__(
        self, match: Match, encoder: Encoder, row: Vector, recorder: ReadRecorder | None = None
    ) -> None:
        """`recorder` is one of the same kind of state, from an earlier match."""
        self.match = match
        self.encoder = encoder
        fields = match.title.view_fields
        self.fields = ViewFields({}) if fields is None else fields(match.state)
        """None of its own: the title builds its views whole."""
        known = recorder is not None and recorder.kind is type(match.state)
        self.recorder = recorder if recorder is not None and known else ReadRecorder(type(match.state))
        self._seen = match.state.clone()
        """The position when somebody last looked."""
        public = self.fields.public
        self._copied = {name for name, read in public.items() if is_copy(read, name)}
        """Columns that everybody sees as they are."""
        self._made_from: dict[Field, frozenset[str]] = {}
        """What each of the other fields is made from."""
        self._makes: dict[str, set[Field]] = {column: set() for column in self.recorder.columns}
        """The same by column."""
        self._outdated: dict[str | None, set[str]] = {None: public.keys() - self._copied}
        """Fields to be built again, by seat."""
        row[:] = 0
        self._row, self._slots = row, slots_of(row)
        self._is_open = bool(public) and not self.fields.private
        """Do all seats see the same? Then the row itself is kept up to date."""
        self._question_in_row: Amounts = ()
        self._public, slots = (row, self._slots) if self._is_open else new_vector(encoder.features)
        self._public_fields = EncodedFields(encoder, slots)
        self._own: dict[str, tuple[EncodedFields, Vector]] = {}
        """The fields that depend on the seat, and their sum."""
        for name in self._copied:
            self._public_fields.set(name, getattr(self._seen, name))

    def observe(self, seat: str, question: Question | None) -> None:
        """Make the row what a seat with this open question observes."""
        if self.fields.public:
            self._note_changes()
            self._rebuild(None, self._public_fields)
        slots = self._slots
        if self._is_open:
            for slot, amount in self._question_in_row:
                slots[slot] -= amount
        else:
            np.add(self._public, self._own_view(seat), out=self._row)
        asked: Amounts = ()
        if question is not None:
            ask = question.ask
            asked = self.encoder.encode_question(question.role, ask.key, ask.about)
        for slot, amount in asked:
            slots[slot] += amount
        self._question_in_row = asked

    def _own_view(self, seat: str) -> Vector:
        """The sum of what only this seat sees; of its whole view, if the title builds views whole."""
        if seat not in self._own:
            vector, slots = new_vector(self.encoder.features)
            self._own[seat] = EncodedFields(self.encoder, slots), vector
            self._outdated[seat] = set(self.fields.private)
        fields, vector = self._own[seat]
        if self.fields.public:
            self._rebuild(seat, fields)
        else:
            fields.update(self.match.view(seat))
        return vector

    def _note_changes(self) -> None:
        for column in self.match.state.update_copy(self._seen):
            if column in self._copied:
                self._public_fields.set(column, getattr(self._seen, column))
            for field in self._makes[column]:
                self._outdated[field.seat].add(field.name)

    def _rebuild(self, seat: str | None, encoded: EncodedFields) -> None:
        outdated = self._outdated[seat]
        if outdated:
            for name in outdated:
                encoded.set(name, self._build(Field(seat, name)))
            outdated.clear()

    def _build(self, field: Field) -> Any:
        """Build a field, and note what it is made from."""
        if field.seat is None:
            read = self.fields.public[field.name]
        else:
            read = partial(read_own, self.fields.private[field.name], self.match.roles(field.seat))
        made, columns = self.recorder.call(read, self._seen)
        before = self._made_from.get(field, frozenset())
        if columns != before:
            for column in before - columns:
                self._makes[column].discard(field)
            for column in columns - before:
                self._makes[column].add(field)
            self._made_from[field] = columns
        return made


def is_copy(read: Callable[[Any], Any], name: str) -> bool:
    """Does this show the column of the same name as it is?"""
    if type(read) is attrgetter:
        return read.__reduce__() == (attrgetter, (name,))
    return type(read) is ColumnReader and read.name == name


def read_own(read: Callable[[Any, tuple[str, ...]], Any], roles: tuple[str, ...], state: BaseState) -> Any:
    return read(state, roles)
