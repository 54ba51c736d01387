"""The origin of a request, as a dependency of route handlers."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from cuius.server.accounts.request_origin import (
    MAX_DEVICE_COOKIE,
    MAX_IP_ADDRESS,
    MAX_USER_AGENT,
    RequestOrigin,
)
from cuius.server.web.session_cookie import device_cookie_name


async def request_origin(request: ASGIConnection) -> RequestOrigin:  # type: ignore[type-arg]
    """Address, user agent and device cookie of a client."""
    ip_address = request.client.host if request.client else ""
    user_agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())
    device = request.cookies.get(device_cookie_name(request.app.state.settings), "")
    return RequestOrigin(
        ip_address[:MAX_IP_ADDRESS],
        user_agent[:MAX_USER_AGENT],
        device if len(device) <= MAX_DEVICE_COOKIE else "",
    )
