"""Rate limiting of requests, by account and by client address."""

from __future__ import annotations

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.accounts.person import ANONYMOUS_PERSON, Person
from cuius.server.services import Services
from cuius.server.trusted_hosts import network_of
from cuius.server.web.origin_check import is_unsafe


class RateLimitMiddleware(ASGIMiddleware):
    """Refuses requests over the limit; local play has no limits."""

    exclude_opt_key = "operator_route"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services: Services = scope["litestar_app"].state.services
        if not services.settings.local:
            kind = "writes" if is_unsafe(scope) else "reads"
            services.rate_limiter.consume(kind, *rate_limit_keys(scope))
        await next_app(scope, receive, send)


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
