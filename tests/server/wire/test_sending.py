"""Sending at once, and going on where the other end is slow."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cuius.server.play.publish.socket_writer import Sender
from cuius.server.web.connections import DIRECT_SEND_KEY
from cuius.server.web.session_revocation import SOCKET_KEY


class Wire:
    """Takes messages; while it is full whoever sends has to wait."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.by_the_long_way: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.lost = False

    async def direct(self, message: Any) -> None:
        await self.free.wait()
        if self.lost:
            raise ConnectionError("lost")
        self.sent.append(message["text"])

    async def long_way(self, message: Any) -> None:
        self.by_the_long_way.append(message["text"])


def sender(wire: Wire, **scope: Any) -> Sender:
    return Sender(SimpleNamespace(send=wire.long_way, scope={DIRECT_SEND_KEY: wire.direct, **scope}))  # type: ignore[arg-type]


def test_what_can_be_sent_is_sent_at_once():
    async def go():
        wire = Wire()
        assert sender(wire).at_once(b"hello") is None
        assert (wire.sent, wire.by_the_long_way) == (["hello"], [])

    asyncio.run(go())


def test_what_has_to_wait_is_finished_by_whoever_awaits_it():
    async def go():
        wire = Wire()
        wire.free.clear()
        left = sender(wire).at_once(b"hello")
        assert left is not None
        finishing = asyncio.create_task(wait_for(left))
        await asyncio.sleep(0)
        assert wire.sent == []
        wire.free.set()
        await finishing
        assert wire.sent == ["hello"]

    asyncio.run(go())


def test_what_is_given_up_or_cancelled_is_not_sent():
    async def go():
        wire = Wire()
        wire.free.clear()
        left, other = sender(wire).at_once(b"one"), sender(wire).at_once(b"two")
        assert left is not None
        assert other is not None
        left.close()
        finishing = asyncio.create_task(wait_for(other))
        await asyncio.sleep(0)
        finishing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await finishing
        wire.free.set()
        await asyncio.sleep(0)
        assert wire.sent == []

    asyncio.run(go())


def test_a_lost_connection_is_said_at_once_or_later():
    async def go():
        wire = Wire()
        wire.lost = True
        with pytest.raises(ConnectionError):
            sender(wire).at_once(b"hello")
        wire.free.clear()
        left = sender(wire).at_once(b"hello")
        assert left is not None
        wire.free.set()
        with pytest.raises(ConnectionError):
            await left

    asyncio.run(go())


def test_whoever_must_be_looked_at_first_is_sent_to_the_long_way():
    async def go():
        wire = Wire()
        due = SimpleNamespace(is_due=lambda: True)
        left = sender(wire, **{SOCKET_KEY: due}).at_once(b"hello")
        assert left is not None
        await left
        assert (wire.sent, wire.by_the_long_way) == ([], ["hello"])

    asyncio.run(go())


async def wait_for(left: Any) -> None:
    await left
