"""The one path of all play: answers of people, bots, orders and the clock come through here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from cuius.core.errors import CuiusError, Refused, RulesBroken, StaleNumber, WrongKey, WrongSeat
from cuius.core.match import Match
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, RequestRefused, TableFrozen
from cuius.server.metrics import UNKNOWN, record_failed_answer, record_stored_answer
from cuius.server.play.bots import Thinkers
from cuius.server.play.clocks.clock import run_clocks
from cuius.server.play.live_tables import Live, Lives
from cuius.server.play.persistence import Outdated, clock_values, keep, keep_now, new_rows, note_standing
from cuius.server.play.publish.pubsub import News
from cuius.server.secrets import new_id
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable

log = structlog.get_logger("cuius.play")

Act = Callable[[Match], None]
"""Something done to a match: an answer, an undo, an order."""

Also = Callable[[Connection], None]
"""Something written in the same transaction as a change, such as why it was made."""

Moved = Callable[[Live, list[str]], None]
"""Hears of every change once it is kept, with the seats that were asked before it."""

Broken = Callable[[str, str, dict[str, object]], None]
"""Hears of failing rules: the number of the incident, the table, and all that is known."""

CLOSED = "ended"
"""The status of a table that was closed before its game was over."""

BEHIND = 20
"""How often in a row somebody else may be faster."""


class RaceLost(Exception):
    """Another node wrote these rows first."""


class Hub:
    """Running tables, and everything that may happen at them."""

    def __init__(self, database: Database, news: News, clock: Clock = time.time) -> None:
        self.database = database
        self.news = news
        self.clock = clock
        self.lives = Lives(database)
        self.thinkers = Thinkers()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._changing: set[asyncio.Task[Live]] = set()
        self.on_kept: Callable[[Live], None] = lambda live: None
        """Is called under the lock, once a change is kept: whoever watches here is shown it at once."""
        self.on_moved: Moved = lambda live, asked: None
        self.on_broken: Broken = log_broken

    async def answer(
        self, table_id: str, seat: str, number: int, key: str, answer: Any, answer_id: str | None = None
    ) -> Live:
        """A seat answers. Sent twice under the same id it is played once."""
        return await self.change(table_id, lambda match: match.answer(seat, number, key, answer), answer_id)

    async def change(
        self,
        table_id: str,
        act: Act,
        answer_id: str | None = None,
        even_paused: bool = False,
        also: Also | None = None,
    ) -> Live:
        """Do something to a match and keep it: whole, before anybody is told, or not at all.

        Once begun it is brought to its end, even if whoever asked goes away: what is kept must be told.
        """
        changing = asyncio.create_task(self._change_and_tell(table_id, act, answer_id, even_paused, also))
        self._changing.add(changing)
        changing.add_done_callback(self._changing.discard)
        return await asyncio.shield(changing)

    async def _change_and_tell(
        self, table_id: str, act: Act, answer_id: str | None, even_paused: bool, also: Also | None
    ) -> Live:
        live = await self._change(table_id, act, answer_id, even_paused, also)
        self.drive(live)
        return live

    async def _change(
        self,
        table_id: str,
        act: Act,
        answer_id: str | None,
        even_paused: bool = False,
        also: Also | None = None,
    ) -> Live:
        """Change a table, and record outcome and duration in the metrics."""
        started = time.perf_counter()
        try:
            live = await self._change_unmeasured(table_id, act, answer_id, even_paused, also)
        except BaseException as error:
            known = self.lives.known(table_id)
            record_failed_answer(known.table.title if known else UNKNOWN, error)
            raise
        record_stored_answer(live.match.title.name, time.perf_counter() - started)
        return live

    async def _change_unmeasured(
        self,
        table_id: str,
        act: Act,
        answer_id: str | None,
        even_paused: bool,
        also: Also | None,
    ) -> Live:
        """Again and again while other nodes are faster; each time at least one of us has played."""
        for _ in range(BEHIND):
            try:
                async with self.lives.held(table_id) as live:
                    await self._change_held(live, act, answer_id, even_paused, also)
            except RaceLost:
                continue
            self.news.rows(table_id, len(live.match.journal))
            return live
        raise Conflict("Too much happens at this table at once; try again.")

    async def _change_held(
        self, live: Live, act: Act, answer_id: str | None, even_paused: bool, also: Also | None
    ) -> None:
        if answer_id is not None and answer_id in live.answers:
            return
        refuse_frozen(live)
        refuse_closed(live)
        if live.table.paused_at is not None and not even_paused:
            raise Conflict("The table is paused; resume it first.")
        before = len(live.match.journal)
        try:
            act(live.match)
        except RulesBroken as broken:
            await self._freeze(live, broken)
            raise TableFrozen(
                f"The rules failed here; play stands still. Incident {live.table.incident_id}."
            ) from broken
        except Refused:
            if await self._is_behind(live):
                raise RaceLost from None
            raise
        except CuiusError:
            raise
        except BaseException:
            self.lives.forget(live.id)  # nobody knows how far it came
            raise
        try:
            await self._store(live, before, answer_id, also)
        except (IntegrityError, Outdated) as error:
            self.lives.forget(live.id)
            raise RaceLost from error
        except BaseException:
            self.lives.forget(live.id)  # memory is ahead of the database: load again
            raise
        if answer_id is not None:
            live.answers.add(answer_id)
        self.on_kept(live)

    async def _is_behind(self, live: Live) -> bool:
        """Was an answer refused because another node has played on? Then look again."""
        if not self.database.is_postgres:
            return False
        rows = len(live.match.journal)
        await self.lives.catch_up(live)
        return live.gone or len(live.match.journal) != rows

    async def _store(self, live: Live, before: int, answer_id: str | None, also: Also | None) -> None:
        """One transaction: the new rows, and how the table stands after them."""
        now, asked = self.clock(), list(live.table.asked_seats)
        rows = new_rows(live, before, answer_id, now)
        clocks = [clock_values(seat) for seat in run_clocks(live, now)]
        standing = note_standing(live, now)
        news = self.news.kept_with_rows(live.id, len(live.match.journal))

        def keep_with(connection: Connection) -> None:
            keep(connection, rows, standing, clocks, news)
            if also is not None:
                also(connection)

        if also or not await self.database.write_at_once(lambda c: keep_now(c, rows, standing, clocks)):
            await self.database.write(keep_with)
        self.on_moved(live, asked)

    async def _freeze(self, live: Live, broken: RulesBroken) -> None:
        """Play stands still; what is known of the failure is kept under a number."""
        incident = new_id()
        self.on_broken(incident, live.id, broken.dump)
        async with self.database.writing() as session:
            await session.execute(
                update(GameTable).where(GameTable.id == live.id).values(incident_id=incident)
            )
        live.table.incident_id = incident

    # Seats that the program plays

    def drive(self, live: Live) -> None:
        """Let bots answer, without making anybody wait for them."""
        if live.asked_automatically() is None or stands_still(live):
            return
        running = self._driving.get(live.id)
        if running is None or running.done():
            self._driving[live.id] = asyncio.create_task(self._drive(live.id))

    async def _drive(self, table_id: str) -> None:
        behind = 0
        while behind < BEHIND:
            live = await self.lives.get(table_id)
            seat = live.asked_automatically()
            if seat is None or stands_still(live):
                return
            question = live.match.question(seat)
            assert question is not None
            answer = await self.thinkers.answer(live.match, seat, live.seats[seat].bot or "steward")
            try:
                await self._drive_one(table_id, seat, question.number, question.key, answer)
                behind = 0
            except (StaleNumber, WrongSeat, WrongKey):
                behind += 1  # somebody was faster: look again
            except (Refused, RequestRefused) as error:
                log.warning("bot.refused", table=table_id, seat=seat, why=str(error))
                return

    async def _drive_one(self, table_id: str, seat: str, number: int, key: str, answer: str) -> None:
        def act(match: Match) -> None:
            match.answer(seat, number, key, answer)

        await asyncio.shield(asyncio.create_task(self._change(table_id, act, None)))

    async def close(self) -> None:
        """What was begun is brought to its end; bots stop."""
        for task in self._driving.values():
            task.cancel()
        await asyncio.gather(*self._driving.values(), *self._changing, return_exceptions=True)
        self.thinkers.close()


def log_broken(incident: str, table_id: str, dump: dict[str, object]) -> None:
    log.error("rules.broken", table=table_id, incident=incident)


def stands_still(live: Live) -> bool:
    """Is nothing to be played here for now, or ever?"""
    table = live.table
    return table.incident_id is not None or table.paused_at is not None or table.status == CLOSED


def refuse_closed(live: Live) -> None:
    if live.table.status == CLOSED:
        raise Conflict("This table was closed; nobody plays here any more.")


def refuse_frozen(live: Live) -> None:
    if live.table.incident_id is not None:
        raise TableFrozen(f"The rules failed here; play stands still. Incident {live.table.incident_id}.")
