"""The nodes of a cluster: what they tell each other about tables and clocks, and who is online where."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from cuius.server.accounts.revocations import Revocations
from cuius.server.play.live_tables import LiveTables
from cuius.server.play.publish.event_streams import EventStreams
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.pubsub import NODES, PERSON_PREFIX, SIGNED_OUT, TABLE_PREFIX

log = structlog.get_logger("cuius.cluster")


class NodeMessages:
    """Keeps memory and connections up to date with what any node publishes about tables and people."""

    def __init__(
        self, live_tables: LiveTables, event_streams: EventStreams, revocations: Revocations
    ) -> None:
        self.live_tables = live_tables
        self.event_streams = event_streams
        self.revocations = revocations

    def on_message(self, channel: str, message: dict[str, Any]) -> None:
        if channel.startswith(PERSON_PREFIX) and message.get("type") == SIGNED_OUT:
            user_id = channel.removeprefix(PERSON_PREFIX)
            self.revocations.revoke(user_id)
            self.event_streams.check_again(user_id)
        elif channel.startswith(TABLE_PREFIX):
            table_id = channel.removeprefix(TABLE_PREFIX)
            if "rows" in message:
                self.live_tables.note_rows(table_id, message["rows"])
            if message.get("type") == "seats":
                self.event_streams.seats_changed()
            else:
                self.event_streams.table_changed(table_id)

    def on_gap(self) -> None:
        self.live_tables.mark_all_stale()
        self.event_streams.seats_changed()


class Cluster:
    """This node among the others."""

    def __init__(self, channels: ChannelsPlugin, live_tables: LiveTables, presence: Presence) -> None:
        self.channels = channels
        self.live_tables = live_tables
        self.presence = presence

    async def run(self) -> None:
        """Handle messages of other nodes until this one stops."""
        async with self.channels.start_subscription([NODES]) as messages:
            await self.presence.hello()
            async for data in messages.iter_events():
                try:
                    await self.handle(msgspec.json.decode(data))
                except Exception:
                    log.exception("cluster.message_failed")

    async def handle(self, message: dict[str, Any]) -> None:
        if message.get("type") == "gap":
            await self.presence.hello()
        elif message["node"] == self.presence.node:
            return
        elif "seats_changed" in message:
            await self.live_tables.reload_seats(message["seats_changed"])
        else:
            await self.presence.handle(message)
