"""Where a request comes from: recorded for sessions and in the audit trail."""

from __future__ import annotations

import msgspec
from litestar.connection import ASGIConnection

from cuius.server.trusted_hosts import network_of

MAX_USER_AGENT, MAX_IP_ADDRESS = 200, 64


class RequestOrigin(msgspec.Struct, frozen=True):
    """The IP address and the user agent of a client."""

    ip_address: str = ""
    user_agent: str = ""

    @property
    def network(self) -> str:
        """What rate limits count: the address, or of IPv6 its /64 network."""
        return network_of(self.ip_address)


async def request_origin(request: ASGIConnection) -> RequestOrigin:  # type: ignore[type-arg]
    """Dependency of route handlers."""
    ip_address = request.client.host if request.client else ""
    user_agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())
    return RequestOrigin(ip_address[:MAX_IP_ADDRESS], user_agent[:MAX_USER_AGENT])
