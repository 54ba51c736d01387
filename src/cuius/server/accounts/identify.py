"""Who is asking: the one person of local play, or whoever the cookie or token names."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from cuius.server.accounts.local import LOCAL_PERSON
from cuius.server.accounts.person import STRANGER, Person
from cuius.server.services import Services


class Identify(AbstractAuthenticationMiddleware):
    """Puts the person into every connection."""

    async def authenticate_request(self, connection: ASGIConnection) -> AuthenticationResult:  # type: ignore[type-arg]
        services: Services = connection.app.state.services
        if services.settings.local:
            return AuthenticationResult(LOCAL_PERSON, None)
        return AuthenticationResult(STRANGER, None)


async def person_of(request: ASGIConnection) -> Person:  # type: ignore[type-arg]
    """The person behind a request, for handlers."""
    person: Person = request.user
    return person
