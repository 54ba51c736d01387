"""What people may do about each other: keep out of each other's way, and complain."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.names import fold
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import ReportRequest
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound, RequestRefused, TooMany
from cuius.server.secrets import new_id
from cuius.server.store.database import Database
from cuius.server.store.models import Block, Seat, User, UserReport

MOST_BLOCKED = 500
MOST_OPEN_REPORTS = 20


class People:
    """Blocking and reporting."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def block(self, person: Person, name: str) -> None:
        """Not to meet somebody from now on, at new tables. Twice is as good as once."""
        authorise("people.block", person)
        assert person.id is not None
        async with self.database.writing() as session:
            other = await user_named(session, name)
            if other.id == person.id:
                raise Conflict("You cannot block yourself.")
            if await session.get(Block, (person.id, other.id)) is not None:
                return
            blocked = select(func.count()).where(Block.user_id == person.id)
            if (await session.scalar(blocked) or 0) >= MOST_BLOCKED:
                raise TooMany(f"You block {MOST_BLOCKED} people; unblock one first.")
            session.add(Block(user_id=person.id, blocked_id=other.id))

    async def unblock(self, person: Person, name: str) -> None:
        authorise("people.block", person)
        async with self.database.writing() as session:
            other = await user_named(session, name)
            query = delete(Block).where(Block.user_id == person.id, Block.blocked_id == other.id)
            await session.execute(query)

    async def blocked(self, person: Person) -> list[str]:
        authorise("people.block", person)
        query = select(User.name).join(Block, Block.blocked_id == User.id).where(Block.user_id == person.id)
        async with self.database.reading() as session:
            return sorted(await session.scalars(query))

    async def report(self, person: Person, complaint: ReportRequest) -> str:
        """Complain to the admins; returns the number of the report."""
        authorise("people.report", person)
        async with self.database.writing() as session:
            waiting = select(func.count()).where(
                UserReport.reporter_id == person.id, UserReport.resolved_at.is_(None)
            )
            if (await session.scalar(waiting) or 0) >= MOST_OPEN_REPORTS:
                raise TooMany("Many of your reports wait to be settled; wait for that first.")
            report = UserReport(
                id=new_id(),
                reporter_id=person.id,
                reported_id=await reported(session, complaint),
                table_id=complaint.table,
                text=complaint.text,
                created_at=self.clock(),
            )
            session.add(report)
        return report.id


async def reported(session: AsyncSession, complaint: ReportRequest) -> str:
    """Whom a complaint is about. By seat, so that nobody's name is learned at an anonymous table."""
    if complaint.name is not None:
        return (await user_named(session, complaint.name)).id
    if complaint.table is None or complaint.seat is None:
        raise RequestRefused("Say whom you complain about: a name, or a table and a seat.")
    seat = await session.get(Seat, (complaint.table, complaint.seat))
    if seat is None or seat.user_id is None:
        raise NotFound("Nobody sits there.")
    return seat.user_id


async def user_named(session: AsyncSession, name: str) -> User:
    query = select(User).where(User.name_key == fold(name.strip()), User.deleted_at.is_(None))
    user = (await session.scalars(query)).first()
    if user is None:
        raise NotFound("There is nobody of that name.")
    return user
