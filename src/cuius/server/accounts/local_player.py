"""The one user of local play, who needs no account."""

from __future__ import annotations

import time

from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.person import LOCAL_USER_ID, Person
from cuius.server.store.database import Database
from cuius.server.store.models import User

LOCAL_PLAYER = Person(LOCAL_USER_ID, "You", admin=True)


async def ensure_local_player(database: Database) -> None:
    """Create the user row that seats and tables refer to, unless it exists."""
    name = LOCAL_PLAYER.name
    async with database.writing() as session:
        if await session.get(User, LOCAL_USER_ID) is None:
            user = User(id=LOCAL_USER_ID, name=name, name_key=normalize_name(name), is_admin=True)
            user.created_at = time.time()
            session.add(user)
