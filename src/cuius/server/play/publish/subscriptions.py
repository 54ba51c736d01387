"""The watchers of a table on this node. News are heard once for all of them, and shown under one lock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from cuius.server.play.clocks.clock import clocks_of
from cuius.server.play.live_tables import Live, Lives
from cuius.server.play.publish.observation_cache import ENCODE
from cuius.server.play.publish.pubsub import table_channel

log = structlog.get_logger("cuius.room")


class Watcher(Protocol):
    """Somebody who looks at a table."""

    def is_behind(self, rows: int | None) -> bool:
        """Has it seen fewer rows than these? None: it may have missed something."""
        ...

    def show(self, live: Live, around: bytes) -> None:
        """Show how things stand; must not wait."""
        ...

    def pass_on(self, live: Live, what: dict[str, Any], data: bytes) -> None:
        """Pass a message on, if it is for this watcher's eyes."""
        ...

    def fail(self, error: BaseException) -> None:
        """Nothing more can be shown."""
        ...


class Room:
    """One table, and who watches it."""

    def __init__(self, lives: Lives, table_id: str) -> None:
        self.lives = lives
        self.table_id = table_id
        self.watchers: set[Watcher] = set()
        self.listening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None

    async def run(self, channels: ChannelsPlugin) -> None:
        """Hear what is said about the table, for as long as somebody watches."""
        try:
            async with channels.start_subscription([table_channel(self.table_id)]) as news:
                self.listening.set_result(None)
                async for event in news.iter_events():
                    await self.hear(event)
        except Exception as error:
            if not self.listening.done():
                self.listening.set_exception(error)
            for watcher in self.watchers:
                watcher.fail(error)

    async def hear(self, event: bytes) -> None:
        what = msgspec.json.decode(event)
        if "rows" in what:
            await self.show(what["rows"])
        elif what.get("type") == "look":
            await self.show(None)
        else:
            live = await self.lives.get(self.table_id)
            for watcher in self.watchers:
                watcher.pass_on(live, what, event)

    async def show(self, rows: int | None) -> None:
        """Show the table to everybody who has not seen it so."""
        if not any(watcher.is_behind(rows) for watcher in self.watchers):
            return
        async with self.lives.held(self.table_id) as live:
            self.show_held(live, rows)

    def show_held(self, live: Live, rows: int | None) -> None:
        """The same, for whoever holds the lock."""
        around = besides(live)
        for watcher in self.watchers:
            if watcher.is_behind(rows):
                watcher.show(live, around)


class Rooms:
    """All tables that are being watched on this node."""

    def __init__(self, lives: Lives, channels: ChannelsPlugin) -> None:
        self.lives = lives
        self.channels = channels
        self._rooms: dict[str, Room] = {}

    def kept(self, live: Live) -> None:
        """Something was kept at a table: show it to those who watch here, without waiting for the news."""
        room = self._rooms.get(live.id)
        if room is not None:
            room.show_held(live, len(live.match.journal))

    @asynccontextmanager
    async def enter(self, table_id: str, watcher: Watcher) -> AsyncIterator[None]:
        """Watch a table for as long as the block lasts."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(self.lives, table_id)
            room.task = asyncio.create_task(room.run(self.channels))
        room.watchers.add(watcher)
        try:
            await asyncio.shield(room.listening)
            yield
        finally:
            room.watchers.discard(watcher)
            if not room.watchers and self._rooms.get(table_id) is room:
                del self._rooms[table_id]
                assert room.task is not None
                room.task.cancel()


def besides(live: Live) -> bytes:
    """What changes besides the game, as members of an object that follow others."""
    what = {"clocks": clocks_of(live), "paused": live.table.paused_at is not None}
    return b"," + ENCODE(what)[1:-1]
