"""The one path of all play: answers of people, bots, standing orders and the clock come through here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from sqlalchemy import update

from cuius.core.deals.remarks import Remark
from cuius.core.deals.secrecy import REASON
from cuius.core.errors import CuiusError, Refused, RulesBroken, StaleNumber, TookTooLong, WrongKey, WrongSeat
from cuius.core.match import Match
from cuius.core.progress import TimeLimit
from cuius.core.sequence import Step
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotAllowed, NotFound, RequestRefused
from cuius.server.incidents import Incidents
from cuius.server.metrics import answer_failed, answer_taken
from cuius.server.play.automatic_answers import (
    bot_seconds,
    draw_delay,
    due_answers,
    people_asked,
    seconds_to_wait,
)
from cuius.server.play.bots import TableBots, remark_of, thinking_seconds
from cuius.server.play.clocks.clock import run_clocks
from cuius.server.play.dry_runs import QUICK, SLOW, Answer, Answers, DryRuns, play_act
from cuius.server.play.engines import Engines
from cuius.server.play.live_tables import LiveTable, LiveTables, frozen
from cuius.server.play.persistence import (
    Also,
    Change,
    StaleTable,
    clock_values,
    new_rows,
    store,
    update_table_row,
)
from cuius.server.play.publish.publisher import Publisher
from cuius.server.play.together.chat import Chat, may_whisper
from cuius.server.play.workers.pool import WorkerPool
from cuius.server.secrets import new_id
from cuius.server.store.database import Database, WriteConflict
from cuius.server.store.models import GameTable
from cuius.server.tables.table_info import cast_of

log = structlog.get_logger("cuius.play")

Act = Answer | Answers | Callable[[Match], None]
"""Something done to a match: an answer, several answers, an undo, a standing order."""

Place = tuple[str, str, int]
"""The table, the seat and the number of a question."""

MAX_ATTEMPTS = 20
"""How often in a row another node may be faster."""

MAX_SETTLED = 50
"""How many automatic answers are given within one change; further ones are changes of their own."""


class RaceLost(Exception):
    """Another node wrote these rows first."""


class GameService:
    """Changes running games, and lets bots play."""

    def __init__(
        self,
        database: Database,
        live_tables: LiveTables,
        publisher: Publisher,
        workers: WorkerPool,
        incidents: Incidents,
        clock: Clock = time.time,
        engines: Engines | None = None,
    ) -> None:
        self.database = database
        self.live_tables = live_tables
        self.publisher = publisher
        self.incidents = incidents
        self.clock = clock
        self.bots = TableBots(workers, engines)
        self.dry_runs = DryRuns(workers)
        self.chat = Chat(database, publisher, clock)
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[Place, asyncio.Task[None]] = {}
        """Automatic answers whose moment has not come."""
        self._held_back: dict[asyncio.Task[Any], Place] = {}
        """Changes that hold back, or have held back, the answer of a person to such a question."""
        self._changes: set[asyncio.Task[LiveTable]] = set()
        self._closing = asyncio.Event()

    async def answer(
        self, table_id: str, seat: str, number: int, key: str, answer: Any, answer_id: str | None = None
    ) -> LiveTable:
        """A person answers for a seat. Sent twice under the same id it is played once."""
        return await self.change(table_id, Answer(seat, number, key, answer), answer_id, by_person=True)

    async def answer_in_sequence(
        self, table_id: str, seat: str, number: int, steps: tuple[Step, ...], answer_id: str | None = None
    ) -> LiveTable:
        """A person gives several answers, which are played whole or not at all; twice under one id, once."""
        return await self.change(table_id, Answers(seat, number, steps), answer_id, by_person=True)

    async def change(
        self,
        table_id: str,
        act: Act,
        answer_id: str | None = None,
        even_paused: bool = False,
        also: Also | None = None,
        by_person: bool = False,
    ) -> LiveTable:
        """Change a match and store it whole before anybody is told, or not at all.

        Once begun it is finished, even if the caller is cancelled: what is stored must be published.
        """
        task = asyncio.create_task(self._change(table_id, act, answer_id, even_paused, also, by_person))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _wait_for_moment(self, table_id: str, act: Act) -> None:
        """Hold a pass back that would come sooner than one that is forced; meanwhile the table gives none."""
        live = await self.live_tables.get(table_id)
        if live.stale:
            async with self.live_tables.locked(table_id) as live:
                pass
        seconds = 0.0 if callable(act) else seconds_to_wait(live, act, self.clock())
        if callable(act) or not seconds:
            return
        place, mine = (table_id, act.seat, act.number), asyncio.current_task()
        assert mine is not None
        self._held_back[mine], holder = place, live.seats[act.seat].user_id
        mine.add_done_callback(self._held_back.pop)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        live = await self.live_tables.get(table_id)
        if live.seats[act.seat].user_id != holder:
            raise NotAllowed(f"You do not hold the seat {act.seat!r} any more.")
        live.refuse_conceded(act.seat)

    async def _change(
        self,
        table_id: str,
        act: Act,
        answer_id: str | None,
        even_paused: bool,
        also: Also | None,
        by_person: bool,
    ) -> LiveTable:
        """Lock the table, apply, store, publish."""
        if by_person:
            await self._wait_for_moment(table_id, act)
        started = time.perf_counter()
        try:
            for _ in range(MAX_ATTEMPTS):
                with contextlib.suppress(RaceLost):  # each time at least one node has played
                    async with self.live_tables.locked(table_id) as live:
                        if answer_id is None or answer_id not in live.answer_ids:
                            live.refuse_unplayable(even_paused)
                            length, asked = len(live.match.journal), people_asked(live)
                            await self._apply(live, act)
                            settle(live)
                            await self._store(live, length, answer_id, also)
                            self.publisher.answer_stored(live, asked)
                    answer_taken(live.table.title, time.perf_counter() - started)
                    self.wake_bots(live)
                    return live
            raise Conflict("Too much happens at this table at once; try again.")
        except BaseException as error:
            known = self.live_tables.cached(table_id)
            answer_failed(None if known is None else known.table.title, error)
            raise

    async def _apply(self, live: LiveTable, act: Act) -> None:
        try:
            if isinstance(act, Answer):
                live.match.answer(act.seat, act.number, act.key, act.answer, QUICK, act.auto)
            elif isinstance(act, Answers):
                play_act(live.match, act, QUICK)
            else:
                with TimeLimit(SLOW):
                    act(live.match)
        except TookTooLong:
            self.live_tables.evict(live.id)  # the match may have been changed halfway
            raise Conflict("The rules take too long for that here; nothing was changed.") from None
        except RulesBroken as broken:
            if not await self._play_slowly(live, act, broken):
                await self._freeze(live, broken)
                raise frozen(live) from broken
        except Refused:
            if await self._is_behind(live):
                raise RaceLost from None
            raise
        except CuiusError:
            raise
        except BaseException:
            self.live_tables.evict(live.id)  # the match may have been changed halfway
            raise

    async def _play_slowly(self, live: LiveTable, act: Act, broken: RulesBroken) -> bool:
        """If the rules merely took too long, and a dry run comes to an end: play the answer after all."""
        if callable(act) or not isinstance(broken.__cause__, TookTooLong):
            return False
        if not await self.dry_runs.ends(live.match, act):
            return False
        try:
            play_act(live.match, act, SLOW)
        except RulesBroken:
            return False
        return True

    async def _store(self, live: LiveTable, before: int, answer_id: str | None, also: Also | None) -> None:
        """One transaction: the new rows, the table after them, the clocks."""
        now, rows = self.clock(), len(live.match.journal)
        change = Change(
            new_rows(live, before, answer_id, now),
            clocks=[clock_values(seat) for seat in run_clocks(live, now, before)],
            table=update_table_row(live, now),
            notification=self.publisher.pubsub.row_notification(live.id, rows),
            also=also,
        )
        try:
            await self.database.write(partial(store, change=change))
        except (WriteConflict, StaleTable) as error:
            self.live_tables.evict(live.id)
            raise RaceLost from error
        except BaseException:
            self.live_tables.evict(live.id)  # memory is ahead of the database
            raise
        if answer_id is not None:
            live.answer_ids.add(answer_id)

    async def _is_behind(self, live: LiveTable) -> bool:
        """Was an answer refused only because another node has played on?"""
        if not self.database.is_postgres:
            return False
        rows = len(live.match.journal)
        await self.live_tables.catch_up(live)
        return live.evicted or len(live.match.journal) != rows

    async def _freeze(self, live: LiveTable, broken: RulesBroken) -> None:
        """Halt the table; what is known of the failure is kept as an incident."""
        incident_id = new_id()
        self.incidents.record_rules_failure(incident_id, live.id, broken.dump)
        async with self.database.writing() as session:
            frozen_table = update(GameTable).where(GameTable.id == live.id)
            await session.execute(frozen_table.values(incident_id=incident_id))
        live.table.incident_id = incident_id

    # Seats that the program plays

    def wake_bots(self, live: LiveTable) -> None:
        """Let bots and settings answer, without making anybody wait for them."""
        for due in due_answers(live):
            place = (live.id, due.answer.seat, due.answer.number)
            if place not in self._waiting:
                seconds = draw_delay(live) if due.is_discreet else 0.0
                task = asyncio.create_task(self._answer_later(live.id, due.answer, seconds))
                self._waiting[place] = task
        if live.automatic_seat() is None or live.is_halted():
            return
        running = self._bot_tasks.get(live.id)
        if running is None or running.done():
            self._bot_tasks[live.id] = asyncio.create_task(self._run_bots(live.id))

    async def resume_bots(self, table_id: str) -> None:
        """Let bots answer at a table where play stopped, or where nobody sits any more."""
        try:
            self.wake_bots(await self.live_tables.get(table_id))
        except NotFound:
            pass
        except CuiusError as error:  # a game that does not fit the rules holds up no other
            log.warning("bots.not-resumed", table=table_id, why=str(error))

    async def _answer_later(self, table_id: str, answer: Answer, seconds: float) -> None:
        """Give an automatic answer after a moment, if it is still due then."""
        try:
            await asyncio.sleep(seconds)
            place = (table_id, answer.seat, answer.number)
            while own := [task for task, held in self._held_back.items() if held == place]:
                await asyncio.wait(own)
            live = await self.live_tables.get(table_id)
            if any(due.answer == answer for due in due_answers(live)):
                await self.change(table_id, answer)
        except CuiusError as error:  # somebody was faster, or the table has paused
            log.info("automatic.refused", table=table_id, seat=answer.seat, why=str(error))
        finally:
            self._waiting.pop((table_id, answer.seat, answer.number), None)

    async def _run_bots(self, table_id: str) -> None:
        attempts = 0
        while attempts < MAX_ATTEMPTS:
            live = await self.live_tables.get(table_id)
            seat = live.automatic_seat()
            if seat is None or live.is_halted():
                return
            question = live.match.question(seat)
            assert question is not None
            number, key = question.number, question.key
            bot, client = live.seats[seat].bot or "steward", f"account {live.table.owner_id}"
            begun = time.monotonic()
            thinking = thinking_seconds(live.match.title, live.match.config, bot, key)
            seconds = bot_seconds(live, question, thinking)
            answer = await self.bots.answer(live.match, seat, bot, client, cast_of(live.table))
            remark = remark_of(live.match, seat, bot, answer) if live.seats[seat].bot else None
            await asyncio.sleep(max(0.0, begun + seconds - time.monotonic()))
            try:
                live = await self.change(table_id, Answer(seat, number, key, answer))
                attempts = 0
                if remark is not None:
                    await self._say(live, seat, remark)
            except (StaleNumber, WrongSeat, WrongKey):
                attempts += 1  # somebody was faster
            except (Refused, RequestRefused) as error:
                log.warning("bot.refused", table=table_id, seat=seat, why=str(error))
                return

    async def _say(self, live: LiveTable, seat: str, remark: Remark) -> None:
        """A bot says something about a deal, in private, if people are party to it."""
        others = [name for name, one in live.seats.items() if name != seat and holds_any(live, name, remark)]
        people = [name for name in others if live.seats[name].bot is None and live.seats[name].user_id]
        asked = live.match.question(seat)
        if (asked is not None and asked.key == REASON) or not people or not may_whisper(live.table):
            return
        try:
            await self.chat.say(live, seat, others, remark.said)
        except Exception:  # the game goes on without words
            log.exception("bot.speechless", table=live.id, seat=seat, key=remark.said.key)

    async def close(self) -> None:
        """Changes under way are finished, those that were held back too; bots stop."""
        self._closing.set()
        tasks = (*self._bot_tasks.values(), *self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._changes, return_exceptions=True)
        await self.bots.engines.close()


def holds_any(live: LiveTable, seat: str, remark: Remark) -> bool:
    return not set(live.match.roles(seat)).isdisjoint(remark.to)


def settle(live: LiveTable) -> None:
    """Give the automatic answers that need no moment; one on which the rules fail is left to be asked."""
    for _ in range(MAX_SETTLED):
        due = next((due.answer for due in due_answers(live) if not due.is_discreet), None)
        if due is None:
            return
        try:
            play_act(live.match, due, QUICK)
        except (Refused, RulesBroken):
            return
