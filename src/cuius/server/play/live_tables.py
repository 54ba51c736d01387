"""Running tables in memory: each a match, a lock, and the people at its seats."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.charts import ChartRecorder, ChartSeries
from cuius.core.journal import SALT, TABLE
from cuius.core.match import Match
from cuius.server.errors import NotFound
from cuius.server.play.publish.observation_cache import Moment
from cuius.server.play.replication import follow
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable
from cuius.server.tables.journal_store import load_match, read_rows
from cuius.server.tables.seats import SeatSnapshot, days_off_of, load_seats

RUNNING = ("running", "finished", "ended")
KEPT = 512
"""How many tables are kept in memory; the others are loaded again when somebody looks."""

LONG = 200
"""A journal of so many rows is played again by a thread beside, so that other tables need not wait."""


class Live:
    """A table that is being played or looked at."""

    __slots__ = (
        "_chronicle",
        "_moment",
        "answers",
        "days_off",
        "doubtful",
        "gone",
        "id",
        "lock",
        "match",
        "named",
        "seats",
        "table",
    )

    def __init__(
        self, table: GameTable, match: Match, seats: dict[str, SeatSnapshot], answers: set[str]
    ) -> None:
        self.id = table.id
        self.table = table
        self.match = match
        self.lock = asyncio.Lock()
        """Held while the match and the database may differ; look at the match only under it."""
        self.seats = seats
        self.answers = answers
        """Ids of answers that were taken: a repeated one is confirmed, not played again."""
        self.days_off: dict[str, list[int]] = {}
        """Weekdays (0 = Monday) on which a seat's time stands still."""
        self.named = 0
        """Up to which row the position was last kept by its name, to compare a replay with."""
        self.gone = False
        """Has memory dropped it? Then it may be ahead of the database: nobody plays on with it."""
        self.doubtful = False
        """May another node have played on?"""
        self._moment: Moment | None = None
        self._chronicle: ChartRecorder | None = None

    def moment(self) -> Moment:
        """How the match looks now, worked out once for everybody who looks."""
        if self._moment is None or self._moment.rows != len(self.match.journal):
            self._moment = Moment(self.match, self._moment)
        return self._moment

    def course(self) -> ChartSeries | None:
        """The course of the game for its charts; only what is new since the last time is played again."""
        charts = self.match.title.charts
        if charts is None:
            return None
        if self._chronicle is None:
            self._chronicle = ChartRecorder(self.match, charts)
        return self._chronicle.update(self.match)

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
                live = self._lives.get(table_id)
                if live is None:
                    live = self._lives[table_id] = await self._load(table_id)
            self._loading.pop(table_id, None)
            self._forget_surplus()
        if not live.gone:
            self._lives.move_to_end(table_id)
        return live

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """The table under its lock, as the database has it, for as long as the block lasts."""
        while True:
            live = await self.get(table_id)
            async with live.lock:
                if live.doubtful and not live.gone:
                    await self.catch_up(live)
                if not live.gone:
                    yield live
                    return

    async def catch_up(self, live: Live) -> None:
        """Play what other nodes have played; for whoever holds the lock."""
        live.doubtful = False
        try:
            async with self.database.reading() as session:
                rows = await read_rows(session, live.id, len(live.match.journal))
                await self._reread(session, live)
        except BaseException:
            live.doubtful = True
            raise
        if follow(live.match, rows):
            live.answers.update(r.answer_id for r in rows if r.answer_id is not None)
        else:
            self.forget(live.id)

    def forget(self, table_id: str) -> None:
        """Drop what memory holds of a table: the database knows better."""
        live = self._lives.pop(table_id, None)
        if live is not None:
            live.gone = True

    def heard(self, table_id: str, rows: int) -> None:
        """Some node says that a table has so many rows."""
        live = self._lives.get(table_id)
        if live is not None and len(live.match.journal) < rows:
            live.doubtful = True

    def doubt_all(self) -> None:
        """News may have been missed: look at the database before believing memory."""
        for live in self._lives.values():
            live.doubtful = True

    async def refresh(self, table_id: str) -> None:
        """Who sits where, the clocks and the pace may have changed elsewhere: read them, not the journal."""
        live = self._lives.get(table_id)
        if live is not None:
            async with live.lock:
                await self.reread(live)

    async def reread(self, live: Live) -> None:
        """The same, for whoever holds the lock."""
        async with self.database.reading() as session:
            await self._reread(session, live)

    async def _reread(self, session: AsyncSession, live: Live) -> None:
        table = await session.get(GameTable, live.id)
        if table is None:
            self.forget(live.id)
            return
        live.table = table
        live.seats = await load_seats(session, live.id)
        live.days_off = await days_off_of(session, live.id)

    def __len__(self) -> int:
        return len(self._lives)

    def known(self, table_id: str) -> Live | None:
        return self._lives.get(table_id)

    def _forget_surplus(self) -> None:
        for table_id in list(self._lives)[: max(0, len(self._lives) - self.kept)]:
            if not self._lives[table_id].lock.locked():
                self.forget(table_id)

    async def _load(self, table_id: str) -> Live:
        async with self.database.reading() as session:
            table = await session.get(GameTable, table_id)
            if table is None or table.status not in RUNNING:
                raise NotFound("There is no game being played at this table.")
            rows = await read_rows(session, table_id)
            seats = await load_seats(session, table_id)
            days_off = await days_off_of(session, table_id)
        salts = {r.answer[0]: r.answer[1] for r in rows if r.by == TABLE and r.key == SALT}
        answers = {r.answer_id for r in rows if r.answer_id is not None}
        if len(rows) < LONG:
            match = load_match(table, rows, salts)
        else:
            match = await asyncio.to_thread(load_match, table, rows, salts)
        live = Live(table, match, seats, answers)
        live.days_off = days_off
        live.doubtful = True  # somebody may have sat down, or another node played on, while we read
        return live
