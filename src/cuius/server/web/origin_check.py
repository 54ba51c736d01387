"""Whom the server talks to at all: the right host, and pages of our own.

A browser sends its cookies, and reaches this machine, for any page that asks it to. So a request that changes
something must carry a header that no foreign page can set (`X-Cuius: 1`), and must not come from a foreign
origin; with a cookie it must say where it comes from. Programs that carry a token are not browsers under
somebody's spell, and need neither. In local play the host must be this machine, so that no foreign name that
has been made to point here (DNS rebinding) reads or plays along.
"""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.settings import Settings
from cuius.server.trusted_hosts import is_loopback, name_of, origin_of

OWN_HEADER = "X-Cuius"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
MOST_HEADER_BYTES = 16_384


class HeadersTooLarge(RequestRefused):
    status = 431


class ForeignHost(NotAllowed):
    """The request was sent to a name that is not this server's."""


class ForeignOrigin(NotAllowed):
    """The request comes from a page that is not this server's."""


class Guard(ASGIMiddleware):
    """Refuses requests to foreign hosts and from foreign pages before anybody looks at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = frozenset(host.casefold() for host in settings.hosts)
        self.origins = frozenset(origin_of(origin) for origin in settings.origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADER_BYTES:
            raise HeadersTooLarge("Your request has too many headers; clear the cookies of this site.")
        headers = Headers.from_scope(scope)
        self.check_host(headers.get("host", ""), is_operation(scope))
        changes = changes_something(scope)
        if (changes or scope["type"] == ScopeType.WEBSOCKET) and not carries_token(headers):
            self.check_origin(headers)
            if changes and headers.get(OWN_HEADER) != "1":
                raise ForeignOrigin(f"Send the header {OWN_HEADER}: 1 with a request that changes something.")
        await next_app(scope, receive, send)

    def check_host(self, host: str, operation: bool = False) -> None:
        """The name must be the server's; its keeper may also ask how it is by that of this machine."""
        name = name_of(host)
        if operation and is_loopback(name):
            return
        if self.settings.local and not is_loopback(name):
            raise ForeignHost("This server plays on this machine only; open it as 127.0.0.1 or localhost.")
        if self.hosts and name not in self.hosts and not self.settings.local:
            raise ForeignHost("This server does not go by that name; ask its keeper for the address.")

    def check_origin(self, headers: Headers) -> None:
        """What is said about the origin must be right, and whoever has a cookie must say it."""
        said = headers.get("origin") or headers.get("referer")
        if said is None:
            if "cookie" in headers:
                raise ForeignOrigin("Say where the request comes from, by the header Origin or Referer.")
            return
        origin = origin_of(said)
        if origin is None or not self.is_own(origin, headers.get("host", "")):
            raise ForeignOrigin("This request comes from another site; use the page of this server.")

    def is_own(self, origin: str, host: str) -> bool:
        return origin in self.origins or origin.partition("://")[2] == host.casefold()


def is_operation(scope: Scope) -> bool:
    """Is it something that keepers ask: how the server is, and its figures?"""
    handler = scope.get("route_handler")
    return handler is not None and bool(handler.opt.get("operation"))


def changes_something(scope: Scope) -> bool:
    """Is it a request that may change something, by its method?"""
    return scope["type"] == ScopeType.HTTP and scope.get("method") not in SAFE_METHODS


def carries_token(headers: Headers) -> bool:
    """Does a program ask, with a token of its own?"""
    return headers.get("authorization", "").casefold().startswith("bearer ")
