"""Changing the clocks of a table by hand: when it starts, pauses, resumes, or gets a new pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from sqlalchemy import Table, update

from cuius.server.errors import Conflict
from cuius.server.play.clocks.clock import run_clocks, stop_all
from cuius.server.play.game_service import MAX_ATTEMPTS, GameService
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.persistence import UPDATE_CLOCK, Also, StaleTable, clock_values, passes_at
from cuius.server.store.execute import Execute
from cuius.server.store.models import GameTable
from cuius.server.tables.schemas import Pace

TABLE = cast("Table", GameTable.__table__)

TABLE_COLUMNS = ("pace", "paused_at", "unattended", "passes_at")

ClockChange = Callable[[LiveTable, float], None]
"""Changes the clocks of a table in memory, at a time."""


class ClockControl:
    """Changes the clocks of tables by hand."""

    def __init__(self, games: GameService) -> None:
        self.games = games
        self.live_tables, self.publisher = games.live_tables, games.publisher
        self.database, self.clock = games.database, games.clock

    async def change(self, table_id: str, change: ClockChange, also: Also | None = None) -> LiveTable:
        """Change the clocks, let those run that should, store it, and publish it."""
        for _ in range(MAX_ATTEMPTS):
            try:
                live = await self._change(table_id, change, also)
            except StaleTable:
                continue  # another node played an answer in between
            await self.publisher.clocks_changed(live)
            self.games.wake_bots(live)
            return live
        raise Conflict("Too much happens at this table at once; try again.")

    async def _change(self, table_id: str, change: ClockChange, also: Also | None) -> LiveTable:
        async with self.live_tables.locked(table_id) as live:
            await self.live_tables.reload_seats_locked(live)
            now, seen = self.clock(), (live.table.last_move_at, live.table.paused_at)
            try:
                change(live, now)
                run_clocks(live, now)
                clocks = [clock_values(seat) for seat in live.seats.values()]
                live.table.passes_at = passes_at(live, now)
                values = {name: getattr(live.table, name) for name in TABLE_COLUMNS}
                await self.database.write(
                    lambda execute: store_clocks(execute, table_id, seen, values, clocks, also)
                )
            except BaseException:
                self.live_tables.evict(table_id)  # memory is ahead of the database
                raise
        return live


def store_clocks(
    execute: Execute,
    table_id: str,
    seen: tuple[float, float | None],
    values: dict[str, Any],
    clocks: list[dict[str, Any]],
    also: Also | None,
) -> None:
    """Unless the table has moved since, or was paused or resumed."""
    last_move_at, paused_at = seen
    unmoved = (TABLE.c.last_move_at == last_move_at, TABLE.c.paused_at.is_not_distinct_from(paused_at))
    if execute(update(TABLE).where(TABLE.c.id == table_id, *unmoved).values(values)) != 1:
        raise StaleTable
    execute(UPDATE_CLOCK, clocks)
    if also is not None:
        also(execute)


def start_all(live: LiveTable, now: float) -> None:
    """Nothing to change: only let the clocks run that should, as when a game starts."""


def pause(live: LiveTable, now: float) -> None:
    """All clocks stand still from now on."""
    if live.table.paused_at is None:
        stop_all(live, now)
        live.table.paused_at = now


def resume(live: LiveTable, now: float) -> None:
    """They go on with what was left; the waiting time for absent seats is longer by the pause."""
    paused_at = live.table.paused_at
    if paused_at is None:
        return
    live.table.paused_at, live.table.unattended = None, False
    for seat in live.seats.values():
        if seat.autopilot and seat.deadline is not None:
            seat.deadline += max(0.0, now - paused_at)
        elif seat.asked_at is not None:
            seat.asked_at = seat.deadline = None  # started by a node that had not heard of the pause


def new_pace(pace: Pace) -> ClockChange:
    """A new pace: every seat begins with its bank, whatever was left of the old one."""

    def turn(live: LiveTable, now: float) -> None:
        delay = pace.pass_delay or live.table.pace.get("pass_delay")
        live.table.pace = {"kind": pace.kind, "time_bank": pace.time_bank, "increment": pace.increment}
        if delay is not None:
            live.table.pace = {**live.table.pace, "pass_delay": list(delay)}
        for seat in live.seats.values():
            seat.time_bank = float(pace.time_bank)
            seat.asked_at, seat.reminders_sent = None, 0
            if not seat.autopilot or not pace.time_bank:
                seat.deadline = None

    return turn
