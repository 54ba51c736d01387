"""The short way of messages to an open socket."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from cuius.server.web.websocket_protocol import text_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_is_framed_as_the_library_does(length: int) -> None:
    data = b"x" * length
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
