"""Publish and subscribe over Litestar channels: in memory on one node, over PostgreSQL between several.

What travels here says that a table has so many rows, or what is for everybody's eyes; nobody's view does.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from cuius.server.store.pg_channels import NOTIFICATIONS, MessageListener, encode_payload

NODES = "nodes"
"""The channel on which nodes talk to each other, and to nobody else."""

EVERYBODY = "everybody"
"""The channel of what is for all pages that are open, whoever looks at them."""

TABLE_PREFIX, PERSON_PREFIX = "table_", "person_"

SIGNED_OUT = "signed_out"
"""The type of the message that all connections of a person must end."""


def table_channel(table_id: str) -> str:
    return f"{TABLE_PREFIX}{table_id}"


def person_channel(user_id: str) -> str:
    return f"{PERSON_PREFIX}{user_id}"


class PubSub:
    """Where messages about tables and people are published."""

    def __init__(self, channels: ChannelsPlugin, listener: MessageListener, many_nodes: bool = False) -> None:
        self.channels = channels
        self.listener = listener
        self.many_nodes = many_nodes
        """Then the listener hears of messages from the database, its own included."""

    async def publish(self, channel: str, message: dict[str, Any]) -> None:
        if not self.many_nodes:
            self.listener.on_message(channel, message)
        await self.channels.wait_published(msgspec.json.encode(message), [channel])

    async def sign_out(self, user_id: str) -> None:
        """End all connections of a user on all nodes; the sessions and tokens must have been removed."""
        await self.publish(person_channel(user_id), {"type": SIGNED_OUT})

    async def announcements_changed(self) -> None:
        """Tell all open pages of people with an account to fetch the announcements of the host anew."""
        await self.publish(EVERYBODY, {"type": "announcements"})

    def row_notification(self, table_id: str, rows: int) -> dict[str, str] | None:
        """What the transaction that stores the rows tells the other nodes, if there are any."""
        if not self.many_nodes:
            return None
        payload = encode_payload(table_channel(table_id), msgspec.json.encode({"rows": rows}))
        return {"channel": NOTIFICATIONS, "payload": payload}
