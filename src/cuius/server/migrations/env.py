"""How Alembic reaches the database."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, event, text
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


async def run() -> None:
    """All that is missing in one transaction: an upgrade that fails changes nothing."""
    engine = create_async_engine(context.config.attributes["url"])
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", leave_transactions_to_us)
        event.listen(engine.sync_engine, "begin", begin_immediate)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(run())
