"""Turns that nobody was told of: the server ended between keeping an answer and noting whose turn it is now.

When it starts again it waits until those who watch are back, and tells all others who are asked and have had
no notice of it since their turn began.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, String, cast, exists, func, literal, select

from cuius.server.notify.notices import NewNotice
from cuius.server.services import Services
from cuius.server.store.models import GameTable, Notice, Seat
from cuius.server.tables.seats import is_asked

AT_ONCE, PAUSE = 20, 0.25
"""How many are told at once, and the seconds until the next: play goes before."""


async def make_up_turns(services: Services) -> int:
    """Tell whoever is asked and has not been told; how many that were."""
    query = (
        select(Seat, GameTable)
        .join(GameTable, GameTable.id == Seat.table_id)
        .where(GameTable.status == "running", GameTable.paused_at.is_(None), GameTable.incident_id.is_(None))
        .where(Seat.user_id.is_not(None), Seat.bot.is_(None), Seat.autopilot.is_(False))
        .where(is_asked(), ~was_told())
    )
    tells = []
    async with services.database.reading() as session:
        for seat, table in await session.execute(query):
            if seat.user_id and table.pace["kind"] != "hotseat" and services.notices.wants(seat):
                about = {"table": table.id, "name": table.name, "title": table.title, "seat": seat.name}
                tells.append(NewNotice(seat.user_id, "turn", about))
    for first in range(0, len(tells), AT_ONCE):
        services.notices.enqueue(tells[first : first + AT_ONCE])
        await services.notices.settled()
        await asyncio.sleep(PAUSE if len(tells) > AT_ONCE else 0)
    return len(tells)


async def make_up_once(services: Services) -> None:
    """When the server has started and those who watch have come back; then there is nothing more to do."""
    await asyncio.sleep(services.settings.tick)
    await make_up_turns(services)
    await asyncio.Event().wait()


def was_told() -> ColumnElement[bool]:
    """Is there a notice of this turn? Where no clock runs, it began with the last move at the latest."""
    began = func.coalesce(Seat.asked_at, GameTable.last_move_at)
    detail = cast(Notice.detail, String)
    return exists().where(
        Notice.user_id == Seat.user_id,
        Notice.kind == "turn",
        Notice.created_at >= began,
        detail.contains(literal('"') + Seat.table_id + literal('"')),
        detail.contains(literal('"') + Seat.name + literal('"')),
    )
