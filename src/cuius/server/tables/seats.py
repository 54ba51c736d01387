"""The seats of a table in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, String, cast, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import GameTable, Motion, Seat, User
from cuius.server.tables.days_off import DaysOff, days_off_of


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
    past_user_ids: list[str]
    resigned: bool
    """Has the holder conceded or deleted the account? Then they have no vote, and do not return."""


COLUMNS = tuple(name for name in SeatSnapshot.__struct_fields__ if name != "resigned")


async def load_seats(session: AsyncSession, table_id: str) -> dict[str, SeatSnapshot]:
    """All seats of a table by their names, in the order in which the title names them."""
    columns = [getattr(Seat, name) for name in COLUMNS]
    query = select(*columns, User.deleted_at).outerjoin(User, User.id == Seat.user_id)
    rows = (await session.execute(query.where(Seat.table_id == table_id).order_by(Seat.position))).all()
    absent = any(row.autopilot for row in rows)  # as who conceded is
    conceded = await concessions(session, table_id) if absent else set()
    seats = {}
    for row in rows:
        resigned = row.deleted_at is not None or (row.name, row.user_id) in conceded
        values = {name: getattr(row, name) for name in COLUMNS}
        seats[row.name] = SeatSnapshot(**values, resigned=resigned)
    return seats


async def concessions(session: AsyncSession, table_id: str) -> set[tuple[str, str | None]]:
    """Seats that were conceded, and who held them then."""
    conceded = (Motion.table_id == table_id, Motion.kind == "concede", Motion.status == "carried")
    rows = await session.execute(select(Motion.proposer, Motion.detail).where(*conceded))
    return {(seat, detail.get("holder")) for seat, detail in rows}


async def seats_of(session: AsyncSession, table_id: str) -> Sequence[Seat]:
    """In the order in which the title names them."""
    query = select(Seat).where(Seat.table_id == table_id).order_by(Seat.position)
    return (await session.scalars(query)).all()


async def seats_by_table(session: AsyncSession, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables, each table's in the order in which the title names them."""
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    query = select(Seat).where(Seat.table_id.in_(table_ids)).order_by(Seat.table_id, Seat.position)
    for seat in await session.scalars(query):
        found[seat.table_id].append(seat)
    return found


def is_unattended(seats: Iterable[Seat | SeatSnapshot]) -> bool:
    """Does the steward play for every person at a table? Where only bots sit nobody is missed."""
    absent = [seat.autopilot for seat in seats if seat.user_id is not None and seat.bot is None]
    return bool(absent) and all(absent)


async def wishes_of(
    session: AsyncSession, table_id: str
) -> tuple[dict[str, DaysOff], dict[str, dict[str, str]]]:
    """The days on which each seat's holder wants to be left in peace, and what they want to be asked."""
    query = (
        select(Seat.name, User.preferences)
        .join(User, User.id == Seat.user_id)
        .where(Seat.table_id == table_id)
    )
    rows = (await session.execute(query)).all()
    days_off = {seat: days for seat, wishes in rows if (days := days_off_of(wishes))}
    return days_off, {seat: dict(wishes["windows"]) for seat, wishes in rows if wishes.get("windows")}


def is_asked() -> ColumnElement[bool]:
    """Is the seat among those that the table waits for?"""
    return cast(GameTable.asked_seats, String).contains(literal('"') + Seat.name + literal('"'))


def allows_advice(table: GameTable, seats: Sequence[Seat | SeatSnapshot]) -> bool:
    """May people ask bots what they would do? Where at most one person plays nobody is wronged by it."""
    if table.anonymous:  # there it would tell how many people sit
        return table.advice
    people = {seat.user_id for seat in seats if seat.user_id is not None}
    return table.advice or table.pace["kind"] == "hotseat" or (len(people) < 2 and not has_free(seats))


def has_free(seats: Sequence[Seat | SeatSnapshot]) -> bool:
    return any(seat.user_id is None and seat.bot is None for seat in seats)
