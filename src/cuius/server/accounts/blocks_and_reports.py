"""Blocking other users, and reporting them to the admins."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import find_user_by_name
from cuius.server.accounts.schemas import ReportRequest
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, LimitExceeded, NotFound, RequestRefused
from cuius.server.secrets import new_id
from cuius.server.store.database import Database
from cuius.server.store.models import Block, Seat, User, UserReport

MAX_BLOCKED = 500
MAX_OPEN_REPORTS = 20


class BlocksAndReports:
    """What a user may do about other users."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def block(self, person: Person, name: str) -> None:
        """Avoid a user at new tables, but for anonymous ones. Blocking twice is the same as blocking once."""
        authorise("people.block", person)
        assert person.id is not None
        async with self.database.writing() as session:
            other = await get_user_by_name(session, name)
            if other.id == person.id:
                raise Conflict("You cannot block yourself.")
            if await session.get(Block, (person.id, other.id)) is not None:
                return
            blocked = select(func.count()).where(Block.user_id == person.id)
            if (await session.scalar(blocked) or 0) >= MAX_BLOCKED:
                raise LimitExceeded(f"You block {MAX_BLOCKED} people; unblock one first.")
            session.add(Block(user_id=person.id, blocked_id=other.id))

    async def unblock(self, person: Person, name: str) -> None:
        authorise("people.block", person)
        async with self.database.writing() as session:
            other = await get_user_by_name(session, name)
            query = delete(Block).where(Block.user_id == person.id, Block.blocked_id == other.id)
            await session.execute(query)

    async def blocked_names(self, person: Person) -> list[str]:
        authorise("people.block", person)
        query = select(User.name).join(Block, Block.blocked_id == User.id).where(Block.user_id == person.id)
        async with self.database.reading() as session:
            return sorted(await session.scalars(query))

    async def report(self, person: Person, request: ReportRequest) -> str:
        """Report a user to the admins; returns the id of the report."""
        authorise("people.report", person)
        async with self.database.writing() as session:
            open_reports = select(func.count()).where(
                UserReport.reporter_id == person.id, UserReport.resolved_at.is_(None)
            )
            if (await session.scalar(open_reports) or 0) >= MAX_OPEN_REPORTS:
                raise LimitExceeded("Many of your reports wait to be settled; wait for that first.")
            report = UserReport(
                id=new_id(),
                reporter_id=person.id,
                reported_id=await reported_user_id(session, request),
                table_id=request.table,
                seat=None if request.name is not None else request.seat,
                text=request.text,
                created_at=self.clock(),
            )
            session.add(report)
        return report.id


async def reported_user_id(session: AsyncSession, request: ReportRequest) -> str:
    """Whom a report is about. A seat is accepted so that names stay hidden at anonymous tables."""
    if request.name is not None:
        return (await get_user_by_name(session, request.name)).id
    if request.table is None or request.seat is None:
        raise RequestRefused("Say whom you complain about: a name, or a table and a seat.")
    seat = await session.get(Seat, (request.table, request.seat))
    if seat is None or seat.user_id is None:
        raise NotFound("Nobody sits there.")
    return seat.user_id


async def get_user_by_name(session: AsyncSession, name: str) -> User:
    user = await find_user_by_name(session, name)
    if user is None:
        raise NotFound("There is nobody of that name.")
    return user
