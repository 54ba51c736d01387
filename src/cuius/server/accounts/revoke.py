"""Sockets and streams of people who were signed out meanwhile: looked at again now and then, and closed."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cuius.server.accounts.identify import identify
from cuius.server.accounts.person import Person
from cuius.server.errors import NotSignedIn
from cuius.server.safety.closing import CLOSING
from cuius.server.services import Services

AGAIN = 60.0
"""Seconds after which a socket that is in use is looked at again."""
SIGNED_OUT = "You were signed out; sign in again."


class Revoke(ASGIMiddleware):
    """Ends a socket once its session or token has ended."""

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services: Services = scope["litestar_app"].state.services
        person: Person = scope["user"]
        if person.is_stranger or services.settings.local:
            await next_app(scope, receive, send)
            return
        socket = Revocable(scope, receive, send, services, person)
        await next_app(scope, socket.receive, socket.send)


class Revocable:
    """The two ends of a socket, between which somebody looks whether the person is still welcome."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, services: Services, person: Person
    ) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self.services = services
        self.person = person
        self.looked_at = services.clock()
        self.over = False

    async def receive(self) -> Any:
        """What comes in, or the end."""
        message = await self._receive()
        if message["type"] == "websocket.receive" and await self.is_over():
            return {"type": "websocket.disconnect", "code": CLOSING + NotSignedIn.status}
        return message

    async def send(self, message: Message) -> None:
        """What goes out, unless it is over."""
        if message["type"] == "websocket.send":
            await self.is_over()
        if not self.over:
            await self._send(message)

    async def is_over(self) -> bool:
        """Has the session or token ended? Closes the socket if so."""
        now = self.services.clock()
        if not self.over and now - self.looked_at >= AGAIN:
            self.looked_at = now
            if not await is_still_known(self._scope, self.services, self.person):
                self.over = True
                code = CLOSING + NotSignedIn.status
                await self._send({"type": "websocket.close", "code": code, "reason": SIGNED_OUT})
        return self.over


async def is_still_known(scope: Scope, services: Services, person: Person) -> bool:
    """Would this connection, opened now, still be this person's?"""
    if services.settings.local:
        return True
    try:
        again = await identify(ASGIConnection(scope), services)
    except NotSignedIn:
        return False
    return again.id == person.id
