"""Open event streams on this node, and the tables that each of them follows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any


class EventStream:
    """One program that listens."""

    def __init__(self, user_id: str) -> None:
        self.user_id = user_id
        self.tables: set[str] = set()
        self.told: dict[str, list[Any]] = {}
        """Of each table, the questions that the program has been told of and that were open then."""
        self.tables_stale = True
        """Must the tables of the person be read anew?"""
        self.check_again = False
        """Must it be looked at now whether session and token still hold?"""
        self.woken = asyncio.Event()
        self._moved: set[str] = set()

    def follow(self, tables: Iterable[str]) -> None:
        """These are the person's tables; each is looked at once."""
        self.tables_stale = False
        self.tables = set(tables)
        self.told = {table: told for table, told in self.told.items() if table in self.tables}
        self._moved |= self.tables

    def wake(self, table_id: str | None = None) -> None:
        """Something happened at a table; without one, anywhere."""
        if table_id is None:
            self.tables_stale = True
        else:
            self._moved.add(table_id)
        self.woken.set()

    def changed_tables(self) -> list[str]:
        """The tables at which something happened since the last time."""
        self.woken.clear()
        moved, self._moved = sorted(self._moved & self.tables), set()
        if self.tables_stale:
            self.woken.set()
        return moved


class EventStreams:
    """All streams of this node."""

    def __init__(self) -> None:
        self._open: set[EventStream] = set()

    @contextmanager
    def open(self, user_id: str) -> Iterator[EventStream]:
        stream = EventStream(user_id)
        self._open.add(stream)
        try:
            yield stream
        finally:
            self._open.discard(stream)

    def of(self, user_id: str) -> int:
        """How many a person has open."""
        return sum(stream.user_id == user_id for stream in self._open)

    def check_again(self, user_id: str) -> None:
        """The sessions and tokens of a person may have been removed."""
        for stream in self._open:
            if stream.user_id == user_id:
                stream.check_again = True
                stream.woken.set()

    def table_changed(self, table_id: str) -> None:
        """Something happened at a table."""
        for stream in self._open:
            if table_id in stream.tables:
                stream.wake(table_id)

    def seats_changed(self) -> None:
        """Somebody sat down or stood up somewhere, or messages may have been missed."""
        for stream in self._open:
            stream.wake()
