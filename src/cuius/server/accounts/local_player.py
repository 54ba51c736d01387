"""Local play: one person, at this machine, without an account."""

from __future__ import annotations

import time

from cuius.server.accounts.person import LOCAL, Person
from cuius.server.store.database import Database
from cuius.server.store.models import User

LOCAL_PERSON = Person(LOCAL, "You", admin=True)


async def ensure_local_person(database: Database) -> None:
    """Tables need somebody at their seats."""
    async with database.writing() as session:
        if await session.get(User, LOCAL) is None:
            name = LOCAL_PERSON.name
            session.add(
                User(id=LOCAL, name=name, name_key=name.casefold(), is_admin=True, created_at=time.time())
            )
