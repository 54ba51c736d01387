"""Sessions: one for each signed-in browser, until it signs out, is ended or expires."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import SessionInfo
from cuius.server.clock import Clock
from cuius.server.errors import NotFound
from cuius.server.secrets import hash_secret, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import User, UserSession

DAY = 86_400.0
SESSION_SECONDS = 30 * DAY
"""Lifetime of a session after its last recorded use."""
TOUCH_INTERVAL_SECONDS = 600.0
"""The use of a session is recorded at most this often, so that not every request writes."""


class Sessions:
    """Signed-in browsers."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    def create(self, session: AsyncSession, user: User, origin: RequestOrigin) -> str:
        """Add a session with a new secret, which is returned."""
        secret, now = new_secret(), self.clock()
        session.add(
            UserSession(
                id=hash_secret(secret),
                user_id=user.id,
                created_at=now,
                last_seen_at=now,
                expires_at=now + SESSION_SECONDS,
                user_agent=origin.user_agent,
                ip_address=origin.ip_address,
            )
        )
        return secret

    async def find(self, secret: str, origin: RequestOrigin) -> tuple[User, str, bool] | None:
        """The user and the id of a session, and whether its expiry was extended just now."""
        now, session_id = self.clock(), hash_secret(secret)
        query = (
            select(User, UserSession.last_seen_at)
            .join(UserSession, UserSession.user_id == User.id)
            .where(UserSession.id == session_id, UserSession.expires_at > now)
            .where(User.deleted_at.is_(None), not_banned(now))
        )
        async with self.database.reading() as session:
            found = (await session.execute(query)).first()
        if found is None:
            return None
        user, last_seen_at = found
        extended = now - last_seen_at >= TOUCH_INTERVAL_SECONDS
        if extended:
            await self._touch(session_id, origin, now)
        return user, session_id, extended

    async def _touch(self, session_id: str, origin: RequestOrigin, now: float) -> None:
        values = {
            "last_seen_at": now,
            "expires_at": now + SESSION_SECONDS,
            "user_agent": origin.user_agent,
            "ip_address": origin.ip_address,
        }
        async with self.database.writing() as session:
            await session.execute(update(UserSession).where(UserSession.id == session_id).values(**values))

    async def list_sessions(self, person: Person) -> list[SessionInfo]:
        authorise("profile.sessions", person)
        query = (
            select(UserSession)
            .where(UserSession.user_id == person.id, UserSession.expires_at > self.clock())
            .order_by(UserSession.last_seen_at.desc())
        )
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [
            SessionInfo(
                s.id, s.user_agent, s.ip_address, s.created_at, s.last_seen_at, s.id == person.session_id
            )
            for s in found
        ]

    async def end(self, person: Person, session_id: str) -> None:
        """End one of the person's sessions."""
        authorise("profile.sessions", person)
        query = delete(UserSession).where(UserSession.id == session_id, UserSession.user_id == person.id)
        async with self.database.writing() as session:
            ended = (await session.execute(query.returning(UserSession.id))).first()
        if ended is None:
            raise NotFound("There is no such session; it may have ended already.")

    async def end_others(self, person: Person) -> None:
        """End all sessions of the person except the current one."""
        authorise("profile.sessions", person)
        assert person.id is not None
        async with self.database.writing() as session:
            await end_sessions(session, person.id, except_id=person.session_id)

    async def sign_out(self, person: Person) -> None:
        authorise("account.sign_out", person)
        async with self.database.writing() as session:
            await session.execute(delete(UserSession).where(UserSession.id == person.session_id))


def not_banned(now: float) -> ColumnElement[bool]:
    """The condition that a user is not banned at this time."""
    return or_(User.banned_until.is_(None), User.banned_until <= now)


async def end_sessions(session: AsyncSession, user_id: str, except_id: str | None = None) -> None:
    """End the sessions of a user, optionally except one."""
    query = delete(UserSession).where(UserSession.user_id == user_id)
    await session.execute(query if except_id is None else query.where(UserSession.id != except_id))
