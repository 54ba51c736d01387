"""Running tables in memory: each a match, a lock, and the people at its seats."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.charts import ChartProgress, ChartSeries
from cuius.core.errors import TookTooLong
from cuius.core.journal import SALT, TABLE
from cuius.core.match import Match
from cuius.core.observation import Observation
from cuius.core.progress import TimeLimit
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, NotFound, TableFrozen
from cuius.server.pass_delay import DEFAULT_PASS_DELAY, PassDelay
from cuius.server.play.replication import replay_rows
from cuius.server.slices import STEP_SECONDS, SlicedWork
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable
from cuius.server.tables.days_off import DaysOff
from cuius.server.tables.journal_store import IncompatibleRules, StoredRow, load_match, read_rows
from cuius.server.tables.seats import SeatSnapshot, is_unattended, load_seats, wishes_of
from cuius.server.tables.visibility import is_known, refuse_unseen

log = structlog.get_logger("cuius.tables")

TOO_SLOW = "This game does not fit the rules that are installed now; tell the keeper."

CLOSED = "ended"
"""The status of a table that was closed before its game was over."""

IMPORTED = "imported"
"""The status of a record that somebody has brought along: to be looked at, not played."""

RUNNING = ("running", "finished", CLOSED, IMPORTED)
LOAD_AGAIN_SECONDS = 600.0
"""How long a game that could not be loaded, because its rules spin, is not tried again: that holds up all."""

CAPACITY = 512
"""How many tables are kept in memory; the others are loaded again when somebody looks."""


class KnownCharts(NamedTuple):
    """The charts of a table as they were last worked out, when its journal had so many rows."""

    rows: int = -1
    series: ChartSeries | None = None
    progress: ChartProgress | None = None
    """What was collected up to a milestone, to continue from."""


class LiveTable:
    """A table that is being played or looked at."""

    __slots__ = (
        "_observation",
        "answer_ids",
        "charts",
        "days_off",
        "digested_rows",
        "evicted",
        "id",
        "lock",
        "match",
        "pass_delay_default",
        "seats",
        "stale",
        "table",
        "too_slow_to_try",
        "windows",
    )

    def __init__(
        self,
        table: GameTable,
        match: Match,
        seats: dict[str, SeatSnapshot],
        answer_ids: set[str],
        pass_delay: PassDelay = DEFAULT_PASS_DELAY,
    ) -> None:
        self.id = table.id
        self.table = table
        self.match = match
        self.lock = asyncio.Lock()
        """Held while the match and the database may differ; look at the match only under it."""
        self.seats = seats
        self.answer_ids = answer_ids
        """Ids of answers that were taken: a repeated one is confirmed, not played again."""
        self.days_off: dict[str, DaysOff] = {}
        """Weekdays (0 = Monday) on which a seat's time stands still."""
        self.windows: dict[str, dict[str, str]] = {}
        """What the holders of the seats want to be asked; see `Preferences.windows`."""
        self.pass_delay_default = pass_delay
        self.too_slow_to_try = -1
        """With how many rows the rules took too long to try answers out; they are not asked again there."""
        self.digested_rows = 0
        """Up to which row the position was last kept by its name, to compare a replay with."""
        self.evicted = False
        """Has memory dropped it? Then it may be ahead of the database: nobody plays on with it."""
        self.stale = False
        """May another node have played on?"""
        self._observation: Observation | None = None
        self.charts = KnownCharts()

    def observation(self) -> Observation:
        """How the match looks now, built once for everybody who looks."""
        if self._observation is None or self._observation.rows != len(self.match.journal):
            self._observation = Observation(self.match, self._observation, keep=True)
        return self._observation

    @property
    def pass_delay(self) -> PassDelay:
        """The least and the most seconds before an automatic answer that must not come at once."""
        least, most = self.table.pace.get("pass_delay") or self.pass_delay_default
        return least, most

    def is_halted(self) -> bool:
        """Can nothing be played here for now, or ever?"""
        table = self.table
        over = table.status in (CLOSED, IMPORTED)
        stopped = table.incident_id is not None or table.paused_at is not None or over
        return stopped or is_unattended(self.seats.values())

    def refuse_unplayable(self, even_paused: bool = False) -> None:
        """Nothing is played at a table that is frozen, closed or paused."""
        if self.table.incident_id is not None:
            raise frozen(self)
        if self.table.status == CLOSED:
            raise Conflict("This table was closed; nobody plays here any more.")
        if self.table.status == IMPORTED:
            raise Conflict("This is a record to look at; play on from it at a table of its own.")
        if self.table.unattended and not even_paused:
            raise Conflict("Nobody attends this table, so it waits; return to your seat first.")
        if self.table.paused_at is not None and not even_paused:
            raise Conflict("The table is paused; resume it first.")

    def held_by(self, user_id: str | None) -> tuple[str, ...]:
        """The seats of a person."""
        if user_id is None:
            return ()
        return tuple(name for name, seat in self.seats.items() if seat.user_id == user_id)

    def refuse_conceded(self, seat: str) -> None:
        """Who has given up a seat no longer plays there."""
        if seat in self.seats and self.seats[seat].resigned:
            raise Conflict("You have conceded here; the steward plays on for you.")

    def asked_seats(self) -> list[str]:
        """Seats that have a question to answer, each once."""
        return list(dict.fromkeys(q.seat for q in self.match.questions))

    def automatic_seat(self) -> str | None:
        """A seat with an open question that the program answers."""
        return next(
            (name for name in self.asked_seats() if self.seats[name].bot or self.seats[name].autopilot), None
        )


