"""Uvicorn's protocol for websockets, with a short way for the many messages of an open socket.

An answer is followed by a message to every socket of its table. Through ASGI each is a coroutine, decoded and
encoded again; here the text is framed and written at once. `DirectWrite` is found in the scope of a socket;
where another server runs the application there is none, and messages go through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

MOST_UNSENT_BYTES = 16 << 20
"""So much may wait for a slow reader; the first message of a long game alone is a few million bytes."""

DIRECT_WRITE_KEY = "cuius_direct_write"


class SlowReader(Exception):
    """Too much waits to be sent; the message was not written."""


class DirectWrite(NamedTuple):
    """Writes a text, as UTF-8, to an accepted socket."""

    write: Callable[[bytes], None]
    """Raises `SlowReader`, or another exception if the socket is closing."""
    must_check: Callable[[], bool]
    """Must something be looked up before the next message? Then it goes through ASGI."""


def direct_write_of(scope: Scope) -> DirectWrite | None:
    found = scope.get(DIRECT_WRITE_KEY)
    return found if isinstance(found, DirectWrite) else None


def set_direct_write(
    scope: Any, write: Callable[[bytes], None], must_check: Callable[[], bool] = lambda: False
) -> None:
    scope[DIRECT_WRITE_KEY] = DirectWrite(write, must_check)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Puts a `DirectWrite` into the scope."""

    async def run_asgi(self) -> None:
        set_direct_write(self.scope, self.write_text)
        await super().run_asgi()

    def write_text(self, data: bytes) -> None:
        """The same as `send` with such a message; but `send` never waits for a slow reader."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            raise SlowReader
        if self.conn.state is State.OPEN and not self.conn.extensions:
            self.transport.write(text_frame(data))
        else:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))


def text_frame(data: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2): final, not masked."""
    length = len(data)
    if length < 126:
        return b"\x81%c%b" % (length, data)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), data)
