"""Every request counts: for the account that asks, and for the address it comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from cuius.server.accounts.person import STRANGER, Person
from cuius.server.services import Services
from cuius.server.web.origin_check import changes_something


class CountRequests(ASGIMiddleware):
    """Refuses whoever asks too often. At one's own machine nobody counts."""

    exclude_opt_key = "operation"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services: Services = scope["litestar_app"].state.services
        if not services.settings.local:
            kind = "writes" if changes_something(scope) else "reads"
            services.throttle.spend(kind, *keys_of(scope))
        await next_app(scope, receive, send)


def keys_of(scope: Scope) -> tuple[str, ...]:
    """Under which names a request is counted."""
    person: Person = scope.get("user") or STRANGER  # nobody is identified by OPTIONS
    address = f"address {address_of(scope)}"
    return (address,) if person.id is None else (address, f"account {person.id}")


def address_of(scope: Scope) -> str:
    """Where a request comes from; of an IPv6 address the network, since one customer has all of it."""
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
