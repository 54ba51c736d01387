"""A lean websocket client for measuring: it must not be slower than what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One socket. Whole messages of a server only; no fragments, no compression."""

    def __init__(self, path: str, headers: dict[str, str], on_message: Callable[[bytes], None]) -> None:
        self.path, self.headers, self.on_message = path, headers, on_message
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.lost = False
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("The server closed the connection."))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Dispatch every complete frame; returns the rest."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + length > end:
                break
            at = start + length
            if kind == TEXT:
                self.on_message(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                self.lost = True
        return data[at:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        """A frame under a mask of zeros, which leaves it as it is."""
        length = len(data)
        size = bytes((128 | length,)) if length < 126 else bytes((254,)) + length.to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + size + b"\0\0\0\0" + data)


async def open_wire(
    port: int, path: str, headers: dict[str, str], on_message: Callable[[bytes], None]
) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(path, headers, on_message), "127.0.0.1", port
    )
    async with asyncio.timeout(60):
        await wire.open
    return wire
