"""Where a request comes from: recorded for sessions and in the audit trail, and counted by rate limits."""

from __future__ import annotations

import msgspec

MAX_USER_AGENT, MAX_IP_ADDRESS, MAX_DEVICE_COOKIE = 200, 64, 400


class RequestOrigin(msgspec.Struct, frozen=True):
    """The address, the network and the browser of a client."""

    ip_address: str = ""
    user_agent: str = ""
    network: str = ""
    """What attempts are counted by: the address, or of IPv6 the /64 network."""
    device: str = ""
    """The device cookie: it says that somebody signed in with this browser before."""
