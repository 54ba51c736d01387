"""uvicorn's websocket, which can besides write a text at once.

A table sends the same answer to many sockets, and most of what that costs is the way through ASGI: a message,
a coroutine and a frame object for each. Where a socket is open and ready, none of them is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

Write = Callable[[bytes], bool]
"""Writes a text; False, and nothing done, where that has to wait or cannot be."""

WRITE = "cuius_write"
"""Where a socket's `write_text` is found in its scope."""

WHOLE_TEXT = 0x81
"""How a frame begins that holds a whole text."""


class QuickSocket(WebSocketsSansIOProtocol):
    """Serves a socket as uvicorn does; frames are not compressed, as the server is set up."""

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[WRITE] = self.write_text
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        """Write a text now, if the socket is open and takes it; else `send` knows what to wait for or say."""
        if self.conn.state is not OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, unmasked."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text
