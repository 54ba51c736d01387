"""Sockets and streams of people who were signed out meanwhile: looked at again now and then, and closed."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cuius.server.accounts.person import Person
from cuius.server.errors import NotSignedIn
from cuius.server.services import Services
from cuius.server.web.authentication import identify
from cuius.server.web.error_handlers import CLOSING

AGAIN = 60.0
"""Seconds after which a socket that is in use is looked at again."""
REVOCABLE = "cuius_revocable"
"""Where a socket is found in its scope."""
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
        scope[REVOCABLE] = socket  # type: ignore[literal-required]
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

    @staticmethod
    def of(scope: Scope) -> Revocable | None:
        found: Revocable | None = scope.get(REVOCABLE)  # type: ignore[assignment]
        return found

    def is_due(self) -> bool:
        """Must it be looked at, or closed, before anything more is sent?"""
        return self.over or self.services.clock() - self.looked_at >= AGAIN

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
        if not self.over and self.is_due():
            self.looked_at = self.services.clock()
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
