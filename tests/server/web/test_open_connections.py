"""Connections from the moment they are accepted: idle ones make room, slow ones are cut off."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn

from cuius.server.run import listen, server_config
from cuius.server.settings import Settings
from cuius.server.web import open_connections as module
from cuius.server.web.open_connections import (
    MAX_UNANSWERED_BYTES,
    REQUEST_SECONDS,
    ConnectionGuard,
    OpenConnections,
    RequestTimeout,
    body_in_time,
)

WITHIN = 30.0
"""Seconds that are never waited for when all is well."""


class Line(asyncio.Transport):
    """The end of a connection, as the event loop shows it."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__({"peername": (host, port)})
        self.ended = ""

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)


def in_loop(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work(), WITHIN))


def test_the_connection_that_has_been_idle_longest_makes_room():
    async def work() -> None:
        connections = OpenConnections(3, 0)
        lines = [Line("192.0.2.1", port) for port in range(4)]
        first, *_ = [connections.opened(line) for line in lines[:3]]
        connections.begin_request(first)
        new = connections.opened(lines[3])
        assert [line.ended for line in lines] == ["", "closed", "", ""]  # the first one is in use
        assert new is not None
        assert not new.surplus
        assert len(connections.by_peer) == 3

    in_loop(work)


def test_if_all_are_in_use_the_newest_is_refused_and_may_ask_for_health():
    asked = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["path"])

    async def work() -> None:
        connections = OpenConnections(2, 0)
        for port in range(2):
            connections.begin_request(connections.opened(Line("192.0.2.1", port)))
        connections.opened(Line("192.0.2.2", 7))
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        guard = ConnectionGuard(app, connections)
        for path in ("/api/titles", "/health", "/metrics"):
            await guard({"type": "http", "path": path, "client": ("192.0.2.2", 7)}, None, send)  # type: ignore[arg-type,typeddict-item]
        assert asked == ["/health", "/metrics"]
        assert sent[0]["status"] == 503
        assert (b"connection", b"close") in sent[0]["headers"]
        assert b"too many connections to this server" in sent[1]["body"]

    in_loop(work)


def test_one_network_has_a_limit_of_its_own():
    async def work() -> None:
        connections = OpenConnections(100, 2)
        mine = [connections.opened(Line(f"2001:db8:1:2::{n}", n)) for n in range(2)]
        other = connections.opened(Line("2001:db8:1:3::1", 9))
        for connection in (*mine, other):
            connections.begin_request(connection)
        assert connections.opened(Line("2001:db8:1:2::9", 10)).surplus == 429
        assert connections.opened(Line("2001:db8:1:3::2", 11)).surplus == 0

    in_loop(work)


def test_a_proxy_speaks_for_many():
    async def work() -> None:
        connections = OpenConnections(100, 1, ("10.0.0.0/8",))
        opened = [connections.opened(Line("10.1.2.3", port)) for port in range(5)]
        assert not any(connection.surplus or connection.transport.is_closing() for connection in opened)

    in_loop(work)


def test_who_sends_no_request_is_cut_off():
    async def work() -> None:
        connections = OpenConnections(100, 0)
        idle, busy, broken = (connections.opened(Line("192.0.2.1", port)) for port in range(3))
        connections.begin_request(busy)
        broken.transport.close()
        connections.sweep(idle.idle_since + REQUEST_SECONDS - 1)
        assert set(connections.by_peer.values()) == {idle, busy}
        connections.sweep(idle.idle_since + REQUEST_SECONDS)
        assert (idle.transport.ended, busy.transport.ended) == ("aborted", "")
        connections.end_request(busy)
        connections.sweep(busy.idle_since + REQUEST_SECONDS)
        assert busy.transport.ended == "aborted"
        assert not connections.by_peer

    in_loop(work)


