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
from cuius.server.store.models import User, UserSession

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
            UserSession(
                id=hashed(secret),
                user_id=user.id,
                created_at=now,
                last_seen_at=now,
                expires_at=now + LASTS,
                user_agent=visit.agent,
                ip_address=visit.address,
            )
        )
        return secret

    async def find(self, secret: str, visit: Visit) -> tuple[User, str, bool] | None:
        """Whose session it is, its id, and whether it was prolonged just now."""
        now, session_id = self.clock(), hashed(secret)
        query = (
            select(User, UserSession.last_seen_at)
            .join(UserSession, UserSession.user_id == User.id)
            .where(UserSession.id == session_id, UserSession.expires_at > now, User.deleted_at.is_(None))
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
        values = {
            "last_seen_at": now,
            "expires_at": now + LASTS,
            "user_agent": visit.agent,
            "ip_address": visit.address,
        }
        async with self.database.writing() as session:
            await session.execute(update(UserSession).where(UserSession.id == session_id).values(**values))

    async def listed(self, person: Person) -> list[SessionInfo]:
        authorise("me.sessions", person)
        query = (
            select(UserSession)
            .where(UserSession.user_id == person.id, UserSession.expires_at > self.clock())
            .order_by(UserSession.last_seen_at.desc())
        )
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [
            SessionInfo(
                s.id, s.user_agent, s.ip_address, s.created_at, s.last_seen_at, s.id == person.session
            )
            for s in found
        ]

    async def end(self, person: Person, session_id: str) -> None:
        """End one of one's own sessions."""
        authorise("me.sessions", person)
        query = delete(UserSession).where(UserSession.id == session_id, UserSession.user_id == person.id)
        async with self.database.writing() as session:
            ended = (await session.execute(query.returning(UserSession.id))).first()
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
            await session.execute(delete(UserSession).where(UserSession.id == person.session))


async def end_sessions(session: AsyncSession, user_id: str, but: str | None = None) -> None:
    """End the sessions of a person, perhaps but one."""
    query = delete(UserSession).where(UserSession.user_id == user_id)
    await session.execute(query if but is None else query.where(UserSession.id != but))
