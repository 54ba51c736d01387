"""Sessions: one for each signed-in browser, ended by its person, by a new password, or by time."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import Visit
from cuius.server.accounts.schemas import SessionInfo
from cuius.server.clock import Clock
from cuius.server.errors import NotFound
from cuius.server.secrets import hashed, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import Session, User

DAY = 86_400.0
LASTS = 30 * DAY
"""Seconds that a session lasts after it was last used."""
NOTED = 600.0
"""Seconds after which the use of a session is noted again: not every request writes."""


class Sessions:
    """Signed-in browsers."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    def open(self, session: AsyncSession, user: User, visit: Visit) -> str:
        """A new session under a new secret, whatever the browser brought along; returns the secret."""
        secret, now = new_secret(), self.clock()
        session.add(
            Session(
                id=hashed(secret),
                user_id=user.id,
                made_at=now,
                seen_at=now,
                ends_at=now + LASTS,
                agent=visit.agent,
                address=visit.address,
            )
        )
        return secret

    async def find(self, secret: str, visit: Visit) -> tuple[User, str, bool] | None:
        """Whose session it is, its id, and whether it was prolonged just now."""
        now, session_id = self.clock(), hashed(secret)
        query = (
            select(User, Session.seen_at)
            .join(Session, Session.user_id == User.id)
            .where(Session.id == session_id, Session.ends_at > now, User.deleted_at.is_(None))
        )
        async with self.database.reading() as session:
            found = (await session.execute(query)).first()
        if found is None:
            return None
        user, seen_at = found
        prolonged = now - seen_at >= NOTED
        if prolonged:
            await self._note_use(session_id, visit, now)
        return user, session_id, prolonged

    async def _note_use(self, session_id: str, visit: Visit, now: float) -> None:
        values = {"seen_at": now, "ends_at": now + LASTS, "agent": visit.agent, "address": visit.address}
        async with self.database.writing() as session:
            await session.execute(update(Session).where(Session.id == session_id).values(**values))

    async def listed(self, person: Person) -> list[SessionInfo]:
        authorise("me.sessions", person)
        query = (
            select(Session)
            .where(Session.user_id == person.id, Session.ends_at > self.clock())
            .order_by(Session.seen_at.desc())
        )
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [
            SessionInfo(s.id, s.agent, s.address, s.made_at, s.seen_at, s.id == person.session) for s in found
        ]

    async def end(self, person: Person, session_id: str) -> None:
        """End one of one's own sessions."""
        authorise("me.sessions", person)
        query = delete(Session).where(Session.id == session_id, Session.user_id == person.id)
        async with self.database.writing() as session:
            ended = (await session.execute(query.returning(Session.id))).first()
        if ended is None:
            raise NotFound("There is no such session; it may have ended already.")

    async def end_others(self, person: Person) -> None:
        """End all of one's sessions but this one."""
        authorise("me.sessions", person)
        assert person.id is not None
        async with self.database.writing() as session:
            await end_sessions(session, person.id, but=person.session)

    async def sign_out(self, person: Person) -> None:
        authorise("account.sign_out", person)
        async with self.database.writing() as session:
            await session.execute(delete(Session).where(Session.id == person.session))


async def end_sessions(session: AsyncSession, user_id: str, but: str | None = None) -> None:
    """End the sessions of a person, perhaps but one."""
    query = delete(Session).where(Session.user_id == user_id)
    await session.execute(query if but is None else query.where(Session.id != but))
