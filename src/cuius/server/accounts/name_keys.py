"""The keys of names, computed anew when the server starts: the tables of look-alike letters change."""

from __future__ import annotations

import structlog
from sqlalchemy import select

from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.stored_secrets import take_turns
from cuius.server.store.database import Database
from cuius.server.store.models import User

log = structlog.get_logger("cuius.accounts")


async def refresh_name_keys(database: Database) -> None:
    """Bring the keys of all names up to date. Of two names that look alike the older account keeps the key;
    the other one keeps its name under a key of its own."""
    async with database.writing() as session:
        await take_turns(session, database)
        query = select(User).where(User.deleted_at.is_(None)).order_by(User.created_at, User.id)
        users = (await session.scalars(query)).all()
        keys = choose_keys([(user.id, user.name) for user in users])
        changed = [user for user in users if user.name_key != keys[user.id]]
        for user in changed:  # first out of each other's way, because keys are unique at any time
            user.name_key = f"changing {user.id}"
        await session.flush()
        for user in changed:
            user.name_key = keys[user.id]


def choose_keys(people: list[tuple[str, str]]) -> dict[str, str]:
    """The key of every account, given ids and names from the oldest account to the newest."""
    keys: dict[str, str] = {}
    taken: set[str] = set()
    for user_id, name in people:
        key = normalize_name(name)
        if key in taken:
            key = f"{key} #{user_id}"
            log.warning("name.looks_like_another", person=user_id)
        taken.add(key)
        keys[user_id] = key
    return keys
