"""Rate limiting of requests, by account and by client address."""

from __future__ import annotations

from contextlib import ExitStack

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.accounts.person import ANONYMOUS_PERSON, Person
from cuius.server.errors import LimitExceeded
from cuius.server.rate_limits import RateLimits
from cuius.server.services import Services
from cuius.server.slices import CLIENT
from cuius.server.trusted_hosts import network_of
from cuius.server.web.connections import ConnectionTracker
from cuius.server.web.origin_check import is_unsafe

STAYS_OPEN = {"stays_open": True}
"""`opt` of a route whose response has no end: it counts as a socket."""


class RateLimitMiddleware(ASGIMiddleware):
    """Refuses requests and sockets over the limit; local play has no limits."""

    exclude_opt_key = "operator_route"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services: Services = scope["litestar_app"].state.services
        CLIENT.set(rate_limit_keys(scope)[-1])
        if services.settings.local:
            await next_app(scope, receive, send)
            return
        kind = "writes" if is_unsafe(scope) else "reads"
        connections: ConnectionTracker = scope["litestar_app"].state.connections
        with ExitStack() as held:
            try:
                services.rate_limiter.consume(kind, *rate_limit_keys(scope))
                held.enter_context(connections.places.hold(place_limits(scope, services.settings.limits)))
            except LimitExceeded:
                if scope["type"] == ScopeType.WEBSOCKET:  # a browser reads the reason of an open one only
                    await receive()
                    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                raise
            await next_app(scope, receive, send)


def place_limits(scope: Scope, limits: RateLimits) -> dict[str, int]:
    """The places that a connection takes, and how many there are."""
    keys = rate_limit_keys(scope)
    places = {f"connections of {keys[0]}": limits.address_connections}
    handler = scope.get("route_handler")
    if scope["type"] == ScopeType.WEBSOCKET or (handler is not None and handler.opt.get("stays_open")):
        places[f"sockets of {keys[0]}"] = limits.address_sockets
        places |= {f"sockets of {account}": limits.sockets for account in keys[1:]}
    return places


def rate_limit_keys(scope: Scope) -> tuple[str, ...]:
    """The keys under which a request is counted."""
    person: Person = scope.get("user") or ANONYMOUS_PERSON  # OPTIONS requests are not authenticated
    address = f"address {client_network(scope)}"
    return (address,) if person.id is None else (address, f"account {person.id}")


def limit_account(services: Services, person: Person, *kinds: str) -> None:
    """Count something that an account does, or refuse it; local play has no limits."""
    if person.id is not None and not services.settings.local:
        services.rate_limiter.consume_all(*((kind, f"account {person.id}") for kind in kinds))


def client_network(scope: Scope) -> str:
    """The network of the client, behind a proxy as the proxy forwards it."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
