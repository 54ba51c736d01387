"""The session cookie: HttpOnly, SameSite=Lax, and Secure unless `plain_http` is set."""

from __future__ import annotations

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from cuius.server.accounts.sessions import SESSION_SECONDS
from cuius.server.settings import Settings

COOKIE_NAME = "cuius_session"
RENEWED_COOKIE_KEY = "renewed_session"


def session_cookie(settings: Settings, secret: str) -> Cookie:
    """The cookie of a session with this secret."""
    return Cookie(
        COOKIE_NAME,
        value=secret,
        path="/",
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=not settings.plain_http,
    )


def expired_session_cookie(settings: Settings) -> Cookie:
    """A cookie that removes the session cookie from the browser."""
    cookie = session_cookie(settings, "")
    cookie.max_age = 0
    return cookie


def schedule_cookie_renewal(scope: Scope, settings: Settings, secret: str) -> None:
    """Let the response to this request renew the cookie, after its session was extended."""
    scope["state"][RENEWED_COOKIE_KEY] = session_cookie(settings, secret)


async def add_renewed_cookie(message: Message, scope: Scope) -> None:
    """before_send hook: add the renewed cookie, unless the response sets a session cookie itself."""
    if message["type"] != "http.response.start":
        return
    cookie: Cookie | None = scope["state"].pop(RENEWED_COOKIE_KEY, None)
    headers = MutableScopeHeaders.from_message(message)
    set_already = any(line.startswith(f"{COOKIE_NAME}=") for line in headers.getall("set-cookie", []))
    if cookie is not None and not set_already:
        headers.add("set-cookie", cookie.to_header(header=""))
