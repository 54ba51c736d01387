"""Who looks at the page: asked once when it opens, by strangers too."""

from __future__ import annotations

import msgspec
from litestar import get

from cuius.server.accounts.permissions import authorise
from cuius.server.web.dependencies import ThePerson, TheServices


class SessionStatus(msgspec.Struct, frozen=True):
    """How this server is played at, and by whom just now."""

    local: bool
    """Play on one machine: one person, no accounts, all seats."""
    name: str | None
    """Null for a stranger."""
    admin: bool


@get("/api/session", summary="Who is signed in, and whether anybody needs to")
async def session(services: TheServices, person: ThePerson) -> SessionStatus:
    authorise("tables.list", person)
    return SessionStatus(
        services.settings.local, person.name if person.id is not None else None, person.admin
    )
