"""Who is asking: the one person of local play, or whoever the token or the cookie names.

A token outweighs a cookie. One that is not known is refused, so that a program learns that it must get a new
one; a cookie that is not known makes a stranger, so that people can sign in again.
"""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from cuius.server.accounts.local_player import LOCAL_PERSON
from cuius.server.accounts.person import STRANGER, Person, is_admin
from cuius.server.accounts.request_origin import visit_of
from cuius.server.errors import NotSignedIn
from cuius.server.services import Services
from cuius.server.store.models import User
from cuius.server.web.origin_check import carries_token
from cuius.server.web.session_cookie import NAME, renew_later

LONGEST_SECRET = 200


class Identify(AbstractAuthenticationMiddleware):
    """Puts the person into every connection."""

    async def authenticate_request(self, connection: ASGIConnection) -> AuthenticationResult:  # type: ignore[type-arg]
        return AuthenticationResult(await identify(connection, connection.app.state.services), None)


async def identify(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """The person behind a connection."""
    if carries_token(connection.headers):
        return await by_token(connection, services)
    return LOCAL_PERSON if services.settings.local else await by_cookie(connection, services)


async def by_token(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """A program, with the scopes of its token."""
    secret = connection.headers["authorization"].partition(" ")[2].strip()
    found = await services.accounts.tokens.find(secret) if len(secret) <= LONGEST_SECRET else None
    if found is None:
        raise NotSignedIn("That token is not known here, or was removed; make a new one.")
    user, scopes = found
    return person_from(user, services, scopes=tuple(scopes))


async def by_cookie(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """A person in a browser, or a stranger."""
    secret = connection.cookies.get(NAME, "")
    if not secret or len(secret) > LONGEST_SECRET:
        return STRANGER
    found = await services.accounts.sessions.find(secret, await visit_of(connection))
    if found is None:
        return STRANGER
    user, session_id, prolonged = found
    if prolonged:
        renew_later(connection.scope, services.settings, secret)
    return person_from(user, services, session=session_id)


def person_from(
    user: User, services: Services, scopes: tuple[str, ...] | None = None, session: str | None = None
) -> Person:
    return Person(
        id=user.id,
        name=user.name,
        admin=is_admin(user, services.settings.admins),
        language=user.language,
        scopes=scopes,
        session=session,
    )


async def person_of(request: ASGIConnection) -> Person:  # type: ignore[type-arg]
    """The person behind a request, for handlers."""
    person: Person = request.user
    return person
