"""How the server fares, in figures for its host."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius import __version__
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.database_url import sqlite_file
from cuius.server.ops.health import Problem
from cuius.server.services import Services
from cuius.server.store.models import Delivery, GameTable, JournalRow, User, UserReport, UserSession

DAY = 86_400.0
DAYS_SHOWN = 14


class DayCount(msgspec.Struct, frozen=True):
    """What happened on one day, of UTC."""

    day: float
    """When it began."""
    answers: int
    tables: int


class Overview(msgspec.Struct, frozen=True):
    """How the server fares."""

    version: str
    database: str
    database_bytes: int | None
    problems: list[str]
    """A sentence for each thing that is wrong."""
    email: bool
    """Whether emails are sent."""
    accounts: int
    banned: int
    active_today: int
    active_this_week: int
    """Accounts with a session that was used since."""
    tables: dict[str, int]
    """By status."""
    frozen_tables: int
    open_reports: int
    live_tables: int
    """Games in the memory of this node."""
    online: int
    """Open sockets of this node."""
    waiting_deliveries: int
    days: list[DayCount]
    """The last two weeks, oldest first."""


async def overview(services: Services, person: Person, problems: list[Problem], online: int) -> Overview:
    """Gather the figures."""
    authorise("admin.overview", person)
    now = services.clock()
    async with services.database.reading() as session:
        by_status = select(GameTable.status, func.count()).group_by(GameTable.status)
        statuses = {row[0]: row[1] for row in await session.execute(by_status)}
        return Overview(
            version=__version__,
            database="PostgreSQL" if services.database.is_postgres else "SQLite",
            database_bytes=file_bytes(services),
            problems=[problem.text for problem in problems],
            email=services.settings.smtp is not None,
            accounts=await count(session, User.id, User.deleted_at.is_(None)),
            banned=await count(session, User.id, User.banned_until > now),
            active_today=await active_since(session, now - DAY),
            active_this_week=await active_since(session, now - 7 * DAY),
            tables=statuses,
            frozen_tables=await count(session, GameTable.id, GameTable.incident_id.is_not(None)),
            open_reports=await count(session, UserReport.id, UserReport.resolved_at.is_(None)),
            live_tables=len(services.live_tables),
            online=online,
            waiting_deliveries=await count(session, Delivery.id, Delivery.next_attempt_at.is_not(None)),
            days=await days(session, now),
        )


async def count(session: AsyncSession, column: object, *conditions: object) -> int:
    return await session.scalar(select(func.count(column)).where(*conditions)) or 0  # type: ignore[arg-type]


async def active_since(session: AsyncSession, at: float) -> int:
    query = select(func.count(UserSession.user_id.distinct())).where(UserSession.last_seen_at >= at)
    return await session.scalar(query) or 0


async def days(session: AsyncSession, now: float) -> list[DayCount]:
    """Answers of running tables and of those that ended lately; counted by the days on which they came."""
    first = (now // DAY - DAYS_SHOWN + 1) * DAY
    answers: dict[int, int] = {}
    moved = select(GameTable.id).where(GameTable.last_move_at >= first)
    day = func.floor(JournalRow.created_at / DAY)
    query = select(day, func.count()).where(JournalRow.table_id.in_(moved), JournalRow.created_at >= first)
    for found, number in await session.execute(query.group_by(day)):
        answers[int(found)] = number
    made: dict[int, int] = {}
    day = func.floor(GameTable.created_at / DAY)
    for found, number in await session.execute(
        select(day, func.count()).where(GameTable.created_at >= first).group_by(day)
    ):
        made[int(found)] = number
    start = int(first // DAY)
    return [
        DayCount(number * DAY, answers.get(number, 0), made.get(number, 0))
        for number in range(start, start + DAYS_SHOWN)
    ]


def file_bytes(services: Services) -> int | None:
    """The size of an SQLite database and its log."""
    file = None if services.database.is_postgres else sqlite_file(services.settings.database)
    if file is None:
        return None
    sizes = [path.stat().st_size for path in (file, file.with_name(f"{file.name}-wal")) if path.exists()]
    return sum(sizes)
