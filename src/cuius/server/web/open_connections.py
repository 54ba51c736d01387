"""The connections of this node, from the moment they are accepted: how many there may be, and for how long.

Connections that wait for a request are closed after a while, and when there are too many of them, oldest
first. Whoever sends headers or a body byte by byte, or does not read the response, is cut off.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from cuius.server.errors import RequestRefused
from cuius.server.metrics import REFUSED
from cuius.server.trusted_hosts import network_of

REQUEST_SECONDS = 30.0
"""How long a connection may take to send the headers of its next request."""
BODY_SECONDS = 60.0
"""How long a request may take to send its body."""
READ_SECONDS = 60.0
"""How long a client may take to read a part of the response."""
SWEEP_SECONDS = 1.0
MAX_UNANSWERED_BYTES = (1 << 20) + (1 << 16)
"""What a connection may send before its request is handled: headers, and a body that came with them."""

OPERATOR_PATHS = ("/health", "/metrics")
"""Answered however many connections there are."""

Peer = tuple[str, int]


class RequestTimeout(RequestRefused):
    """The body of a request did not come in time."""

    status = 408
    headers = {"Connection": "close"}  # noqa: RUF012


class OpenConnection:
    """One accepted connection. While no request is handled it is idle."""

    __slots__ = ("idle_since", "network", "peer", "requests", "surplus", "transport", "unanswered_bytes")

    def __init__(self, transport: asyncio.Transport, peer: Peer, network: str, now: float) -> None:
        self.transport = transport
        self.peer = peer
        self.network = network
        """Empty for a proxy, which speaks for many."""
        self.idle_since = now
        self.requests = 0
        self.surplus = 0
        """The status with which requests are refused, because there were too many connections."""
        self.unanswered_bytes = 0


class OpenConnections:
    """All connections of this node, with a limit on all and on those of one network."""

    def __init__(self, max_connections: int, max_of_network: int, proxies: Sequence[str] = ()) -> None:
        self.max_connections = max_connections
        self.max_of_network = max_of_network
        """0 means no limit."""
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.by_peer: dict[Peer, OpenConnection] = {}
        self._of_network: defaultdict[str, set[OpenConnection]] = defaultdict(set)
        self._idle: OrderedDict[OpenConnection, None] = OrderedDict()
        """Oldest first."""

    def opened(self, transport: asyncio.Transport) -> OpenConnection | None:
        """Register a connection, and make room for it; None if it has no address to know it by."""
        peername = transport.get_extra_info("peername")
        if not isinstance(peername, (tuple, list)) or len(peername) < 2:
            return None
        peer = (str(peername[0]), int(peername[1]))
        now = asyncio.get_running_loop().time()
        connection = OpenConnection(transport, peer, self.network_of_peer(peer[0]), now)
        self._make_room(connection)
        self.by_peer[peer] = connection
        self._idle[connection] = None
        if connection.network:
            self._of_network[connection.network].add(connection)
        return connection

    def closed(self, connection: OpenConnection) -> None:
        if self.by_peer.get(connection.peer) is connection:
            del self.by_peer[connection.peer]
        self._idle.pop(connection, None)
        same = self._of_network.get(connection.network)
        if same is not None:
            same.discard(connection)
            if not same:
                del self._of_network[connection.network]

    def network_of_peer(self, host: str) -> str:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return network_of(host)
        return "" if any(address in proxy for proxy in self.proxies) else network_of(host)

    def _make_room(self, new: OpenConnection) -> None:
        """Close the connection that has been idle longest; if all are in use, the new one is a surplus."""
        same = self._of_network.get(new.network, set())
        if self.max_of_network and len(same) >= self.max_of_network:
            idle = [connection for connection in same if connection in self._idle]
            if not self._close(min(idle, key=lambda connection: connection.idle_since, default=None)):
                new.surplus = 429
        if len(self.by_peer) >= self.max_connections and not self._close(next(iter(self._idle), None)):
            new.surplus = 503

    def _close(self, connection: OpenConnection | None) -> bool:
        if connection is None:
            return False
        REFUSED.labels("ConnectionClosed").inc()
        self.closed(connection)
        connection.transport.close()
        return True

    # Requests

    def begin_request(self, connection: OpenConnection) -> None:
        connection.requests += 1
        connection.unanswered_bytes = 0
        self._idle.pop(connection, None)

    def end_request(self, connection: OpenConnection) -> None:
        connection.requests -= 1
        if connection.requests == 0 and self.by_peer.get(connection.peer) is connection:
            connection.idle_since = asyncio.get_running_loop().time()
            self._idle[connection] = None

    def received(self, connection: OpenConnection, size: int) -> None:
        """Bytes came in; headers without an end are not read on and on."""
        if connection.requests == 0:
            connection.unanswered_bytes += size
            if connection.unanswered_bytes > MAX_UNANSWERED_BYTES:
                REFUSED.labels("ConnectionClosed").inc()
                connection.transport.abort()

    async def run(self) -> None:
        """Close connections that have sent no request for too long, until the server stops."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(asyncio.get_running_loop().time())

    def sweep(self, now: float) -> None:
        for connection in [c for c in self.by_peer.values() if c.transport.is_closing() and not c.requests]:
            self.closed(connection)  # a handshake of a websocket that failed
        overdue = [c for c in self._idle if now >= c.idle_since + REQUEST_SECONDS]
        for connection in overdue:
            self.closed(connection)
            connection.transport.abort()


