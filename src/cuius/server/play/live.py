"""Running tables in memory: each a match, a lock, and the people at its seats."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from cuius.core.journal import SALT, TABLE
from cuius.core.match import Match
from cuius.server.errors import NotFound
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.rows import load_match, read_rows
from cuius.server.tables.seats import days_off_of, seats_of

RUNNING = ("running", "finished", "ended")
KEPT = 256
"""How many tables are kept in memory; the others are loaded again when somebody looks."""


class Live:
    """A table that is being played or looked at."""

    __slots__ = ("answers", "days_off", "id", "lock", "match", "seats", "table")

    def __init__(self, table: GameTable, match: Match, seats: Iterable[Seat], answers: set[str]) -> None:
        self.id = table.id
        self.table = table
        self.match = match
        self.lock = asyncio.Lock()
        """Held while the match and the database may differ; look at the match only under it."""
        self.seats = {seat.seat: seat for seat in seats}
        self.answers = answers
        """Ids of answers that were taken: a repeated one is confirmed, not played again."""
        self.days_off: dict[str, list[int]] = {}
        """Weekdays (0 = Monday) on which a seat's time stands still."""

    def held_by(self, user_id: str | None) -> tuple[str, ...]:
        """The seats of a person."""
        if user_id is None:
            return ()
        return tuple(name for name, seat in self.seats.items() if seat.user_id == user_id)

    def asked(self) -> list[str]:
        """Seats that have a question to answer, each once."""
        return list(dict.fromkeys(q.seat for q in self.match.questions))

    def asked_automatically(self) -> str | None:
        """A seat with an open question that the program answers."""
        return next(
            (name for name in self.asked() if self.seats[name].bot or self.seats[name].autopilot), None
        )


class Lives:
    """All tables in memory, the least recently used forgotten first."""

    def __init__(self, database: Database, kept: int = KEPT) -> None:
        self.database = database
        self.kept = kept
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> Live:
        """The table, from memory or from its rows."""
        live = self._lives.get(table_id)
        if live is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                live = self._lives.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        self._lives[table_id] = live
        self._lives.move_to_end(table_id)
        self._forget_surplus()
        return live

    def forget(self, table_id: str) -> None:
        """Drop what memory holds of a table: the database knows better."""
        self._lives.pop(table_id, None)

    async def refresh(self, table_id: str) -> None:
        """Who sits where, the clocks and the pace may have changed elsewhere: read them, not the journal."""
        live = self._lives.get(table_id)
        if live is not None:
            async with live.lock:
                await self.reread(live)

    async def reread(self, live: Live) -> None:
        """The same, for whoever holds the lock."""
        async with self.database.reading() as session:
            table = await session.get(GameTable, live.id)
            if table is None:
                self.forget(live.id)
                return
            live.table = table
            live.seats = {seat.seat: seat for seat in await seats_of(session, live.id)}
            live.days_off = await days_off_of(session, live.id)

    def __len__(self) -> int:
        return len(self._lives)

    def known(self, table_id: str) -> Live | None:
        return self._lives.get(table_id)

    def _forget_surplus(self) -> None:
        for table_id in list(self._lives)[: max(0, len(self._lives) - self.kept)]:
            if not self._lives[table_id].lock.locked():
                del self._lives[table_id]

    async def _load(self, table_id: str) -> Live:
        async with self.database.reading() as session:
            table = await session.get(GameTable, table_id)
            if table is None or table.status not in RUNNING:
                raise NotFound("There is no game being played at this table.")
            rows = await read_rows(session, table_id)
            seats = await seats_of(session, table_id)
            days_off = await days_off_of(session, table_id)
        salts = {r.answer[0]: r.answer[1] for r in rows if r.by == TABLE and r.key == SALT}
        answers = {r.answer_id for r in rows if r.answer_id is not None}
        live = Live(table, load_match(table, rows, salts), seats, answers)
        live.days_off = days_off
        return live
