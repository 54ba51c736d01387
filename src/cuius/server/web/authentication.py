"""Authentication of requests: by API token, by session cookie, or as the local player.

A token takes precedence over a cookie. An unknown token is refused, so that a program notices; with an
unknown cookie the person is anonymous and can sign in again.
"""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from cuius.server.accounts.local_player import LOCAL_PLAYER
from cuius.server.accounts.person import ANONYMOUS_PERSON, Person, is_admin
from cuius.server.errors import NotSignedIn
from cuius.server.services import Services
from cuius.server.store.models import User
from cuius.server.web.client_origin import request_origin
from cuius.server.web.origin_check import has_bearer_token
from cuius.server.web.session_cookie import schedule_cookie_renewal, session_cookie_name

MAX_SECRET_LENGTH = 200


class AuthenticationMiddleware(AbstractAuthenticationMiddleware):
    """Sets the person as the user of every connection."""

    async def authenticate_request(self, connection: ASGIConnection) -> AuthenticationResult:  # type: ignore[type-arg]
        return AuthenticationResult(await authenticate(connection, connection.app.state.services), None)


async def authenticate(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """The person who made a connection."""
    if has_bearer_token(connection.headers):
        return await authenticate_by_token(connection, services)
    return LOCAL_PLAYER if services.settings.local else await authenticate_by_cookie(connection, services)


async def authenticate_by_token(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """The owner of an API token, with its scopes."""
    secret = connection.headers["authorization"].partition(" ")[2].strip()
    found = await services.accounts.api_tokens.find(secret) if len(secret) <= MAX_SECRET_LENGTH else None
    if found is None:
        raise NotSignedIn("That token is not known here, or was removed; make a new one.")
    user, scopes = found
    return person_for_user(user, services, scopes=tuple(scopes))


async def authenticate_by_cookie(connection: ASGIConnection, services: Services) -> Person:  # type: ignore[type-arg]
    """The person signed in by a session cookie, or an anonymous one."""
    secret = connection.cookies.get(session_cookie_name(services.settings), "")
    if not secret or len(secret) > MAX_SECRET_LENGTH:
        return ANONYMOUS_PERSON
    found = await services.accounts.sessions.find(secret, await request_origin(connection))
    if found is None:
        return ANONYMOUS_PERSON
    user, session_id, extended = found
    if extended:
        schedule_cookie_renewal(connection.scope, services.settings, secret)
    return person_for_user(user, services, session_id=session_id)


def person_for_user(
    user: User, services: Services, scopes: tuple[str, ...] | None = None, session_id: str | None = None
) -> Person:
    return Person(
        id=user.id,
        name=user.name,
        admin=is_admin(user, services.settings.admins),
        language=user.language,
        scopes=scopes,
        session_id=session_id,
    )


async def provide_person(request: ASGIConnection) -> Person:  # type: ignore[type-arg]
    """Dependency of route handlers."""
    person: Person = request.user
    return person
