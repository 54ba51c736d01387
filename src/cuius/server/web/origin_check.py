"""Protection against cross-site requests and DNS rebinding: checks of host, origin and a custom header.

An unsafe request must carry a header that no foreign page can set (`X-Cuius: 1`) and must not come from a
foreign origin; with a cookie it must state its origin. Requests with an API token are exempt, because
browsers do not send tokens by themselves. In local play the host must be a loopback name.
"""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.settings import Settings
from cuius.server.trusted_hosts import host_name, is_loopback, parse_origin
from cuius.server.web.connections import SAFE_METHODS

CSRF_HEADER = "X-Cuius"
MAX_HEADER_BYTES = 16_384


class HeadersTooLarge(RequestRefused):
    status = 431


class ForeignHost(NotAllowed):
    """The Host header is not a name of this server."""


class ForeignOrigin(NotAllowed):
    """The request comes from a page of another site."""


class OriginCheckMiddleware(ASGIMiddleware):
    """Refuses requests to foreign hosts and from foreign pages."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADER_BYTES:
            raise HeadersTooLarge("Your request has too many headers; clear the cookies of this site.")
        headers = Headers.from_scope(scope)
        check: OriginCheck = scope["litestar_app"].state.origin_check
        check.check_host(headers.get("host", ""), is_operator_route(scope))
        unsafe = is_unsafe(scope)
        if (unsafe or scope["type"] == ScopeType.WEBSOCKET) and not has_bearer_token(headers):
            check.check_origin(headers)
            if unsafe and headers.get(CSRF_HEADER) != "1":
                raise ForeignOrigin(
                    f"Send the header {CSRF_HEADER}: 1 with a request that changes something."
                )
        await next_app(scope, receive, send)


class OriginCheck:
    """Knows the names of this server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = frozenset(host.casefold() for host in settings.hosts)
        self.origins = frozenset(parse_origin(origin) for origin in settings.origins)

    def check_host(self, host: str, operator_route: bool = False) -> None:
        """The host must be a configured name; operator routes are also reachable by loopback names."""
        name = host_name(host)
        if operator_route and is_loopback(name):
            return
        if self.settings.local and not is_loopback(name):
            raise ForeignHost("This server plays on this machine only; open it as 127.0.0.1 or localhost.")
        if self.hosts and name not in self.hosts and not self.settings.local:
            raise ForeignHost("This server does not go by that name; ask its keeper for the address.")

    def check_origin(self, headers: Headers) -> None:
        """The Origin or Referer must be this server; with a cookie one of them is required."""
        stated = headers.get("origin") or headers.get("referer")
        if stated is None:
            if "cookie" in headers:
                raise ForeignOrigin("Say where the request comes from, by the header Origin or Referer.")
            return
        origin = parse_origin(stated)
        if origin is None or not self.is_own(origin, headers.get("host", "")):
            raise ForeignOrigin("This request comes from another site; use the page of this server.")

    def is_own(self, origin: str, host: str) -> bool:
        return origin in self.origins or origin.partition("://")[2] == host.casefold()


def is_operator_route(scope: Scope) -> bool:
    """Whether it is a route for operators: health or metrics."""
    handler = scope.get("route_handler")
    return handler is not None and bool(handler.opt.get("operator_route"))


def is_unsafe(scope: Scope) -> bool:
    """Whether it is a request whose method may change something."""
    return scope["type"] == ScopeType.HTTP and scope.get("method") not in SAFE_METHODS


def has_bearer_token(headers: Headers) -> bool:
    """Whether the request has an API token."""
    return headers.get("authorization", "").casefold().startswith("bearer ")
