"""Health checks of a running server."""

from __future__ import annotations

import asyncio

import structlog

from cuius.server.ops.migration_status import current_revisions, latest_revisions
from cuius.server.store.database import Database

log = structlog.get_logger("cuius.health")

TIMEOUT_SECONDS = 5.0


async def database_errors(database: Database) -> list[str]:
    """Why the database cannot be used, in sentences that are safe to publish."""
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS), database.reading() as session:
            connection = await session.connection()
            found = await connection.run_sync(current_revisions)
    except TimeoutError:
        return ["The database does not answer in time."]
    except Exception as error:
        log.warning("health.database_failed", why=type(error).__name__)
        return ["The database cannot be reached."]
    if found != latest_revisions():
        return ["The database is not at the newest migration; run `cuius db upgrade`."]
    return []
