"""Missed turns: the server stopped after storing an answer and before creating the notice of the next turn.

After a start, once watching clients have reconnected, every seat that is asked and has no notice of its
current turn gets one.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, String, cast, exists, func, literal, select

from cuius.server.notify.notices import NewNotice, Notices
from cuius.server.store.models import GameTable, Notice, Seat
from cuius.server.tables.seats import is_asked

BATCH_SIZE, BATCH_PAUSE_SECONDS = 20, 0.25
"""Notices are created in small batches, so that play is not delayed."""


async def notify_missed_turns(notices: Notices) -> int:
    """Create the missing notices; returns how many there were."""
    query = (
        select(Seat, GameTable)
        .join(GameTable, GameTable.id == Seat.table_id)
        .where(GameTable.status == "running", GameTable.paused_at.is_(None), GameTable.incident_id.is_(None))
        .where(Seat.user_id.is_not(None), Seat.bot.is_(None), Seat.autopilot.is_(False))
        .where(is_asked(), ~has_turn_notice(), GameTable.passes_at.is_(None))
    )
    missed = []
    async with notices.database.reading() as session:
        for seat, table in await session.execute(query):
            if seat.user_id and table.pace["kind"] != "hotseat" and notices.wants(seat):
                detail = {"table": table.id, "name": table.name, "title": table.title, "seat": seat.name}
                missed.append(NewNotice(seat.user_id, "turn", detail))
    for first in range(0, len(missed), BATCH_SIZE):
        notices.enqueue(missed[first : first + BATCH_SIZE])
        await notices.drained()
        await asyncio.sleep(BATCH_PAUSE_SECONDS if len(missed) > BATCH_SIZE else 0)
    return len(missed)


async def notify_missed_turns_after_start(notices: Notices, delay: float) -> None:
    """Background task: runs once after a delay, then waits until it is cancelled."""
    await asyncio.sleep(delay)
    await notify_missed_turns(notices)
    await asyncio.Event().wait()


def has_turn_notice() -> ColumnElement[bool]:
    """SQL condition: there is a notice since the turn began; without a clock, since the last move."""
    began = func.coalesce(Seat.asked_at, GameTable.last_move_at)
    detail = cast(Notice.detail, String)
    return exists().where(
        Notice.user_id == Seat.user_id,
        Notice.kind == "turn",
        Notice.created_at >= began,
        detail.contains(literal('"') + Seat.table_id + literal('"')),
        detail.contains(literal('"') + Seat.name + literal('"')),
    )
