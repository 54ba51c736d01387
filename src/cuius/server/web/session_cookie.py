"""The cookies of the server: the session of a browser, and that its owner signed in with it before.

By https they have the prefix `__Host-`: browsers then take them from this very host only, never from a
neighbouring one, and send them by https alone. With `plain_http` they have ordinary names.
"""

from __future__ import annotations

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from cuius.server.accounts.sessions import SESSION_SECONDS
from cuius.server.accounts.sign_in_throttle import DEVICE_SECONDS
from cuius.server.settings import Settings

COOKIE_NAME, DEVICE_COOKIE_NAME = "cuius_session", "cuius_device"
HOST_PREFIX = "__Host-"
RENEWED_COOKIE_KEY = "renewed_session"


def session_cookie_name(settings: Settings) -> str:
    return COOKIE_NAME if settings.plain_http else HOST_PREFIX + COOKIE_NAME


def device_cookie_name(settings: Settings) -> str:
    return DEVICE_COOKIE_NAME if settings.plain_http else HOST_PREFIX + DEVICE_COOKIE_NAME


def make_cookie(settings: Settings, name: str, value: str, seconds: float) -> Cookie:
    """Out of reach of scripts, and not sent with requests that other sites make."""
    return Cookie(
        name,
        value=value,
        path="/",
        max_age=int(seconds),
        httponly=True,
        samesite="lax",
        secure=not settings.plain_http,
    )


def session_cookie(settings: Settings, secret: str) -> Cookie:
    """The cookie of a session with this secret."""
    return make_cookie(settings, session_cookie_name(settings), secret, SESSION_SECONDS)


def device_cookie(settings: Settings, value: str) -> Cookie:
    """The cookie of a browser with which somebody signed in."""
    return make_cookie(settings, device_cookie_name(settings), value, DEVICE_SECONDS)


def expired_session_cookie(settings: Settings) -> Cookie:
    """A cookie that removes the session cookie from the browser."""
    return make_cookie(settings, session_cookie_name(settings), "", 0)


def schedule_cookie_renewal(scope: Scope, settings: Settings, secret: str) -> None:
    """Let the response to this request renew the cookie, after its session was extended."""
    scope["state"][RENEWED_COOKIE_KEY] = session_cookie(settings, secret)


async def add_renewed_cookie(message: Message, scope: Scope) -> None:
    """before_send hook: add the renewed cookie, unless the response sets a session cookie itself."""
    if message["type"] != "http.response.start":
        return
    cookie: Cookie | None = scope["state"].pop(RENEWED_COOKIE_KEY, None)
    if cookie is None:
        return
    headers = MutableScopeHeaders.from_message(message)
    if not any(line.startswith(f"{cookie.key}=") for line in headers.getall("set-cookie", [])):
        headers.add("set-cookie", cookie.to_header(header=""))
