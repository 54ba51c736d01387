"""Attendance: a table that nobody attends waits, and goes on when somebody returns.

Nobody attends a table when the steward plays for every person there. That is looked at whenever a seat falls
to the steward or is taken again, and once more at every tick, for what a node left undone when it ended.
"""

from __future__ import annotations

import structlog
from sqlalchemy import ColumnElement, and_, exists, or_, select

from cuius.server.play.clocks.clock_control import ClockControl, pause, resume
from cuius.server.play.live_tables import LiveTable
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.seats import SeatSnapshot, is_unattended

log = structlog.get_logger("cuius.attendance")

BATCH = 500
"""How many tables one tick handles; the others come at the next."""


class Attendance:
    """Pauses tables that nobody attends, and resumes them."""

    def __init__(self, clocks: ClockControl) -> None:
        self.clocks = clocks
        self.live_tables, self.publisher = clocks.live_tables, clocks.publisher
        self.database = clocks.database

    async def check(self, table_id: str) -> None:
        """Let a table wait if nobody is left, or go on if somebody is there again."""
        async with self.live_tables.locked(table_id) as live:
            await self.live_tables.reload_seats_locked(live)
            if outcome(live) is None:
                return
        done: str | None = None

        def turn(live: LiveTable, now: float) -> None:
            nonlocal done
            done = outcome(live)
            if done == "unattended":
                pause(live, now)
                live.table.unattended = True
            elif done == "resumed":
                resume(live, now)

        live = await self.clocks.change(table_id, turn)
        if done is not None:
            self._notify(live, done)

    def _notify(self, live: LiveTable, kind: str) -> None:
        """Tell everybody who may return; once, whatever number of seats they hold."""
        absent: dict[str | None, SeatSnapshot] = {}
        for seat in live.seats.values():
            if seat.autopilot and not seat.resigned:
                absent.setdefault(seat.user_id, seat)
        self.publisher.notifier.notify_holders(live.table, absent.values(), kind)

    async def check_all(self) -> None:
        """All tables that wait without need, or should wait and do not."""
        query = (
            select(GameTable.id)
            .where(GameTable.status == "running", GameTable.incident_id.is_(None))
            .where(
                or_(
                    and_(GameTable.paused_at.is_(None), has_person(True), ~has_person(False)),
                    and_(GameTable.unattended, has_person(False)),
                )
            )
            .limit(BATCH)
        )
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        for table_id in found:
            try:
                await self.check(table_id)
            except Exception:
                log.exception("attendance.failed", table=table_id)


def outcome(live: LiveTable) -> str | None:
    """The notice of what is to be done: the table shall wait, or go on."""
    table, empty = live.table, is_unattended(live.seats.values())
    if table.status != "running" or table.incident_id is not None:
        return None
    if table.paused_at is None and empty:
        return "unattended"
    return "resumed" if table.unattended and not empty else None


def has_person(autopilot: bool) -> ColumnElement[bool]:
    """SQL condition: a person holds a seat of the table that the steward plays, or does not."""
    person = (Seat.user_id.is_not(None), Seat.bot.is_(None), Seat.autopilot.is_(autopilot))
    return exists().where(Seat.table_id == GameTable.id, *person)
