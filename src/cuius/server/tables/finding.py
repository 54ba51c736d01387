"""Tables and seats by their names; what is not there is said in one sentence."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.errors import NotFound
from cuius.server.store.models import GameTable, Seat


async def find(session: AsyncSession, table_id: str, lock: bool = False) -> GameTable:
    """The table; with `lock`, others who ask for it so wait until the transaction ends."""
    table = await session.get(GameTable, table_id, with_for_update=lock or None)
    if table is None:
        raise NotFound("There is no such table.")
    return table


async def find_seat(session: AsyncSession, table_id: str, seat: str) -> Seat:
    found = await session.get(Seat, (table_id, seat))
    if found is None:
        raise NotFound(f"There is no seat {seat!r} at this table.")
    return found
