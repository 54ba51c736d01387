"""Live views: what a seat may know of a match, each field read when it is asked for.

Bots read a few fields of a view; a live view builds no others. It is valid until the match goes on: to read
a field of it later raises `StaleView`. What was read before stays as it was.

A bot that works out something costly keeps it in a `Memory`: `kept` gives it back as long as every field that
was read for it is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, TypeVar

from cuius.core.errors import StaleView
from cuius.core.match import Match
from cuius.core.view_fields import ColumnReader, MadeFrom, ViewFields

T = TypeVar("T")

Memory = dict[Hashable, tuple["LiveView", Any]]
"""What a bot keeps from one question to the next, each with the view that it was read from."""


class LiveView(Mapping[str, Any]):
    """The view of one seat, as a mapping of its fields."""

    __slots__ = (
        "_below",
        "_columns",
        "_fields",
        "_match",
        "_others",
        "_roles",
        "_rows",
        "_seat",
        "_seen",
        "_state",
        "memory",
    )

    def __init__(self, match: Match, seat: str | None, memory: Memory | None = None) -> None:
        self._match = match
        self._state = match.state
        self._rows = match.journal.length
        self._seat = seat
        self._roles = match.roles(seat)
        fields = match.title.view_fields
        self._fields: ViewFields | None = None if fields is None else fields(match.state)
        self._seen: dict[str, Any] = {} if self._fields is not None else match.view(seat)
        """The fields read so far; all of them, in a title that builds its views whole."""
        self._columns: dict[str, Any] = {}
        """The columns that some of them were made from, with what was in each."""
        self._others: list[str] = []
        """The names of those that have to be built again to be compared."""
        self._below: dict[Hashable, LiveView] = {}
        """The views that what is kept for everybody was made from, as far as this one was used for it."""
        self.memory = memory

    def __getitem__(self, name: str) -> Any:
        seen = self._seen
        if name in seen:
            return seen[name]
        self._refuse_if_stale(name)
        value = seen[name] = self._read(name)
        return value

    def __iter__(self) -> Iterator[str]:
        fields = self._fields
        return iter(self._seen if fields is None else (*fields.public, *fields.private))

    def __len__(self) -> int:
        fields = self._fields
        return len(self._seen) if fields is None else len(fields.public) + len(fields.private)

    def __contains__(self, name: object) -> bool:
        fields = self._fields
        return name in self._seen or (
            fields is not None and (name in fields.public or name in fields.private)
        )

    def _refuse_if_stale(self, name: object) -> None:
        if self._match.journal.length != self._rows or self._match.state is not self._state:
            raise StaleView(f"The game has gone on; read {name!r} from a new view.")

    def _read(self, name: str) -> Any:
        """One field of the present position."""
        fields, state = self._fields, self._state
        if fields is None:
            raise KeyError(name)
        read = fields.public.get(name)
        value = fields.private[name](state, self._roles) if read is None else read(state)
        if type(read) is ColumnReader:
            self._columns[read.name] = value
        elif type(read) is MadeFrom:
            for column in read.columns:
                if column not in self._columns:
                    self._columns[column] = detached(getattr(state, column))
        else:
            self._others.append(name)
        return value

    def twin(self) -> LiveView:
        """Another view of the same position for the same seat, of which nothing has been read."""
        return LiveView(self._match, self._seat, self.memory)

    def renew(self, now: LiveView) -> bool:
        """Go on with the position of another view, if every field read so far is the same there."""
        return self._roles == now._roles and self._goes_on(now)

    def _goes_on(self, now: LiveView) -> bool:
        """The same, if this is a view of the same seat or of somebody who only looks on."""
        fields, state = self._fields, now._state
        if fields is None or fields is not now._fields:
            return False
        for column, was in self._columns.items():
            if getattr(state, column) != was:
                return False
        for name in self._others:
            read = fields.public.get(name)
            value = fields.private[name](state, self._roles) if read is None else read(state)
            if value != self._seen[name]:
                return False
        for below in self._below.values():
            if not below._goes_on(now):
                return False
        self._match, self._state, self._rows = now._match, now._state, now._rows
        return True


def detached(column: Any) -> Any:
    """What is in a column now, whatever the state does later."""
    return column.copy() if isinstance(column, (list, bytearray)) else column


def kept(view: Mapping[str, Any], key: Hashable, make: Callable[[Mapping[str, Any]], T]) -> T:
    """`make(view)`, or what it made of an earlier view if nothing that was read for it has changed since.

    It may read the view that it is made of later on, and nothing else that changes. That view is its own:
    what else is read for the present question does not count.
    """
    if not isinstance(view, LiveView) or view.memory is None:
        return make(view)
    known = view.memory.get(key)
    if known is not None and known[0].renew(view):
        earlier: T = known[1]
        return earlier
    own = view.twin()
    made = make(own)
    view.memory[key] = (own, made)
    return made


def kept_for_all(view: Mapping[str, Any], key: Hashable, make: Callable[[Mapping[str, Any]], T]) -> T:
    """Likewise, of what everybody sees: thoughts of every seat may rest on it, and hold no longer.

    It is made of the view of somebody who only looks on: nothing in it can tell one seat about another.
    """
    if not isinstance(view, LiveView) or view.memory is None:
        return make(view)
    view._refuse_if_stale(key)
    known = view.memory.get(key)
    if known is None or not known[0]._goes_on(view):
        own = LiveView(view._match, None, view.memory)
        known = view.memory[key] = (own, make(own))
    view._below[key] = known[0]
    made: T = known[1]
    return made
