"""Tracks all connections: logs and counts them, and closes them cleanly when the server stops.

It wraps the router, so that requests without a route are logged too. The log contains the template of a path
and never the path itself, which may contain an invitation.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cuius.server.errors import LimitExceeded
from cuius.server.metrics import REQUEST_SECONDS, REQUESTS, SOCKETS, UNKNOWN

log = structlog.get_logger("cuius.requests")

SERVICE_RESTART = 1012
RESTART_REASON = "The server restarts; connect again in a moment."
RETRY_AFTER_SECONDS = 3

EVENT_STREAM = b"text/event-stream"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
KNOWN_METHODS = SAFE_METHODS | {"DELETE", "PATCH", "POST", "PUT"}


class ConnectionTracker:
    """ASGI application around the application proper."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.stopping = False
        self.sockets: set[OpenSocket] = set()
        self.streams: set[OpenStream] = set()
        self.places = Places()
        self._all_sockets_closed = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.websocket(scope, receive, send)
        elif self.stopping and request_method(scope) not in SAFE_METHODS:
            await refuse_while_stopping(send)
        else:
            await self.request(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, and log and count it."""
        started, status = time.perf_counter(), 0
        stream = OpenStream(send)

        async def send_and_observe(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if is_stream(message) and not self.stopping:
                    self.streams.add(stream)
            await stream.send(message)

        try:
            await self.app(scope, receive, send_and_observe)
        finally:
            self.streams.discard(stream)
            record_request(scope, status, time.perf_counter() - started)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = OpenSocket(self, receive, send)
        started = time.perf_counter()
        self.sockets.add(socket)
        SOCKETS.inc()
        try:
            await self.app(scope, socket.receive, socket.send)
        finally:
            self.sockets.discard(socket)
            SOCKETS.dec()
            if not self.sockets:
                self._all_sockets_closed.set()
            log.info(
                "socket",
                path=path_template(scope),
                seconds=round(time.perf_counter() - started, 1),
                **log_context(scope),
            )

    async def stop(self, timeout: float) -> None:
        """Refuse new answers, let those in progress finish, then close every socket."""
        self.stopping = True
        self._all_sockets_closed.clear()
        if not self.sockets:
            self._all_sockets_closed.set()
        closing = [asyncio.create_task(socket.close_for_restart()) for socket in self.sockets if socket.idle]
        closing += [asyncio.create_task(stream.end()) for stream in self.streams]
        all_closed = asyncio.create_task(self._all_sockets_closed.wait())
        await asyncio.wait((all_closed, *closing), timeout=timeout)
        for task in (all_closed, *closing):
            task.cancel()
        await asyncio.gather(all_closed, *closing, return_exceptions=True)


class Places:
    """How many requests, sockets and streams are open, by account and address."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, limits: Mapping[str, int]) -> Iterator[None]:
        """A place under each of these keys, or LimitExceeded; 0 means no limit."""
        for key, limit in limits.items():
            if limit and self.taken[key] >= limit:
                raise LimitExceeded("You have too many connections open; close some of them.")
        self.taken.update(limits.keys())
        try:
            yield
        finally:
            self.taken.subtract(limits.keys())
            for key in limits:
                if self.taken[key] <= 0:
                    del self.taken[key]


class OpenSocket:
    """A websocket that can be closed when the server stops.

    While the application waits for a message the socket is idle and is closed at once. While it handles a
    message, the socket is closed when it asks for the next one.
    """

    __slots__ = ("_receive", "_send", "accepted", "closed", "idle", "tracker")

    def __init__(self, tracker: ConnectionTracker, receive: Receive, send: Send) -> None:
        self.tracker = tracker
        self._receive = receive
        self._send = send
        self.idle = False
        self.accepted = False
        self.closed = False

    async def receive(self) -> Any:
        if self.tracker.stopping and self.accepted:
            await self.close_for_restart()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        self.idle = self.accepted
        message = await self._receive()
        self.idle = False
        if self.tracker.stopping and message["type"] == "websocket.receive":
            await self.close_for_restart()
            return {"type": "websocket.disconnect", "code": SERVICE_RESTART}
        return message

    async def send(self, message: Message) -> None:
        if self.closed:
            return  # the client reconnects and asks for what it missed
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.close":
            self.closed = True
        await self._send(message)

    async def close_for_restart(self) -> None:
        await self.send({"type": "websocket.close", "code": SERVICE_RESTART, "reason": RESTART_REASON})


class OpenStream:
    """A response; an unlimited event stream can be ended when the server stops."""

    __slots__ = ("_send", "ended")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.ended = False

    async def send(self, message: Message) -> None:
        if not self.ended:
            await self._send(message)

    async def end(self) -> None:
        """End the stream; the client reconnects to another node or after the restart."""
        self.ended = True
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})


def is_stream(message: Any) -> bool:
    """Whether this message starts an event stream."""
    return any(n.lower() == b"content-type" and v.startswith(EVENT_STREAM) for n, v in message["headers"])


def record_request(scope: Scope, status: int, seconds: float) -> None:
    method = request_method(scope)
    path = path_template(scope)
    REQUESTS.labels(method, path, str(status)).inc()
    REQUEST_SECONDS.observe(seconds)
    log.info(
        "request", method=method, path=path, status=status, ms=round(seconds * 1000, 1), **log_context(scope)
    )


def request_method(scope: Scope) -> str:
    method = str(scope.get("method", ""))
    return method if method in KNOWN_METHODS else "other"


def path_template(scope: Scope) -> str:
    """The path of the route, such as /api/tables/{table_id}."""
    found = scope.get("path_template")
    return found if isinstance(found, str) and found and "route_handler" in scope else UNKNOWN


def log_context(scope: Scope) -> dict[str, str]:
    """The ids of person and table, as far as a connection has them."""
    person = getattr(scope.get("user"), "id", None)
    table = (scope.get("path_params") or {}).get("table_id")
    context = {"person": person, "table": str(table)[:32] if table else None}
    return {name: value for name, value in context.items() if value}


async def refuse_while_stopping(send: Send) -> None:
    """Refuse an unsafe request; the client retries at another node or after the restart."""
    text = "The server restarts; try again in a moment."
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", str(RETRY_AFTER_SECONDS).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    body = msgspec.json.encode({"error": "Stopping", "text": text, "rule": None})
    await send({"type": "http.response.body", "body": body, "more_body": False})
