"""Database URLs: the driver that is used, and the file of an SQLite database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from cuius.core.errors import BadConfig

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def database_url(text: str) -> str:
    """A URL such as "sqlite:///file" or "postgresql://host/name" with our driver in it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadConfig(f"{text!r} is not the address of a database; write sqlite:///FILE.") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadConfig(f"{url.get_backend_name()} is not supported; use sqlite or postgresql.")
    return url.set(drivername=driver).render_as_string(hide_password=False)


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL and for a database in memory."""
    url = make_url(database_url(database))
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))