def watched_protocol(connections: OpenConnections) -> type[asyncio.Protocol]:
    """Uvicorn's protocol for HTTP, that registers every connection."""

    class WatchedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        watched: OpenConnection | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.watched = connections.opened(transport)

        def data_received(self, data: bytes) -> None:
            if self.watched is not None:
                connections.received(self.watched, len(data))
            super().data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.watched is not None:
                connections.closed(self.watched)
            super().connection_lost(exc)

    return WatchedProtocol


class ConnectionGuard:
    """ASGI application around all others: it sees the address from which a connection really comes."""

    def __init__(self, app: ASGIApp, connections: OpenConnections) -> None:
        self.app = app
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client: Any = scope.get("client")
        connection = self.connections.by_peer.get(tuple(client)) if client else None
        if connection is None:
            await self.app(scope, receive, send)
            return
        self.connections.begin_request(connection)
        try:
            if connection.surplus and scope["path"] not in OPERATOR_PATHS:
                await refuse_surplus(scope, send, connection.surplus)
            elif scope["type"] == ScopeType.HTTP:
                await self.app(scope, body_in_time(receive), read_in_time(send, connection))
            else:
                await self.app(scope, receive, send)
        finally:
            self.connections.end_request(connection)
            if scope["type"] == ScopeType.WEBSOCKET:
                self.connections.closed(connection)


def body_in_time(receive: Receive) -> Receive:
    """Receives as before, but refuses a request whose body takes too long."""
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS
    complete = False

    async def receive_in_time() -> Any:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message: Any = await receive()
        except TimeoutError:
            raise RequestTimeout("Your request did not arrive in time; send it again.") from None
        complete = not message.get("more_body", False)
        return message

    return receive_in_time


def read_in_time(send: Send, connection: OpenConnection) -> Send:
    """Sends as before, but breaks the connection off if the client does not read."""
    loop = asyncio.get_running_loop()

    async def send_in_time(message: Message) -> None:
        timer = loop.call_later(READ_SECONDS, connection.transport.abort)
        try:
            await send(message)
        finally:
            timer.cancel()

    return send_in_time


async def refuse_surplus(scope: Scope, send: Send, status: int) -> None:
    """Refuse a request, or a websocket, of a connection for which there is no place."""
    REFUSED.labels("TooManyConnections").inc()
    where = "from your address" if status == 429 else "to this server"
    text = f"There are too many connections {where}; close some, or try again in a moment."
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), (b"connection", b"close")]
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    body = msgspec.json.encode({"error": "TooManyConnections", "text": text, "rule": None})
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
