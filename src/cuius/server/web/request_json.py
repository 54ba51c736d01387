"""Requests whose JSON is checked before it is decoded: text in UTF-8, of few parts and not nested deeply.

What is nested too deeply for one part of the program is not for another; so the limit is far below all.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from cuius.server.errors import RequestRefused

MAX_DEPTH = 32
MAX_PARTS = 50_000
"""Brackets, quotes and escaped letters; the overlay of a whole board has far fewer."""
STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
BRACKETS = bytes.maketrans(b"{}", b"[]")
NOT_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


class BadJson(RequestRefused):
    """The body of a request cannot be read as JSON."""


class JsonRequest(Request[Any, Any, Any]):
    """A request that refuses hostile JSON with a sentence."""

    async def json(self) -> Any:
        check_json(await self.body())
        return await super().json()


def check_json(body: bytes) -> None:
    """Raise BadJson for what must not reach a decoder; other errors are the decoder's."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise BadJson("Your request is not in UTF-8; encode it so.") from None
    if sum(map(body.count, (b"[", b"{", b'"', b"\\"))) > MAX_PARTS:
        raise BadJson("Your request has too many parts; send less at once.")
    if nested_deeper(body, MAX_DEPTH):
        raise BadJson(f"Your request is nested more than {MAX_DEPTH} levels deep; send it flatter.")


def nested_deeper(body: bytes, depth: int) -> bool:
    """Whether arrays and objects are nested deeper: the innermost are taken away again and again."""
    if body.count(b"[") + body.count(b"{") <= depth:
        return False
    brackets = STRING.sub(b"", body).translate(BRACKETS, NOT_BRACKETS)
    for _ in range(depth):
        brackets = brackets.replace(b"[]", b"")
        if not brackets:
            return False
    return b"[" in brackets
