"""Sending on a socket: at once where the other end takes it, without waking a task for every watcher.

What a table's watchers are shown goes out from whoever brought the news about, straight to the server's own
socket, or where that is not ours to its `send`. Only where that has to wait does the watcher's task go on.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol

from litestar import WebSocket
from litestar.types import Scope, Send

from cuius.server.web.connections import DIRECT_SEND_KEY
from cuius.server.web.fast_websocket import WRITE, Write
from cuius.server.web.session_revocation import RevocableSocket


class Left(Protocol):
    """What is left of a message that could not be sent at once: to be awaited, or given up."""

    def __await__(self) -> Generator[Any, Any, None]: ...

    def close(self) -> None: ...


class Sender:
    """The outgoing half of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._send: Send = socket.send
        self._direct: Send | None = direct_of(socket.scope)
        self._write: Write | None = write_of(socket.scope)
        self._revocable = RevocableSocket.of(socket.scope)

    def at_once(self, data: bytes) -> Left | None:
        """Send a text; what is left to do, if the other end is slow or must be looked at first."""
        if self._direct is None or (self._revocable is not None and self._revocable.is_due()):
            return self.send(data)
        if self._write is not None and self._write(data):
            return None
        sending: Any = self._direct(as_message(data))
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return None
        return Begun(sending, waits_for)

    async def send(self, data: bytes) -> None:
        """The same, as a task does it."""
        await self._send(as_message(data))


def as_message(data: bytes) -> Any:
    return {"type": "websocket.send", "bytes": None, "text": data.decode()}


def direct_of(scope: Scope) -> Send | None:
    found: Send | None = scope.get(DIRECT_SEND_KEY)  # type: ignore[assignment]
    return found


def write_of(scope: Scope) -> Write | None:
    found: Write | None = scope.get(WRITE)  # type: ignore[assignment]
    return found


class Begun:
    """A coroutine that has begun elsewhere and waits for something."""

    def __init__(self, sending: Any, waits_for: Any) -> None:
        self.sending = sending
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Go on with it."""
        while True:
            try:
                got = yield self.waits_for
            except BaseException as error:
                step, value = self.sending.throw, error
            else:
                step, value = self.sending.send, got
            try:
                self.waits_for = step(value)
            except StopIteration:
                return

    def close(self) -> None:
        self.sending.close()
