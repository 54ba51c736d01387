"""SQL statements on a database of a test."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from cuius.server.store.database import Database


def execute(database: str, *statements: str) -> None:
    async def work() -> None:
        opened = Database(database)
        async with opened.writing() as session:
            for statement in statements:
                await session.execute(text(statement))
        await opened.close()

    asyncio.run(work())
