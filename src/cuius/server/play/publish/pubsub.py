"""News between nodes and sockets: "this table now has so many rows". Nobody's view travels here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from cuius.server.store.pg_channels import NOTIFICATIONS, packed

NODES = "nodes"
"""What the nodes tell each other, and nobody else hears."""

TABLES = "table_"


class News(Protocol):
    """Where it is said that something happened at a table or to a person."""

    def rows(self, table_id: str, rows: int) -> None: ...

    def kept_with_rows(self, table_id: str, rows: int) -> dict[str, str] | None: ...

    async def say(self, channel: str, what: dict[str, Any]) -> None: ...


def table_channel(table_id: str) -> str:
    return f"{TABLES}{table_id}"


def person_channel(user_id: str) -> str:
    return f"person_{user_id}"


class ChannelNews:
    """News over Litestar channels: in memory on one node, over PostgreSQL between several."""

    def __init__(self, channels: ChannelsPlugin, many_nodes: bool = False) -> None:
        self.channels = channels
        self.many_nodes = many_nodes
        self.overheard: Callable[[str, dict[str, Any]], None] = lambda channel, what: None
        """Hears what this node says, where there is no other node to say anything."""

    def rows(self, table_id: str, rows: int) -> None:
        """The table has so many rows. Where several nodes listen, the rows themselves have told them."""
        if not self.many_nodes:
            self.overheard(table_channel(table_id), {"rows": rows})

    def kept_with_rows(self, table_id: str, rows: int) -> dict[str, str] | None:
        """What the transaction that keeps the rows tells the other nodes, if there are any."""
        if not self.many_nodes:
            return None
        news = packed(table_channel(table_id), msgspec.json.encode({"rows": rows}))
        return {"channel": NOTIFICATIONS, "news": news}

    async def say(self, channel: str, what: dict[str, Any]) -> None:
        if not self.many_nodes:
            self.overheard(channel, what)
        await self.channels.wait_published(msgspec.json.encode(what), [channel])
