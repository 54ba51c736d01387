"""Texts written at once: frames as any client reads them, and only where the socket is open and ready."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.protocol import CLOSING, OPEN
from websockets.uri import parse_uri

from cuius.server.web.fast_websocket import QuickSocket, framed


def reader() -> ClientProtocol:
    """The other end, as a library of others writes it, with an open connection."""
    protocol = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
    protocol.parser = protocol.parse()  # the answer to the greeting has been read
    next(protocol.parser)
    return protocol


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_length_is_read_as_it_was_written(length: int) -> None:
    end, text = reader(), ("é" + "x" * length).encode()[:length]
    end.receive_data(framed(text))
    assert end.parser_exc is None
    assert [bytes(frame.data) for frame in end.events_received()] == [text]


class Wire:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def socket(**state: object) -> tuple[QuickSocket, Wire]:
    """A socket in the middle of its life."""
    quick, wire = QuickSocket.__new__(QuickSocket), Wire()
    quick.transport = wire  # type: ignore[assignment]
    quick.conn = SimpleNamespace(state=state.get("state", OPEN))  # type: ignore[assignment]
    quick.close_sent = bool(state.get("close_sent"))
    quick.disconnected = bool(state.get("disconnected"))
    quick.writable = asyncio.Event()
    if not state.get("full"):
        quick.writable.set()
    return quick, wire


def test_an_open_socket_writes_at_once() -> None:
    quick, wire = socket()
    assert quick.write_text(b"hello")
    assert wire.written == [framed(b"hello")]


@pytest.mark.parametrize(
    "state", [{"full": True}, {"close_sent": True}, {"disconnected": True}, {"state": CLOSING}]
)
def test_one_that_is_full_or_closed_writes_nothing(state: dict[str, object]) -> None:
    quick, wire = socket(**state)
    assert not quick.write_text(b"hello")
    assert wire.written == []
