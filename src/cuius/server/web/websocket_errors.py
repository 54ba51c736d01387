"""Refusals on sockets: closed with the status as a code above 4000, and the sentence that says what to do."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import Message, Scope

from cuius.core.errors import CuiusError
from cuius.server.errors import RequestRefused

CLOSING = 4000
LONGEST_REASON = 120
"""Bytes: a closing frame holds no more."""
REFUSED = "refused_socket"


async def note_refusal(error: Exception, scope: Scope) -> None:
    """Called after an error; a request is answered elsewhere, but a socket would close without a word."""
    if scope["type"] == ScopeType.WEBSOCKET and isinstance(error, CuiusError):
        scope["state"][REFUSED] = error


async def close_with_reason(message: Message, scope: Scope) -> None:
    """Called before each message leaves."""
    error = scope["state"].get(REFUSED)
    if error is not None and message["type"] == "websocket.close":
        message["code"] = CLOSING + (error.status if isinstance(error, RequestRefused) else 400)
        message["reason"] = str(error).encode()[:LONGEST_REASON].decode(errors="ignore")
