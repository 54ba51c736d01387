"""Tokens: keys with which programs act for a person, as far as their scopes go."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update

from cuius.server.accounts.audit import note
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import CreatedToken, NewToken, TokenInfo
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound
from cuius.server.secrets import hashed, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import ApiToken, User

PREFIX = "cuius_"
"""So that a token that leaked is known for what it is."""
MOST = 20
"""How many tokens a person may have."""
NOTED = 600.0
"""Seconds after which the use of a token is noted again."""


class Tokens:
    """Keys for programs."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def make(self, person: Person, wish: NewToken) -> CreatedToken:
        """A new token. It is shown this once; we keep its hash."""
        authorise("me.tokens", person)
        assert person.id is not None
        secret, now = PREFIX + new_secret(), self.clock()
        scopes: list[str] = sorted(set(wish.scopes))
        async with self.database.writing() as session:
            mine = select(func.count()).select_from(ApiToken).where(ApiToken.user_id == person.id)
            if (await session.scalar(mine) or 0) >= MOST:
                raise Conflict(f"You have {MOST} tokens; remove one that you do not use.")
            token = ApiToken(
                id=hashed(secret), user_id=person.id, name=wish.name.strip(), scopes=scopes, created_at=now
            )
            session.add(token)
            note(session, now, person.id, "token.made", token.id, scopes=scopes)
        return CreatedToken(token.id, token.name, scopes, now, secret)

    async def listed(self, person: Person) -> list[TokenInfo]:
        authorise("me.tokens", person)
        query = select(ApiToken).where(ApiToken.user_id == person.id).order_by(ApiToken.created_at.desc())
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [TokenInfo(t.id, t.name, t.scopes, t.created_at, t.last_used_at) for t in found]

    async def remove(self, person: Person, token_id: str) -> None:
        authorise("me.tokens", person)
        assert person.id is not None
        query = (
            delete(ApiToken)
            .where(ApiToken.id == token_id, ApiToken.user_id == person.id)
            .returning(ApiToken.id)
        )
        async with self.database.writing() as session:
            if (await session.execute(query)).first() is None:
                raise NotFound("There is no such token; it may have been removed already.")
            note(session, self.clock(), person.id, "token.removed", token_id)

    async def find(self, secret: str) -> tuple[User, list[str]] | None:
        """Whose token it is, and what it is good for."""
        query = (
            select(User, ApiToken)
            .join(ApiToken, ApiToken.user_id == User.id)
            .where(ApiToken.id == hashed(secret), User.deleted_at.is_(None))
        )
        async with self.database.reading() as session:
            found = (await session.execute(query)).first()
        if found is None:
            return None
        user, token = found
        now = self.clock()
        if token.last_used_at is None or now - token.last_used_at >= NOTED:
            async with self.database.writing() as session:
                await session.execute(
                    update(ApiToken).where(ApiToken.id == token.id).values(last_used_at=now)
                )
        return user, token.scopes
