"""Open connections: a clean end lets answers in flight finish and tells every socket why it closes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from cuius.server.app import create_app
from cuius.server.errors import LimitExceeded
from cuius.server.metrics import REGISTRY
from cuius.server.rate_limits import RateLimits
from cuius.server.web.connections import RESTART_REASON, SERVICE_RESTART, ConnectionTracker, Places
from tests.server.browser import Browser

CLOSE = {"type": "websocket.close", "code": SERVICE_RESTART, "reason": RESTART_REASON}
ACCEPT = {"type": "websocket.accept"}
TEXT = {"type": "websocket.receive", "text": "answer"}
WITHIN = 30.0
"""Seconds that are never waited for when all is well."""


class Wire:
    """The other end of a socket, as an ASGI server shows it."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Any] = asyncio.Queue()
        self.sent: list[Any] = []
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Any:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        self.sent.append(message)
        if message["type"] == "websocket.close":
            self.incoming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})


class Game:
    """An application that takes a while to answer, and confirms each message."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.works = asyncio.Event()
        self.waits = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send(ACCEPT)
        while True:
            self.waits.set()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.works.set()
            await self.may_answer.wait()
            await send({"type": "websocket.send", "text": "confirmed"})


def opened(tracker: ConnectionTracker, wire: Wire) -> asyncio.Task[None]:
    return asyncio.create_task(tracker({"type": "websocket"}, wire.receive, wire.send))  # type: ignore[arg-type]


def test_an_idle_socket_hears_why_it_closes():
    async def play() -> None:
        game, wire = Game(), Wire()
        tracker = ConnectionTracker(game)
        socket = opened(tracker, wire)
        await game.waits.wait()
        await tracker.stop(WITHIN)
        await socket
        assert wire.sent == [ACCEPT, CLOSE]
        assert not tracker.sockets

    asyncio.run(play())


def test_an_answer_in_flight_is_confirmed_before_its_socket_closes():
    async def play() -> None:
        game, wire = Game(), Wire()
        tracker = ConnectionTracker(game)
        socket = opened(tracker, wire)
        wire.incoming.put_nowait(TEXT)
        wire.incoming.put_nowait(TEXT)
        await game.works.wait()
        stopping = asyncio.create_task(tracker.stop(WITHIN))
        await asyncio.sleep(0)
        assert wire.sent == [ACCEPT]
        game.may_answer.set()
        await stopping
        await socket
        assert [m["type"] for m in wire.sent] == ["websocket.accept", "websocket.send", "websocket.close"]

    asyncio.run(play())


def test_a_message_that_comes_while_stopping_is_not_taken():
    async def play() -> None:
        game, wire = Game(), Wire()
        tracker = ConnectionTracker(game)
        socket = opened(tracker, wire)
        await game.waits.wait()
        tracker.stopping = True
        wire.incoming.put_nowait(TEXT)
        await socket
        assert not game.works.is_set()
        assert wire.sent == [ACCEPT, CLOSE]

    asyncio.run(play())


def test_who_takes_too_long_does_not_hold_up_the_end():
    async def play() -> None:
        game, wire = Game(), Wire()
        tracker = ConnectionTracker(game)
        socket = opened(tracker, wire)
        wire.incoming.put_nowait(TEXT)
        await game.works.wait()
        await tracker.stop(0.01)
        assert tracker.sockets
        socket.cancel()
        await asyncio.gather(socket, return_exceptions=True)

    asyncio.run(play())


def test_what_is_sent_after_the_goodbye_is_dropped():
    async def chatter(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send(ACCEPT)
        await receive()
        await send({"type": "websocket.send", "text": "too late"})

    async def play() -> None:
        wire = Wire()
        tracker = ConnectionTracker(chatter)
        socket = opened(tracker, wire)
        while not any(s.idle for s in tracker.sockets):
            await asyncio.sleep(0)
        await tracker.stop(WITHIN)
        await socket
        assert wire.sent == [ACCEPT, CLOSE]

    asyncio.run(play())


def test_a_stream_of_events_is_ended():
    begun, released = asyncio.Event(), asyncio.Event()
    headers = [(b"Content-Type", b"text/event-stream; charset=utf-8")]

    async def events(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        begun.set()
        await released.wait()
        await send({"type": "http.response.body", "body": b"too late", "more_body": True})

    async def play() -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        tracker = ConnectionTracker(events)
        scope: Any = {"type": "http", "method": "GET"}
        request = asyncio.create_task(tracker(scope, Wire().receive, send))
        await begun.wait()
        await tracker.stop(WITHIN)
        released.set()
        await request
        assert [m.get("more_body") for m in sent] == [None, False]
        assert not tracker.streams

    asyncio.run(play())


def test_while_stopping_nothing_is_changed_but_things_can_be_looked_at(browser):
    browser.app.state.connections.stopping = True
    refused = browser.post("/api/account/register", json={"name": "Ann", "password": "x" * 20})
    assert (refused.status_code, refused.json()["error"]) == (503, "Stopping")
    assert "Retry-After" in refused.headers
    assert "Content-Security-Policy" in refused.headers
    assert browser.get("/api/titles").status_code == 200
    health = browser.get("/health")
    assert (health.status_code, health.json()["reasons"]) == (503, ["The server is stopping."])
    browser.app.state.connections.stopping = False


def test_open_sockets_are_counted(browser):
    def count() -> float:
        return REGISTRY.get_sample_value("cuius_open_sockets") or 0.0

    before = count()
    browser.register("Ann")
    with browser.websocket_connect("/ws/me"):
        assert count() == before + 1
    for _ in range(1000):
        if count() == before:
            break
        browser.blocking_portal.call(asyncio.sleep, 0.01)
    assert count() == before


# How many at once


def test_places_are_held_and_given_back():
    places = Places()
    with places.hold({"anna": 2, "here": 0}), places.hold({"anna": 2}):
        with pytest.raises(LimitExceeded), places.hold({"bert": 1, "anna": 2}):
            pass
        with places.hold({"bert": 1}):
            assert places.taken == {"anna": 2, "here": 1, "bert": 1}
    assert not places.taken


@pytest.fixture
def crowded(settings, clock):
    """A server at which an account has two sockets, and an address three."""
    limits = RateLimits(sockets=2, address_sockets=3)
    with Browser(create_app(msgspec.structs.replace(settings, limits=limits), clock)) as browser:
        yield browser


def refused(browser: Browser) -> tuple[int, str]:
    with browser.websocket_connect("/ws/me") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive(timeout=10)
    return closed.value.code, closed.value.detail


def test_one_account_has_few_sockets_and_one_address_too(crowded):
    anna, bert = crowded.of("Anna"), crowded.of("Bert")
    with anna.websocket_connect("/ws/me"):
        with anna.websocket_connect("/ws/me"):
            code, reason = refused(anna)
            assert (code, reason) == (4429, "You have too many connections open; close some of them.")
            with bert.websocket_connect("/ws/me"):
                assert refused(bert)[0] == 4429  # the third of the address
                stream = anna.get("/api/events")
                assert (stream.status_code, stream.json()["error"]) == (429, "LimitExceeded")
                assert anna.get("/api/me").status_code == 200
        while len(crowded.app.state.connections.sockets) > 1:
            crowded.blocking_portal.call(asyncio.sleep, 0.01)
        with anna.websocket_connect("/ws/me") as socket:
            assert socket is not None


def test_at_ones_own_machine_sockets_are_not_counted(at_home):
    with at_home.websocket_connect("/ws/me"), at_home.websocket_connect("/ws/me"):
        assert not at_home.app.state.connections.places.taken