def test_headers_without_an_end_are_cut_off():
    async def work() -> None:
        connections = OpenConnections(100, 0)
        connection = connections.opened(Line("192.0.2.1", 1))
        connections.received(connection, MAX_UNANSWERED_BYTES)
        connections.begin_request(connection)
        connections.received(connection, MAX_UNANSWERED_BYTES)
        assert not connection.transport.ended
        connections.end_request(connection)
        connections.received(connection, MAX_UNANSWERED_BYTES)
        connections.received(connection, 1)
        assert connection.transport.ended == "aborted"

    in_loop(work)


def test_a_body_that_dribbles_is_refused(monkeypatch):
    monkeypatch.setattr(module, "BODY_SECONDS", 0.05)

    async def dribble() -> Any:
        await asyncio.sleep(0.01)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def work() -> None:
        receive = body_in_time(dribble)
        with pytest.raises(RequestTimeout, match="in time"):
            while True:
                await receive()

    in_loop(work)


def test_a_request_that_is_complete_may_wait_for_its_client(monkeypatch):
    monkeypatch.setattr(module, "BODY_SECONDS", 0.01)
    messages = [{"type": "http.request", "body": b"", "more_body": False}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        if len(messages) == 1:
            await asyncio.sleep(0.05)
        return messages.pop(0)

    async def work() -> None:
        received = body_in_time(receive)
        assert (await received())["type"] == "http.request"
        assert (await received())["type"] == "http.disconnect"

    in_loop(work)


# A real server


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Takes in a request and answers; a websocket is accepted."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"well"})


@contextlib.asynccontextmanager
async def serving(connections: OpenConnections) -> AsyncIterator[int]:
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(server_config(Settings(plain_http=True), application, connections))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    server.force_exit = True
    await running


async def ask(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_idle_connections_lock_nobody_out():
    """Twice as many silent and half-open connections as there may be; everybody else is served."""

    async def work() -> None:
        connections = OpenConnections(20, 0)
        async with serving(connections) as port:
            crowd = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
            for _, writer in crowd[::2]:
                with contextlib.suppress(OSError):
                    writer.write(b"GET / HTTP/1.1\r\nHo")
            assert (await ask(port, "/api/titles")).startswith(b"HTTP/1.1 200")
            assert (await ask(port, "/health")).startswith(b"HTTP/1.1 200")
            assert len(connections.by_peer) <= 20
            connections.sweep(asyncio.get_running_loop().time() + REQUEST_SECONDS)
            assert not connections.by_peer
            for reader, writer in crowd:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
                writer.close()

    in_loop(work)


def test_sockets_count_and_are_not_closed_for_others():
    async def work() -> None:
        connections = OpenConnections(3, 0)
        async with serving(connections) as port:
            sockets = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            for reader, writer in sockets:
                writer.write(HANDSHAKE)
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            assert (await ask(port, "/api/titles")).startswith(b"HTTP/1.1 503")
            assert (await ask(port, "/health")).startswith(b"HTTP/1.1 200")
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE)
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 503")
            writer.close()
            sockets[0][1].close()
            while len(connections.by_peer) > 2:
                await asyncio.sleep(0.01)
            assert (await ask(port, "/api/titles")).startswith(b"HTTP/1.1 200")
            for _, writer in sockets:
                writer.close()

    in_loop(work)


def test_who_does_not_read_is_cut_off(monkeypatch):
    monkeypatch.setattr(module, "READ_SECONDS", 0.05)

    async def endless(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while (await_more := scope["path"] == "/") and connections.by_peer:
                await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": await_more})

    connections = OpenConnections(20, 0)
    monkeypatch.setitem(globals(), "application", endless)

    async def work() -> None:
        async with serving(connections) as port:
            client = socket.create_connection(("127.0.0.1", port))
            client.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            while not connections.by_peer:
                await asyncio.sleep(0.01)
            while connections.by_peer:
                await asyncio.sleep(0.01)
            client.close()

    in_loop(work)
