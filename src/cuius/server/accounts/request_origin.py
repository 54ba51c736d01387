"""Where a request comes from: recorded for sessions and in the audit trail, and counted by rate limits."""

from __future__ import annotations

import msgspec

from cuius.server.trusted_hosts import network_of

MAX_USER_AGENT, MAX_IP_ADDRESS, MAX_DEVICE_COOKIE = 200, 64, 400


class RequestOrigin(msgspec.Struct, frozen=True):
    """The address, the network and the browser of a client."""

    ip_address: str = ""
    user_agent: str = ""
    device: str = ""
    """The device cookie: it says that somebody signed in with this browser before."""

    @property
    def network(self) -> str:
        """What rate limits count: the address, or of IPv6 its /64 network."""
        return network_of(self.ip_address)