def frozen(live: LiveTable) -> TableFrozen:
    return TableFrozen(f"The rules failed here; play stands still. Incident {live.table.incident_id}.")


class LiveTables:
    """All tables in memory, the least recently used forgotten first."""

    def __init__(
        self, database: Database, kept: int = CAPACITY, pass_delay: PassDelay = DEFAULT_PASS_DELAY
    ) -> None:
        self.database = database
        self.kept = kept
        self.pass_delay = pass_delay
        self.sliced_work = SlicedWork()
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._spinning: dict[str, float] = {}
        """When tables were tried to be loaded whose rules spin."""

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from its rows."""
        live = self._lives.get(table_id)
        if live is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                live = self._lives.get(table_id)
                if live is None:
                    live = self._lives[table_id] = await self._load(table_id)
            self._loading.pop(table_id, None)
            self._forget_surplus()
        if not live.evicted:
            self._lives.move_to_end(table_id)
        return live

    async def get_visible(self, person: Person, table_id: str, invitation: str = "") -> LiveTable:
        """The table, if this person may see it at all."""
        live = await self.get(table_id)
        if not is_known(live.table, live.seats.values(), person, invitation):
            async with self.database.reading() as session:
                await refuse_unseen(session, live.table, live.seats.values(), person)
        return live

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table under its lock, as the database has it, for as long as the block lasts."""
        while True:
            live = await self.get(table_id)
            async with live.lock:
                if live.stale and not live.evicted:
                    await self.catch_up(live)
                if not live.evicted:
                    yield live
                    return

    async def catch_up(self, live: LiveTable) -> None:
        """Play what other nodes have played; for whoever holds the lock."""
        live.stale = False
        try:
            async with self.database.reading() as session:
                rows = await read_rows(session, live.id, len(live.match.journal))
                await self._read_seats(session, live)
        except BaseException:
            live.stale = True
            raise
        with TimeLimit(STEP_SECONDS):
            replayed = replay_rows(live.match, rows)
        if replayed:
            live.answer_ids.update(r.answer_id for r in rows if r.answer_id is not None)
        else:
            self.evict(live.id)

    def evict(self, table_id: str) -> None:
        """Drop what memory holds of a table: the database knows better."""
        live = self._lives.pop(table_id, None)
        if live is not None:
            live.evicted = True

    def note_rows(self, table_id: str, rows: int) -> None:
        """Some node says that a table has so many rows."""
        live = self._lives.get(table_id)
        if live is not None and len(live.match.journal) < rows:
            live.stale = True

    def mark_all_stale(self) -> None:
        """News may have been missed: look at the database before believing memory."""
        for live in self._lives.values():
            live.stale = True

    async def reload_seats(self, table_id: str) -> None:
        """Who sits where, the clocks and the pace may have changed elsewhere: read them, not the journal."""
        live = self._lives.get(table_id)
        if live is not None:
            async with live.lock:
                await self.reload_seats_locked(live)

    async def reload_seats_locked(self, live: LiveTable) -> None:
        """The same, for whoever holds the lock."""
        async with self.database.reading() as session:
            await self._read_seats(session, live)

    async def _read_seats(self, session: AsyncSession, live: LiveTable) -> None:
        table = await session.get(GameTable, live.id)
        if table is None:
            self.evict(live.id)
            return
        seats, wishes = await load_seats(session, live.id), await wishes_of(session, live.id)
        live.table, live.seats, live.days_off, live.windows = table, seats, *wishes

    def __len__(self) -> int:
        return len(self._lives)

    def cached(self, table_id: str) -> LiveTable | None:
        return self._lives.get(table_id)

    def _forget_surplus(self) -> None:
        surplus = len(self._lives) - self.kept
        for table_id in list(self._lives)[:surplus] if surplus > 0 else ():
            if not self._lives[table_id].lock.locked():
                self.evict(table_id)

    async def _replay(self, table: GameTable, rows: Sequence[StoredRow], salts: dict[str, str]) -> Match:
        spun_at = self._spinning.get(table.id)
        if spun_at is not None and monotonic() - spun_at < LOAD_AGAIN_SECONDS:
            raise IncompatibleRules(TOO_SLOW)
        try:
            match = await self.sliced_work.run(load_match(table, rows, salts))
        except TookTooLong:
            log.error("table.spins", table=table.id)
            self._spinning[table.id] = monotonic()
            raise IncompatibleRules(TOO_SLOW) from None
        self._spinning.pop(table.id, None)
        return match

    async def _load(self, table_id: str) -> LiveTable:
        async with self.database.reading() as session:
            table = await session.get(GameTable, table_id)
            if table is None or table.status not in RUNNING:
                raise NotFound("There is no game being played at this table.")
            rows = await read_rows(session, table_id)
            seats = await load_seats(session, table_id)
            wishes = await wishes_of(session, table_id)
        salts = {r.answer[0]: r.answer[1] for r in rows if r.by == TABLE and r.key == SALT}
        answers = {r.answer_id for r in rows if r.answer_id is not None}
        match = await self._replay(table, rows, salts)
        live = LiveTable(table, match, seats, answers, self.pass_delay)
        live.days_off, live.windows = wishes
        live.stale = True  # somebody may have sat down, or another node played on, while we read
        return live
