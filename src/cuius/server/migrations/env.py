"""How Alembic reaches the database."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from cuius.server.store.database import BUSY_MILLISECONDS, begin_immediate
from cuius.server.store.models import Base


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(1555)"))  # nodes that start together take turns
    context.configure(
        connection=connection, target_metadata=Base.metadata, render_as_batch=True, transactional_ddl=True
    )
    with context.begin_transaction():
        context.run_migrations()


def leave_transactions_to_us(connection: Any, _: Any) -> None:
    """Python would commit every change of a table by itself. A server that writes is waited for."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def migrate_sqlite(url: str) -> None:
    """Without an event loop, so that a file that cannot be opened leaves no thread behind."""
    engine = create_engine(make_url(url).set(drivername="sqlite"))
    event.listen(engine, "connect", leave_transactions_to_us)
    event.listen(engine, "begin", begin_immediate)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


async def migrate_postgres(url: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


def run(url: str) -> None:
    """All that is missing in one transaction: an upgrade that fails changes nothing."""
    if url.startswith("postgresql"):
        asyncio.run(migrate_postgres(url))
    else:
        migrate_sqlite(url)


run(context.config.attributes["url"])
