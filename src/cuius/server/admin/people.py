"""What admins may do about accounts: list, ban, reset and remove them."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.api_tokens import remove_tokens
from cuius.server.accounts.audit import audit
from cuius.server.accounts.deletion import delete_user
from cuius.server.accounts.emails import OutgoingEmail, compose_email, page_link
from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.one_time_tokens import (
    RECOVERY,
    RESET,
    issue_one_time_token,
    revoke_one_time_tokens,
)
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person, is_admin
from cuius.server.accounts.reauthentication import NEVER_EXPIRES
from cuius.server.accounts.schemas import BanRequest, HostReset, HostResetRequest, PersonInfo
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotAllowed, NotFound
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import User, UserSession

PAGE_SIZE = 100
HOUR = 3600.0
RESET_SECONDS = 24 * HOUR
"""Longer than by email: the link is passed on by hand."""


class CreatedReset(msgspec.Struct, frozen=True):
    """What the admin is told, and the email to send if there is one."""

    answer: HostReset
    emails: tuple[OutgoingEmail, ...]


class People:
    """Each method checks the permission. Admins named in the settings are out of reach of each other."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock

    async def list_people(self, person: Person, search: str = "", page: int = 0) -> list[PersonInfo]:
        """Accounts, newest first, optionally those whose name or address contains a text."""
        authorise("admin.people", person)
        last_seen = (
            select(UserSession.user_id, func.max(UserSession.last_seen_at).label("at"))
            .group_by(UserSession.user_id)
            .subquery()
        )
        query = select(User, last_seen.c.at).outerjoin(last_seen, last_seen.c.user_id == User.id)
        query = query.where(User.deleted_at.is_(None))
        if search.strip():
            key = normalize_name(search)
            query = query.where(
                or_(
                    User.name_key.contains(key, autoescape=True),
                    User.email.contains(search.strip().casefold(), autoescape=True),
                )
            )
        query = query.order_by(User.created_at.desc(), User.id).limit(PAGE_SIZE).offset(page * PAGE_SIZE)
        async with self.database.reading() as session:
            return [self.describe(user, seen) for user, seen in await session.execute(query)]

    def describe(self, user: User, last_seen_at: float | None) -> PersonInfo:
        banned = user.banned_until is not None and user.banned_until > self.clock()
        for_good = user.banned_until == NEVER_EXPIRES
        return PersonInfo(
            id=user.id,
            name=user.name,
            email=user.email,
            admin=is_admin(user, self.settings.admins),
            two_factor=user.totp_secret is not None,
            created_at=user.created_at,
            last_seen_at=last_seen_at,
            muted_until=user.muted_until,
            banned=banned,
            banned_until=user.banned_until if banned and not for_good else None,
            ban_reason=user.ban_reason if banned else "",
        )

    async def ban(self, person: Person, user_id: str, request: BanRequest) -> None:
        """Keep a user out for some hours or for good; sessions and API tokens end."""
        authorise("admin.ban", person)
        assert person.id is not None
        now = self.clock()
        async with self.database.writing() as session:
            user = await self.get_other(session, user_id)
            user.banned_until = NEVER_EXPIRES if request.hours is None else now + request.hours * HOUR
            user.ban_reason = request.reason.strip()
            await end_sessions(session, user.id)
            await remove_tokens(session, user.id)
            audit(
                session, now, person.id, "user.banned", user.id, hours=request.hours, reason=user.ban_reason
            )

    async def unban(self, person: Person, user_id: str) -> None:
        authorise("admin.ban", person)
        assert person.id is not None
        async with self.database.writing() as session:
            user = await self.get_other(session, user_id)
            if user.banned_until is None:
                raise Conflict("This account is not banned.")
            user.banned_until, user.ban_reason = None, ""
            audit(session, self.clock(), person.id, "user.unbanned", user.id)

    async def reset(
        self, person: Person, user_id: str, request: HostResetRequest, by_hand: bool = False
    ) -> CreatedReset:
        """A link at which the user chooses a new password: sent by email if the account has an address and
        the server sends emails, or else returned, to be passed on by hand. The second factor ends if that is
        asked for."""
        authorise("admin.reset", person)
        assert person.id is not None
        now = self.clock()
        async with self.database.writing() as session:
            user = await self.get_other(session, user_id)
            if request.end_two_factor:
                user.totp_secret = None
                await revoke_one_time_tokens(session, user.id, RECOVERY)
            token = await issue_one_time_token(session, user.id, RESET, now, lifetime=RESET_SECONDS)
            ended = request.end_two_factor
            audit(session, now, person.id, "user.reset", user.id, two_factor_ended=ended)
        expires_at = now + RESET_SECONDS
        if by_hand or user.email is None or self.settings.smtp is None:
            return CreatedReset(HostReset(page_link(self.settings, RESET, token), expires_at), ())
        email = compose_email(self.settings, "host-reset", user.email, user.language, user.name, RESET, token)
        return CreatedReset(HostReset(None, expires_at), (email,))

    async def remove(self, person: Person, user_id: str) -> list[str]:
        """Delete an account as its owner could; returns the tables that continue without the user."""
        authorise("admin.remove", person)
        assert person.id is not None
        async with self.database.writing() as session:
            user = await self.get_other(session, user_id)
            return await delete_user(session, user.id, person.id, self.clock())

    async def get_other(self, session: AsyncSession, user_id: str) -> User:
        """An account that is not that of an admin."""
        user = await session.get(User, user_id)
        if user is None or user.deleted_at is not None:
            raise NotFound("There is no such account.")
        if is_admin(user, self.settings.admins):
            raise NotAllowed("That is the account of an admin; take its name out of the settings first.")
        return user
