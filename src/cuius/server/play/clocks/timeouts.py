"""Timeouts: a reminder, then the steward plays, then a substitute may come; and the way back.

Where the steward would play for everybody, the table waits instead.

Every node looks at all clocks at each tick. What is due is done by a conditional change of the row, "if the
deadline is still the one I saw", so two nodes never do it twice.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import structlog
from sqlalchemy import Table, or_, select, update

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, NotAllowed
from cuius.server.play.clocks.attendance import Attendance
from cuius.server.play.clocks.clock import REMINDER, due, run_clocks
from cuius.server.play.clocks.clock_control import ClockControl
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.persistence import CLOCK_COLUMNS
from cuius.server.play.together.motions import Motions, has_conceded
from cuius.server.store.execute import Execute
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.days_off import NO_DAYS_OFF
from cuius.server.tables.seats import SeatSnapshot, is_asked, is_unattended
from cuius.server.tables.substitutes import add_past_holder

log = structlog.get_logger("cuius.timeouts")

SEAT = cast("Table", Seat.__table__)
HOLDER_COLUMNS = ("user_id", "previous_user_id", "past_user_ids")
BATCH = 500
"""How many seats one tick handles; the others come at the next."""


class Timeouts:
    """Looks at all clocks at each tick, and does what is due."""

    def __init__(
        self, clocks: ClockControl, attendance: Attendance, motions: Motions, tick_seconds: float
    ) -> None:
        games = clocks.games
        self.games, self.clocks, self.attendance, self.motions = games, clocks, attendance, motions
        self.live_tables, self.publisher = games.live_tables, games.publisher
        self.database, self.clock = games.database, games.clock
        self.tick_seconds = tick_seconds

    async def run(self) -> None:
        """Look at the clocks until the server stops."""
        while True:
            await asyncio.sleep(self.tick_seconds)
            await self.tick()

    async def tick(self) -> int:
        """Do what is due at all tables; how much that was."""
        await self.publisher.presence.heartbeat()
        query = (
            select(Seat.table_id, Seat.name, Seat.deadline)
            .join(GameTable, GameTable.id == Seat.table_id)
            .where(Seat.deadline <= self.clock(), GameTable.status == "running")
            .where(GameTable.paused_at.is_(None), GameTable.incident_id.is_(None))
            .order_by(Seat.deadline)
            .limit(BATCH)
        )
        async with self.database.reading() as session:
            overdue = (await session.execute(query)).all()
        done = 0
        for table_id, seat, deadline in overdue:
            try:
                done += await self.apply_timeout(table_id, seat, cast("float", deadline))
            except Exception:
                log.exception("timeout.failed", table=table_id, seat=seat)
        await self.attendance.check_all()
        await self.resume_bots()
        await self.resume_passes()
        return done

    async def resume_bots(self) -> None:
        """Tables that wait for the program itself: whoever drove them went away before they were done."""
        automatic, now = or_(Seat.bot.is_not(None), Seat.autopilot), self.clock()
        query = (
            select(GameTable.id)
            .join(Seat, Seat.table_id == GameTable.id)
            .where(
                GameTable.status == "running", GameTable.paused_at.is_(None), GameTable.incident_id.is_(None)
            )
            .where(or_(GameTable.last_move_at <= now - self.tick_seconds, GameTable.last_move_at > now))
            .where(automatic, is_asked())
            .distinct()
            .limit(BATCH)
        )
        async with self.database.reading() as session:
            waiting = (await session.scalars(query)).all()
        for table_id in waiting:
            await self.games.resume_bots(table_id)

    async def resume_passes(self) -> None:
        """Tables that had to answer for somebody: whoever waited for the moment went away before it came."""
        query = select(GameTable.id).where(
            GameTable.passes_at <= self.clock(),
            GameTable.status == "running",
            GameTable.paused_at.is_(None),
            GameTable.incident_id.is_(None),
        )
        async with self.database.reading() as session:
            waiting = (await session.scalars(query.limit(BATCH))).all()
        for table_id in waiting:
            await self.games.resume_bots(table_id)

    async def apply_timeout(self, table_id: str, name: str, deadline: float) -> bool:
        """The next step of the chain for one seat, unless somebody else took it or the seat has answered."""
        async with self.live_tables.locked(table_id) as live:
            if live.seats[name].deadline != deadline:
                await self.live_tables.reload_seats_locked(live)
            seat = live.seats[name]
            if seat.deadline != deadline:
                return False
            kind, values = next_timeout(live, seat, self.clock())
            try:
                changed = await self.database.write(
                    lambda execute: change_if_due(execute, seat, deadline, values)
                )
            except BaseException:
                self.live_tables.evict(table_id)  # it may have been written or not
                raise
            if not changed:
                await self.live_tables.reload_seats_locked(live)
                return False
            for column, value in values.items():
                setattr(seat, column, value)
        await self.publisher.clocks_changed(live)
        waits = kind == "autopilot" and is_unattended(live.seats.values())
        if not waits:  # else everybody is told that the table waits
            self.publisher.notifier.notify_holders(live.table, [live.seats[name]], kind)
        if kind == "autopilot":
            await self.attendance.check(table_id)
            await self.motions.recheck_votes(table_id)
        self.games.wake_bots(live)
        return True

    # The way back

    async def reclaim_seat(self, person: Person, table_id: str, name: str) -> None:
        """Whoever held a seat takes it back from the steward; not from a substitute who plays."""
        authorise("play.reclaim_seat", person)
        async with self.live_tables.locked(table_id) as live:
            await self.live_tables.reload_seats_locked(live)
            seat = live.seats.get(name)
            if seat is None or person.id not in (seat.user_id, seat.previous_user_id):
                raise NotAllowed("That seat was never yours; take a free one.")
            if live.table.status != "running" or not (seat.autopilot or seat.open_to_substitutes):
                raise Conflict("That seat is being played; there is nothing to return to.")
            if await has_conceded(self.database, table_id, name, seat.user_id):
                raise Conflict("That seat has conceded; it cannot be taken back.")
            was = clock_state(seat)
            if seat.user_id != person.id:
                seat.past_user_ids = add_past_holder(seat.past_user_ids, seat.user_id, person.id)
                seat.user_id, seat.previous_user_id = person.id, None
            seat_returned(live, seat, self.clock())
            values = {column: getattr(seat, column) for column in (*HOLDER_COLUMNS, *CLOCK_COLUMNS)}
            try:
                changed = await self.database.write(lambda execute: change_seat(execute, seat, was, values))
            except BaseException:
                self.live_tables.evict(table_id)  # memory is ahead of the database
                raise
            if not changed:
                await self.live_tables.reload_seats_locked(live)
                raise Conflict("Somebody else has taken that seat just now; look again.")
        await self.publisher.clocks_changed(live)
        await self.publisher.seats_changed(table_id)
        await self.attendance.check(table_id)

    async def substitute_joined(self, table_id: str, name: str) -> None:
        """A substitute has sat down: a full bank, and the former holder is told."""

        def turn(live: LiveTable, now: float) -> None:
            seat = live.seats[name]
            seat.deadline, seat.asked_at, seat.reminders_sent = None, None, 0
            seat.time_bank = max(seat.time_bank, float(live.table.pace["time_bank"]))

        live = await self.clocks.change(table_id, turn)
        await self.attendance.check(table_id)
        former = live.seats[name].previous_user_id
        if former is not None:
            self.publisher.notifier.notify(former, "replaced", live.table, seat=name)


def next_timeout(live: LiveTable, seat: SeatSnapshot, now: float) -> tuple[str, dict[str, Any]]:
    """What is due for a seat: the notice, and what changes."""
    bank, days_off = float(live.table.pace["time_bank"]), live.days_off.get(seat.name, NO_DAYS_OFF)
    if seat.autopilot:
        return "vacant", {"open_to_substitutes": True, "deadline": None}
    if not seat.reminders_sent:
        started = now if seat.asked_at is None else seat.asked_at
        grace = due(now, seat.time_bank * (1 - REMINDER), days_off)  # even if the reminder itself comes late
        return "reminder", {
            "reminders_sent": 1,
            "deadline": max(due(started, seat.time_bank, days_off), grace),
        }
    return "autopilot", {
        "autopilot": True,
        "time_bank": 0.0,
        "asked_at": None,
        "reminders_sent": 0,
        "deadline": due(now, bank, days_off),
    }


def change_if_due(execute: Execute, seat: SeatSnapshot, deadline: float, values: dict[str, Any]) -> bool:
    """Change a seat's clock, if nobody has turned it since."""
    same = (SEAT.c.table_id == seat.table_id, SEAT.c.name == seat.name, SEAT.c.deadline == deadline)
    return execute(update(SEAT).where(*same).values(values)) == 1


def clock_state(seat: SeatSnapshot) -> tuple[str | None, bool, bool]:
    return seat.user_id, seat.autopilot, seat.open_to_substitutes


def change_seat(
    execute: Execute, seat: SeatSnapshot, was: tuple[str | None, bool, bool], values: dict[str, Any]
) -> bool:
    """Change who holds a seat, if it is as we saw it."""
    user_id, autopilot, vacant = was
    holder = SEAT.c.user_id.is_(None) if user_id is None else SEAT.c.user_id == user_id
    same = (SEAT.c.table_id == seat.table_id, SEAT.c.name == seat.name, holder)
    as_seen = (SEAT.c.autopilot == autopilot, SEAT.c.open_to_substitutes == vacant)
    return execute(update(SEAT).where(*same, *as_seen).values(values)) == 1


def seat_returned(live: LiveTable, seat: SeatSnapshot, now: float) -> None:
    """Somebody plays the seat again, with at least an increment on the clock."""
    pace = live.table.pace
    seat.autopilot = seat.open_to_substitutes = False
    seat.deadline, seat.asked_at, seat.reminders_sent = None, None, 0
    seat.time_bank += pace["increment"] or pace["time_bank"] * (1 - REMINDER)
    run_clocks(live, now)
