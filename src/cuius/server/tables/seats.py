"""The seats of a table in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import Seat, User


async def seats_of(session: AsyncSession, table_id: str) -> Sequence[Seat]:
    """In the order in which the title names them."""
    query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.place)
    return (await session.scalars(query)).all()


async def days_off_of(session: AsyncSession, table_id: str) -> dict[str, list[int]]:
    """The weekdays that each seat's holder wants to be left in peace."""
    query = (
        select(Seat.seat, User.wishes).join(User, User.id == Seat.user_id).where(Seat.table_id == table_id)
    )
    rows = (await session.execute(query)).all()
    return {seat: list(wishes.get("days_off", [])) for seat, wishes in rows if wishes.get("days_off")}
