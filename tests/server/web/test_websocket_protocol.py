"""The short way of messages to an open socket."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from cuius.server.web.websocket_protocol import (
    MOST_UNSENT_BYTES,
    SlowReader,
    WebSocketProtocol,
    text_frame,
)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_is_framed_as_the_library_does(length: int) -> None:
    data = b"x" * length
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_nothing_more_is_written_for_a_reader_who_leaves_too_much_unread() -> None:
    unsent, written = 0, list[bytes]()
    transport = SimpleNamespace(get_write_buffer_size=lambda: unsent, write=written.append)
    socket = cast(
        Any, SimpleNamespace(transport=transport, conn=SimpleNamespace(state=State.OPEN, extensions=[]))
    )
    WebSocketProtocol.write_text(socket, b"one")
    unsent = MOST_UNSENT_BYTES + 1
    with pytest.raises(SlowReader):
        WebSocketProtocol.write_text(socket, b"two")
    assert written == [text_frame(b"one")]
