"""Is the server well? For load balancers, for whoever watches it, and for `cuius play`."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
import structlog
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar import Response, get
from litestar.datastructures import State
from sqlalchemy import Connection

from cuius import __version__
from cuius.server.api.metrics import WITHOUT_PERSON
from cuius.server.services import Services
from cuius.server.store.upgrade import alembic_config
from cuius.server.web.dependencies import TheServices

log = structlog.get_logger("cuius.health")

PATIENCE = 5.0
"""Seconds that the database may take to answer."""


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the server is; if not well, why."""

    status: str
    version: str
    reasons: list[str] = []


@get("/health", opt=WITHOUT_PERSON, summary="Is the server well?")
async def health(services: TheServices, state: State) -> Response[Health]:
    reasons = ["The server is stopping."] if state.front.stopping else []
    reasons += await troubles_of_database(services)
    if not reasons:
        return Response(Health("ok", __version__))
    return Response(Health("failing", __version__, reasons), status_code=503)


async def troubles_of_database(services: Services) -> list[str]:
    """Why the database cannot be used, in sentences that tell a stranger nothing."""
    try:
        async with asyncio.timeout(PATIENCE), services.database.reading() as session:
            connection = await session.connection()
            found = await connection.run_sync(revisions)
    except TimeoutError:
        return ["The database does not answer in time."]
    except Exception as error:
        log.warning("health.database", why=type(error).__name__)
        return ["The database cannot be reached."]
    if found != newest():
        return ["The database is not at the newest migration; run `cuius db upgrade`."]
    return []


def revisions(connection: Connection) -> tuple[str, ...]:
    """The migrations that the database stands at: exactly one, if all is well."""
    return tuple(MigrationContext.configure(connection).get_current_heads())


@lru_cache(maxsize=1)
def newest() -> tuple[str, ...]:
    """The newest migrations that this program knows: exactly one, if all is well."""
    return tuple(ScriptDirectory.from_config(alembic_config("sqlite://")).get_heads())


@lru_cache(maxsize=1)
def known_revisions() -> frozenset[str]:
    """Every migration that this program knows."""
    script = ScriptDirectory.from_config(alembic_config("sqlite://"))
    return frozenset(revision.revision for revision in script.walk_revisions())
