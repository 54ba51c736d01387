"""Which migration a database is at, and which ones this program knows."""

from __future__ import annotations

from functools import lru_cache

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cuius.server.store.upgrade import alembic_config


def current_revisions(connection: Connection) -> tuple[str, ...]:
    """The revisions of the database: exactly one in a healthy database, none in an empty one."""
    return tuple(MigrationContext.configure(connection).get_current_heads())


@lru_cache(maxsize=1)
def latest_revisions() -> tuple[str, ...]:
    """The newest revisions of this program: exactly one in a correct installation."""
    return tuple(ScriptDirectory.from_config(alembic_config("sqlite://")).get_heads())


@lru_cache(maxsize=1)
def known_revisions() -> frozenset[str]:
    """All revisions of this program."""
    script = ScriptDirectory.from_config(alembic_config("sqlite://"))
    return frozenset(revision.revision for revision in script.walk_revisions())
