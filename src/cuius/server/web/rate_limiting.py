"""Rate limiting of requests, by account and by client address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.accounts.person import ANONYMOUS_PERSON, Person
from cuius.server.services import Services
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


def client_network(scope: Scope) -> str:
    """The client's IP address; of IPv6 the /64 network, which belongs to one customer."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return client[0][:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return ":".join(address.exploded.split(":")[:4]) + "::"
