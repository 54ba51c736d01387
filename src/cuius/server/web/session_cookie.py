"""The cookie of a session: out of reach for scripts, and not sent along from other sites."""

from __future__ import annotations

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from cuius.server.accounts.sessions import LASTS
from cuius.server.settings import Settings

NAME = "cuius_session"
RENEWED = "renewed_session"


def session_cookie(settings: Settings, secret: str) -> Cookie:
    """The cookie for a new session; by https only, unless the server is for this machine alone."""
    return Cookie(
        NAME,
        value=secret,
        path="/",
        max_age=int(LASTS),
        httponly=True,
        samesite="lax",
        secure=not settings.plain_http,
    )


def no_cookie(settings: Settings) -> Cookie:
    """Makes the browser forget its session."""
    cookie = session_cookie(settings, "")
    cookie.max_age = 0
    return cookie


def renew_later(scope: Scope, settings: Settings, secret: str) -> None:
    """Let the answer to this request prolong the cookie, as its session was."""
    scope["state"][RENEWED] = session_cookie(settings, secret)


async def renew_cookie(message: Message, scope: Scope) -> None:
    """Called before each message leaves; an answer that sets the cookie itself has the last word."""
    if message["type"] != "http.response.start":
        return
    cookie: Cookie | None = scope["state"].pop(RENEWED, None)
    headers = MutableScopeHeaders.from_message(message)
    set_already = any(line.startswith(f"{NAME}=") for line in headers.getall("set-cookie", []))
    if cookie is not None and not set_already:
        headers.add("set-cookie", cookie.to_header(header=""))
