"""Subscriptions: who watches which table on this node. A message is received once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from cuius.core.observation import ENCODE
from cuius.server.play.clocks.clock import clocks_of
from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.play.publish.pubsub import table_channel


class Subscriber(Protocol):
    """Somebody who watches a table; none of these may wait."""

    def is_behind(self, rows: int | None) -> bool:
        """Has it seen fewer rows than these? None: it may have missed something."""
        ...

    def send_update(self, live: LiveTable, status: bytes) -> None:
        """Show how things stand."""
        ...

    def forward(self, live: LiveTable, message: dict[str, Any], data: bytes) -> None:
        """Pass a message on, if it is for this subscriber."""
        ...

    def fail(self, error: BaseException) -> None:
        """Nothing more will come."""
        ...


class TableSubscriptions:
    """The subscribers of one table."""

    def __init__(self, live_tables: LiveTables, table_id: str) -> None:
        self.live_tables = live_tables
        self.table_id = table_id
        self.subscribers: set[Subscriber] = set()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None

    async def run(self, channels: ChannelsPlugin) -> None:
        """Receive messages about the table for as long as somebody watches."""
        try:
            async with channels.start_subscription([table_channel(self.table_id)]) as messages:
                self.ready.set_result(None)
                async for data in messages.iter_events():
                    await self.handle(data)
        except Exception as error:
            if not self.ready.done():
                self.ready.set_exception(error)
            for subscriber in self.subscribers:
                subscriber.fail(error)

    def has_failed(self) -> bool:
        """Does it receive nothing any more?"""
        return self.task is not None and self.task.done()

    async def handle(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if "rows" in message or message.get("type") == "gap":
            await self.update(message.get("rows"))
            return
        live = await self.live_tables.get(self.table_id)
        for subscriber in self.subscribers:
            subscriber.forward(live, message, data)

    async def update(self, rows: int | None) -> None:
        """Show the table to everybody who has seen fewer rows; without a number, to everybody."""
        if any(subscriber.is_behind(rows) for subscriber in self.subscribers):
            async with self.live_tables.locked(self.table_id) as live:
                self.update_locked(live, rows)

    def update_locked(self, live: LiveTable, rows: int | None) -> None:
        """The same for a caller that holds the lock."""
        status = table_status(live)
        for subscriber in self.subscribers:
            if subscriber.is_behind(rows):
                subscriber.send_update(live, status)


class Subscriptions:
    """All tables that are watched on this node."""

    def __init__(self, live_tables: LiveTables, channels: ChannelsPlugin) -> None:
        self.live_tables = live_tables
        self.channels = channels
        self._tables: dict[str, TableSubscriptions] = {}

    def of_table(self, table_id: str) -> TableSubscriptions | None:
        """Those of a table that is watched here."""
        return self._tables.get(table_id)

    @asynccontextmanager
    async def subscribe(self, table_id: str, subscriber: Subscriber) -> AsyncIterator[None]:
        """Watch a table for as long as the block lasts."""
        table = self._tables.get(table_id)
        if table is None or table.has_failed():
            table = self._tables[table_id] = TableSubscriptions(self.live_tables, table_id)
            table.task = asyncio.create_task(table.run(self.channels))
        table.subscribers.add(subscriber)
        try:
            await asyncio.shield(table.ready)
            yield
        finally:
            table.subscribers.discard(subscriber)
            if not table.subscribers and self._tables.get(table_id) is table:
                del self._tables[table_id]
                assert table.task is not None
                table.task.cancel()


def table_status(live: LiveTable) -> bytes:
    """What changes besides the game, as members of an object that follow others."""
    return b"," + ENCODE(status_of(live))[1:-1]


def status_of(live: LiveTable) -> dict[str, Any]:
    """The clocks, and whether play stands still because of people, or for want of them."""
    table = live.table
    return {
        "clocks": clocks_of(live),
        "paused": table.paused_at is not None,
        "unattended": table.unattended,
    }
