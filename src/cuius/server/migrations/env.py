"""How Alembic reaches the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from cuius.server.store.models import Base


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(1555)"))  # nodes that start together take turns
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(run())
