"""The seats of a table in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, String, cast, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import GameTable, Seat, User


class SeatSnapshot(msgspec.Struct):
    """A seat as memory holds it while its table is played: the same as in the database, but quick to read."""

    table_id: str
    name: str
    user_id: str | None
    bot: str | None
    time_bank: float
    asked_at: float | None
    deadline: float | None
    reminders_sent: int
    autopilot: bool
    open_to_substitutes: bool
    previous_user_id: str | None


FIELDS = SeatSnapshot.__struct_fields__


async def load_seats(session: AsyncSession, table_id: str) -> dict[str, SeatSnapshot]:
    """All seats of a table by their names, in the order in which the title names them."""
    columns = [getattr(Seat, name) for name in FIELDS]
    rows = await session.execute(select(*columns).where(Seat.table_id == table_id).order_by(Seat.position))
    return {row.name: SeatSnapshot(*row) for row in rows}


async def seats_of(session: AsyncSession, table_id: str) -> Sequence[Seat]:
    """In the order in which the title names them."""
    query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.position)
    return (await session.scalars(query)).all()


async def days_off_of(session: AsyncSession, table_id: str) -> dict[str, list[int]]:
    """The weekdays that each seat's holder wants to be left in peace."""
    query = (
        select(Seat.name, User.preferences)
        .join(User, User.id == Seat.user_id)
        .where(Seat.table_id == table_id)
    )
    rows = (await session.execute(query)).all()
    return {seat: list(wishes.get("days_off", [])) for seat, wishes in rows if wishes.get("days_off")}


def is_asked() -> ColumnElement[bool]:
    """Is the seat among those that the table waits for?"""
    return cast(GameTable.asked_seats, String).contains(literal('"') + Seat.name + literal('"'))
