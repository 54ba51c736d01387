"""The seats of a table in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import Seat


async def seats_of(session: AsyncSession, table_id: str) -> Sequence[Seat]:
    """In the order in which the title names them."""
    query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.place)
    return (await session.scalars(query)).all()
