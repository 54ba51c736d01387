"""Turning the clocks of a table by hand: when it starts, pauses, resumes, or changes its pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from sqlalchemy import Connection, Table, update

from cuius.server.errors import Conflict
from cuius.server.play.clocks.clock import clocks_of, halt, run_clocks
from cuius.server.play.game_service import BEHIND, Also
from cuius.server.play.live_tables import Live
from cuius.server.play.persistence import KEEP_CLOCK, Outdated, clock_values
from cuius.server.play.publish.pubsub import table_channel
from cuius.server.services import Services
from cuius.server.store.models import GameTable
from cuius.server.tables.schemas import Pace

TABLE = cast("Table", GameTable.__table__)

Turn = Callable[[Live, float], None]
"""Changes the clocks of a table in memory, at a time."""


async def turn_clocks(services: Services, table_id: str, turn: Turn, also: Also | None = None) -> Live:
    """Change the clocks, let those run that should, keep it, and tell everybody."""
    for _ in range(BEHIND):
        try:
            live = await try_to_turn(services, table_id, turn, also)
        except Outdated:
            continue  # another node played an answer in between
        await tell_clocks(services, live)
        services.hub.drive(live)
        return live
    raise Conflict("Too much happens at this table at once; try again.")


async def try_to_turn(services: Services, table_id: str, turn: Turn, also: Also | None) -> Live:
    lives = services.hub.lives
    async with lives.held(table_id) as live:
        await lives.reread(live)
        now, moved_at = services.clock(), live.table.last_move_at
        try:
            turn(live, now)
            run_clocks(live, now)
            clocks = [clock_values(seat) for seat in live.seats.values()]
            values = {"pace": live.table.pace, "paused_at": live.table.paused_at}
            await services.database.write(lambda c: keep_clocks(c, table_id, moved_at, values, clocks, also))
        except BaseException:
            lives.forget(table_id)  # memory is ahead of the database: load again
            raise
    return live


def keep_clocks(
    connection: Connection,
    table_id: str,
    moved_at: float,
    values: dict[str, Any],
    clocks: list[dict[str, Any]],
    also: Also | None,
) -> None:
    """Unless the table has moved since."""
    same = (TABLE.c.id == table_id, TABLE.c.last_move_at == moved_at)
    if connection.execute(update(TABLE).where(*same).values(values)).rowcount != 1:
        raise Outdated
    connection.execute(KEEP_CLOCK, clocks)
    if also is not None:
        also(connection)


async def tell_clocks(services: Services, live: Live) -> None:
    """Clocks were turned without an answer: the other nodes read them again, the sockets show them."""
    await services.stale(live.id)
    what = {
        "type": "clocks",
        "clocks": clocks_of(live),
        "paused": live.table.paused_at is not None,
        "pace": live.table.pace,
    }
    await services.news.say(table_channel(live.id), what)


def go(live: Live, now: float) -> None:
    """Nothing to change: only let the clocks run that should, as when a game starts."""


def pause(live: Live, now: float) -> None:
    """All clocks stand still from now on."""
    if live.table.paused_at is None:
        halt(live, now)
        live.table.paused_at = now


def resume(live: Live, now: float) -> None:
    """They go on with what was left; the waiting time for absent seats is longer by the pause."""
    paused_at = live.table.paused_at
    if paused_at is None:
        return
    live.table.paused_at = None
    for seat in live.seats.values():
        if seat.autopilot and seat.deadline is not None:
            seat.deadline += now - paused_at
        elif seat.asked_at is not None:
            seat.asked_at = seat.deadline = None  # started by a node that had not heard of the pause


def new_pace(pace: Pace) -> Turn:
    """A new pace: every seat begins with its bank, whatever was left of the old one."""

    def turn(live: Live, now: float) -> None:
        live.table.pace = {"kind": pace.kind, "time_bank": pace.time_bank, "increment": pace.increment}
        for seat in live.seats.values():
            seat.time_bank = float(pace.time_bank)
            seat.asked_at, seat.reminders_sent = None, 0
            if not seat.autopilot or not pace.time_bank:
                seat.deadline = None

    return turn
