"""Where a request comes from, as far as sessions and the audit trail want to know."""

from __future__ import annotations

import msgspec
from litestar.connection import ASGIConnection

AGENT_LENGTH, ADDRESS_LENGTH = 200, 64


class Visit(msgspec.Struct, frozen=True):
    """The address and the program of whoever asks."""

    address: str = ""
    agent: str = ""


async def visit_of(request: ASGIConnection) -> Visit:  # type: ignore[type-arg]
    """The visit behind a request, for handlers."""
    address = request.client.host if request.client else ""
    agent = "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())
    return Visit(address[:ADDRESS_LENGTH], agent[:AGENT_LENGTH])
