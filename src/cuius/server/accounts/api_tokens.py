"""API tokens, with which programs act for a user within the scopes of the token."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Table, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import audit
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import LOCAL_USER_ID, Person
from cuius.server.accounts.reauthentication import Reauthentication
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import CreatedToken, NewToken, TokenInfo
from cuius.server.accounts.sessions import not_banned
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound
from cuius.server.secrets import hash_secret, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import ApiToken, User

TOKEN_PREFIX = "cuius_"
"""Lets secret scanners recognise a leaked token."""
MAX_TOKENS = 20
"""Per user."""
TOUCH_INTERVAL_SECONDS = 600.0
"""The use of a token is recorded at most this often."""


TOKENS = cast("Table", ApiToken.__table__)
TOUCH_TOKEN = update(TOKENS).where(TOKENS.c.id == bindparam("token")).values(last_used_at=bindparam("now"))


class ApiTokens:
    """Creates, lists, removes and finds API tokens."""

    def __init__(self, database: Database, clock: Clock, reauthentication: Reauthentication) -> None:
        self.database = database
        self.clock = clock
        self.reauthentication = reauthentication

    async def create(self, person: Person, request: NewToken, origin: RequestOrigin) -> CreatedToken:
        """A new token, for the password. Its secret is returned only here; the hash is stored."""
        authorise("profile.tokens", person)
        assert person.id is not None
        if person.id != LOCAL_USER_ID:  # who has no password
            await self.reauthentication.require(person, request.password, request.code, origin)
        secret, now = TOKEN_PREFIX + new_secret(), self.clock()
        scopes: list[str] = sorted(set(request.scopes))
        async with self.database.writing() as session:
            owned = select(func.count()).select_from(ApiToken).where(ApiToken.user_id == person.id)
            if (await session.scalar(owned) or 0) >= MAX_TOKENS:
                raise Conflict(f"You have {MAX_TOKENS} tokens; remove one that you do not use.")
            token = ApiToken(
                id=hash_secret(secret),
                user_id=person.id,
                name=request.name.strip(),
                scopes=scopes,
                created_at=now,
            )
            session.add(token)
            audit(session, now, person.id, "token.created", token.id, scopes=scopes)
        return CreatedToken(token.id, token.name, scopes, now, secret)

    async def list_tokens(self, person: Person) -> list[TokenInfo]:
        authorise("profile.tokens", person)
        query = select(ApiToken).where(ApiToken.user_id == person.id).order_by(ApiToken.created_at.desc())
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [TokenInfo(t.id, t.name, t.scopes, t.created_at, t.last_used_at) for t in found]

    async def remove(self, person: Person, token_id: str) -> None:
        authorise("profile.tokens", person)
        assert person.id is not None
        query = (
            delete(ApiToken)
            .where(ApiToken.id == token_id, ApiToken.user_id == person.id)
            .returning(ApiToken.id)
        )
        async with self.database.writing() as session:
            if (await session.execute(query)).first() is None:
                raise NotFound("There is no such token; it may have been removed already.")
            audit(session, self.clock(), person.id, "token.removed", token_id)

    async def find(self, secret: str) -> tuple[User, list[str]] | None:
        """The user and the scopes of a token."""
        query = (
            select(User, ApiToken)
            .join(ApiToken, ApiToken.user_id == User.id)
            .where(ApiToken.id == hash_secret(secret), User.deleted_at.is_(None), not_banned(self.clock()))
        )
        async with self.database.reading() as session:
            found = (await session.execute(query)).first()
        if found is None:
            return None
        user, token = found
        now = self.clock()
        if token.last_used_at is None or now - token.last_used_at >= TOUCH_INTERVAL_SECONDS:
            used = {"token": token.id, "now": now}
            await self.database.write(lambda execute: execute(TOUCH_TOKEN, used))
        return user, token.scopes


async def remove_tokens(session: AsyncSession, user_id: str) -> None:
    """Remove all tokens of a user."""
    await session.execute(delete(ApiToken).where(ApiToken.user_id == user_id))
