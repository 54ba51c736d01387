"""News between nodes and sockets: "this table now has so many rows". Nobody's view travels here."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin

NODES = "nodes"
"""What the nodes tell each other, and nobody else hears."""


class News(Protocol):
    """Where it is said that something happened at a table or to a person."""

    async def rows(self, table_id: str, rows: int) -> None: ...

    async def say(self, channel: str, what: dict[str, Any]) -> None: ...


def table_channel(table_id: str) -> str:
    return f"table_{table_id}"


def person_channel(user_id: str) -> str:
    return f"person_{user_id}"


class ChannelNews:
    """News over Litestar channels: in memory on one node, over PostgreSQL between several."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    async def rows(self, table_id: str, rows: int) -> None:
        await self.say(table_channel(table_id), {"rows": rows})

    async def say(self, channel: str, what: dict[str, Any]) -> None:
        await self.channels.wait_published(msgspec.json.encode(what), [channel])
