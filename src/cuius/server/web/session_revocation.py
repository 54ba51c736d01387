"""Closes websockets whose session or API token has ended."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cuius.server.accounts.person import Person
from cuius.server.errors import NotSignedIn
from cuius.server.services import Services
from cuius.server.web.authentication import authenticate
from cuius.server.web.error_handlers import CLOSE_CODE_BASE
from cuius.server.web.websocket_protocol import direct_write_of, set_direct_write

RECHECK_SECONDS = 60.0
"""A socket in use is checked again after this time."""
SIGNED_OUT = "You were signed out; sign in again."


class SessionRevocationMiddleware(ASGIMiddleware):
    """Wraps the websockets of signed-in people."""

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services: Services = scope["litestar_app"].state.services
        person: Person = scope["user"]
        if person.is_anonymous or services.settings.local:
            await next_app(scope, receive, send)
            return
        socket = RevocableSocket(scope, receive, send, services, person)
        direct = direct_write_of(scope)
        if direct is not None:
            set_direct_write(scope, direct.write, socket.is_due)
        with services.revocations.listen(person.id or "", socket.revoke):
            await next_app(scope, socket.receive, socket.send)


class RevocableSocket:
    """A websocket that checks now and then whether its person is still signed in."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, services: Services, person: Person
    ) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self.services = services
        self.person = person
        self.checked_at = services.monotonic()
        self.revoked = False
        self._closing: asyncio.Task[None] | None = None

    def is_due(self) -> bool:
        """Whether it must be checked or closed before anything is sent."""
        return self.revoked or self.services.monotonic() - self.checked_at >= RECHECK_SECONDS

    async def receive(self) -> Any:
        """The next message, or a disconnect once revoked."""
        message = await self._receive()
        if message["type"] == "websocket.receive" and await self.close_if_revoked():
            return {"type": "websocket.disconnect", "code": CLOSE_CODE_BASE + NotSignedIn.status}
        return message

    async def send(self, message: Message) -> None:
        """Send a message, unless revoked."""
        if message["type"] == "websocket.send" and self.is_due():
            await self.close_if_revoked()
        if not self.revoked:
            await self._send(message)

    async def close_if_revoked(self) -> bool:
        """Check again if due, and close the socket if session or token has ended; returns whether it has."""
        if not self.revoked and self.is_due():
            self.checked_at = self.services.monotonic()
            if not await is_still_signed_in(self._scope, self.services, self.person):
                self.revoked = True
                await self._close()
        return self.revoked

    def revoke(self) -> None:
        """Close the socket at once, without waiting for its next use."""
        if not self.revoked:
            self.revoked = True
            self._closing = asyncio.create_task(self._close())

    async def _close(self) -> None:
        code = CLOSE_CODE_BASE + NotSignedIn.status
        await self._send({"type": "websocket.close", "code": code, "reason": SIGNED_OUT})


async def is_still_signed_in(scope: Scope, services: Services, person: Person) -> bool:
    """Whether the credentials of a connection are still valid for this person."""
    if services.settings.local:
        return True
    try:
        again = await authenticate(ASGIConnection(scope), services)
    except NotSignedIn:
        return False
    return again.id == person.id
