"""The front of the server: every connection passes here, is counted and noted, and ends cleanly with it.

It stands before the router, so that what finds no handler is noted too. A request is one line in the log; it
names the path as the program writes it, never as it was sent, since that may hold an invitation or worse.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cuius.server.metrics import REQUEST_SECONDS, REQUESTS, SOCKETS, UNKNOWN

log = structlog.get_logger("cuius.requests")

SERVICE_RESTART = 1012
FAREWELL = "The server restarts; connect again in a moment."
COME_AGAIN = 3
"""Seconds after which a refused request may be sent again."""

DIRECT = "cuius_direct_send"
"""Where a socket's `send` is found in its scope, for who sends much and needs nothing in between."""

EVENTS = b"text/event-stream"
METHODS = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
READING = ("GET", "HEAD", "OPTIONS")


class Front:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.stopping = False
        self.sockets: set[OpenSocket] = set()
        self.streams: set[OpenStream] = set()
        self._quiet = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.websocket(scope, receive, send)
        elif self.stopping and method_of(scope) not in READING:
            await refuse_while_stopping(send)
        else:
            await self.request(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note what came of it."""
        started, status = time.perf_counter(), 0
        stream = OpenStream(send)

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if is_stream(message) and not self.stopping:
                    self.streams.add(stream)
            await stream.send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            self.streams.discard(stream)
            note_request(scope, status, time.perf_counter() - started)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = OpenSocket(self, receive, send)
        scope[DIRECT] = socket.send  # type: ignore[literal-required]
        started = time.perf_counter()
        self.sockets.add(socket)
        SOCKETS.inc()
        try:
            await self.app(scope, socket.receive, socket.send)
        finally:
            self.sockets.discard(socket)
            SOCKETS.dec()
            if not self.sockets:
                self._quiet.set()
            log.info(
                "socket", path=template(scope), seconds=round(time.perf_counter() - started, 1), **who(scope)
            )

    async def stop(self, within: float) -> None:
        """Take no more answers; let those in flight come to their end; then say goodbye to every socket."""
        self.stopping = True
        self._quiet.clear()
        if not self.sockets:
            self._quiet.set()
        goodbyes = [asyncio.create_task(socket.say_goodbye()) for socket in self.sockets if socket.idle]
        goodbyes += [asyncio.create_task(stream.end()) for stream in self.streams]
        quiet = asyncio.create_task(self._quiet.wait())
        await asyncio.wait((quiet, *goodbyes), timeout=within)
        for task in (quiet, *goodbyes):
            task.cancel()
        await asyncio.gather(quiet, *goodbyes, return_exceptions=True)


class OpenSocket:
    """A websocket between the application and the other end, which can be closed from here.

    While the application waits for a message the socket is idle and may be closed at once. While it works on
    one, the socket is closed when it asks for the next.
    """

    __slots__ = ("_receive", "_send", "accepted", "closed", "front", "idle")

    def __init__(self, front: Front, receive: Receive, send: Send) -> None:
        self.front = front
        self._receive = receive
        self._send = send
        self.idle = False
        self.accepted = False
        self.closed = False

    async def receive(self) -> Any:
        if self.front.stopping and self.accepted:
            await self.say_goodbye()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        self.idle = self.accepted
        message = await self._receive()
        self.idle = False
        if self.front.stopping and message["type"] == "websocket.receive":
            await self.say_goodbye()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        return message

    async def send(self, message: Message) -> None:
        if self.closed:
            return  # the other end has heard the goodbye; it will ask for what it missed
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.closed = True
        await self._send(message)

    async def say_goodbye(self) -> None:
        await self.send({"type": "websocket.close", "code": SERVICE_RESTART, "reason": FAREWELL})


class OpenStream:
    """The answer to a request; one that goes on for ever, as events do, can be ended from here."""

    __slots__ = ("_send", "ended")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.ended = False

    async def send(self, message: Message) -> None:
        if not self.ended:
            await self._send(message)

    async def end(self) -> None:
        """Whoever reads it will ask again, and be answered by another node or after the restart."""
        self.ended = True
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})


def is_stream(message: Any) -> bool:
    """Does this begin an answer of events, which nobody knows the end of?"""
    return any(n.lower() == b"content-type" and v.startswith(EVENTS) for n, v in message["headers"])


def note_request(scope: Scope, status: int, seconds: float) -> None:
    method = method_of(scope)
    path = template(scope)
    REQUESTS.labels(method, path, str(status)).inc()
    REQUEST_SECONDS.observe(seconds)
    log.info("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1), **who(scope))


def method_of(scope: Scope) -> str:
    method = str(scope.get("method", ""))
    return method if method in METHODS else "other"


def template(scope: Scope) -> str:
    """The path as the program writes it, such as /api/tables/{table_id}."""
    found = scope.get("path_template")
    return found if isinstance(found, str) and found and "route_handler" in scope else UNKNOWN


def who(scope: Scope) -> dict[str, str]:
    """The person and the table that a connection is about, if any."""
    person = getattr(scope.get("user"), "id", None)
    table = (scope.get("path_params") or {}).get("table_id")
    known = {"person": person, "table": str(table)[:32] if table else None}
    return {name: value for name, value in known.items() if value}


async def refuse_while_stopping(send: Send) -> None:
    """Nothing is changed any more; another node, or this one after its restart, will do it."""
    text = "The server restarts; try again in a moment."
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", str(COME_AGAIN).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    body = msgspec.json.encode({"error": "Stopping", "text": text, "rule": None})
    await send({"type": "http.response.body", "body": body, "more_body": False})
