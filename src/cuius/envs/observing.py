"""What the seats of one table observe, kept up to date from one decision to the next.

Most answers change a column or two. The fields of a view are built one by one, and it is noted which columns
each of them was made from: while those are the same, so is the field.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from cuius.core.match import Match
from cuius.core.state import BaseState
from cuius.envs.encoding import EncodedFields, Encoder, Vector


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

        class Recording(kind):  # type: ignore[valid-type, misc]
            """The same state, while its reads are recorded."""

            def __getattribute__(self, name: str) -> Any:
                read.add(name)
                return object.__getattribute__(self, name)

        self._recording = Recording

    def call(self, function: Callable[[Any], Any], state: BaseState) -> tuple[Any, frozenset[str]]:
        """What the function makes of a state, and the columns that it read."""
        self._read.clear()
        state.__class__ = self._recording
        try:
            made = function(state)
        finally:
            state.__class__ = self.kind
        return made, self.columns.intersection(self._read)


class TableObserver:
    """The encoded views of the seats of one match."""

    def __init__(self, match: Match, encoder: Encoder, recorder: ReadRecorder | None = None) -> None:
        """`recorder` is one of the same kind of state, from an earlier match."""
        self.match = match
        self.encoder = encoder
        fields = match.title.view_fields
        self.fields = None if fields is None else fields(match.state)
        known = recorder is not None and recorder.kind is type(match.state)
        self.recorder = recorder if recorder is not None and known else ReadRecorder(type(match.state))
        self._seen = match.state.clone()
        """The position when somebody last looked."""
        self._encoded: dict[str | None, EncodedFields] = {}
        self._made_from: dict[Field, frozenset[str]] = {}
        self._makes: dict[str, set[Field]] = {column: set() for column in self.recorder.columns}
        """Which fields are made from a column."""
        self._outdated: dict[str | None, set[str]] = {}
        """Fields to be built again, by seat."""

    def write_view(self, seat: str, vector: Vector) -> None:
        """The view of a seat, into a vector."""
        if self.fields is None:
            encoded = self._encoded.get(seat) or self._encoded.setdefault(seat, EncodedFields(self.encoder))
            encoded.update(self.match.view(seat))
            np.copyto(vector, encoded.vector)
            return
        for column in self.match.state.update_copy(self._seen):
            for field in self._makes[column]:
                self._outdated[field.seat].add(field.name)
        public = self._current(None)
        if self.fields.private:
            np.add(public.vector, self._current(seat).vector, out=vector)
        else:
            np.copyto(vector, public.vector)

    def _current(self, seat: str | None) -> EncodedFields:
        """The fields of everybody, or the own ones of a seat, as they are now."""
        encoded = self._encoded.get(seat)
        if encoded is None:
            assert self.fields is not None
            encoded = self._encoded[seat] = EncodedFields(self.encoder)
            self._outdated[seat] = set(self.fields.public if seat is None else self.fields.private)
        outdated = self._outdated[seat]
        if outdated:
            for name in outdated:
                encoded.set(name, self._build(Field(seat, name)))
            outdated.clear()
        return encoded

    def _build(self, field: Field) -> Any:
        """Build a field, and note what it is made from."""
        assert self.fields is not None
        if field.seat is None:
            function = self.fields.public[field.name]
        else:
            own = self.fields.private[field.name]
            function = partial(call_with, own, self.match.roles(field.seat))
        made, columns = self.recorder.call(function, self._seen)
        before = self._made_from.get(field, frozenset())
        if columns != before:
            for column in before - columns:
                self._makes[column].discard(field)
            for column in columns - before:
                self._makes[column].add(field)
            self._made_from[field] = columns
        return made


def call_with(
    function: Callable[[Any, tuple[str, ...]], Any], roles: tuple[str, ...], state: BaseState
) -> Any:
    return function(state, roles)
