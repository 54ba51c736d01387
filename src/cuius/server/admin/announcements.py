"""Announcements: what the host tells everybody who opens the page."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select

from cuius.server.accounts.audit import audit
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import AnnouncementInfo, AnnouncementRequest
from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded, NotFound
from cuius.server.store.database import Database
from cuius.server.store.models import Announcement

HOUR = 3600.0
MAX_ANNOUNCEMENTS = 20


class Announcements:
    """Made and taken back by admins, read by everybody."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def list_current(self, person: Person) -> list[AnnouncementInfo]:
        """What is to be told now, newest first."""
        authorise("tables.list", person)
        current = or_(Announcement.expires_at.is_(None), Announcement.expires_at > self.clock())
        async with self.database.reading() as session:
            found = await session.scalars(
                select(Announcement).where(current).order_by(Announcement.id.desc())
            )
            return [AnnouncementInfo(a.id, a.text, a.created_at, a.expires_at) for a in found]

    async def create(self, person: Person, request: AnnouncementRequest) -> AnnouncementInfo:
        authorise("admin.announce", person)
        assert person.id is not None
        now = self.clock()
        expires_at = None if request.hours is None else now + request.hours * HOUR
        new = Announcement(text=request.text.strip(), created_at=now, expires_at=expires_at)
        async with self.database.writing() as session:
            if (await session.scalar(select(func.count(Announcement.id))) or 0) >= MAX_ANNOUNCEMENTS:
                raise LimitExceeded(f"There are {MAX_ANNOUNCEMENTS} announcements; take some back first.")
            session.add(new)
            await session.flush()
            audit(session, now, person.id, "announcement.created", str(new.id))
        return AnnouncementInfo(new.id, new.text, new.created_at, new.expires_at)

    async def remove(self, person: Person, announcement_id: int) -> None:
        authorise("admin.announce", person)
        assert person.id is not None
        query = delete(Announcement).where(Announcement.id == announcement_id).returning(Announcement.id)
        async with self.database.writing() as session:
            if (await session.execute(query)).first() is None:
                raise NotFound("There is no such announcement; it may have been taken back already.")
            audit(session, self.clock(), person.id, "announcement.removed", str(announcement_id))
