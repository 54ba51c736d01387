"""News over PostgreSQL's LISTEN and NOTIFY, for several nodes on one database.

All nodes listen to one channel, so each hears of every table it has in memory, watched or not. A node that
loses its connection connects again, and then says so: what was said in between it has not heard.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend

Connection = Any
"""A connection of asyncpg, which is there only where PostgreSQL is used."""

log = structlog.get_logger("cuius.notifications")

NOTIFICATIONS = "cuius_news"
LOOK = b'{"type":"look"}'
"""Said to everybody who listens: something may have been missed."""

PULSE = 5.0
"""Seconds between two looks whether the connection still hears."""
PAUSE = 0.5
"""Seconds before connecting again."""
PATIENCE = 10.0
"""Seconds that the database may take to answer before the connection counts as lost."""


def packed(channel: str, data: bytes) -> str:
    """A message and whom it is for, as one notification."""
    return f"{channel} {data.decode()}"


class PostgresChannels(ChannelsBackend):
    """Litestar's channels over one listening and one speaking connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: Callable[[str, dict[str, Any]], None] = lambda channel, what: None
        """Hears everything, before those who listen to the channel."""
        self.missed: Callable[[], None] = lambda: None
        """Is told that news may have been missed."""
        self._channels: set[str] = set()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._speaker: Connection | None = None
        self._speaking = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._keep_listening(started))
        await started

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._speaker is not None:
            await close(self._speaker)
        self._channels.clear()

    # Speaking

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._notify(packed(channel, data))

    async def _notify(self, news: str) -> None:
        """Said at once, and once more if the connection was lost; then given up, for play goes on."""
        async with self._speaking:
            for last in (False, True):
                try:
                    if self._speaker is None or self._speaker.is_closed():
                        self._speaker = await self._connect()
                    await self._speaker.execute("SELECT pg_notify($1, $2)", NOTIFICATIONS, news)
                    return
                except Exception as error:
                    speaker, self._speaker = self._speaker, None
                    if speaker is not None:
                        speaker.terminate()
                    if last:
                        log.error("news.not_said", why=repr(error))

    # Listening

    async def _keep_listening(self, started: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.add_listener(NOTIFICATIONS, self._hear)
                    if started.done():
                        self._say_missed()
                    else:
                        started.set_result(None)
                    while True:
                        await asyncio.sleep(PULSE)
                        await connection.execute("SELECT 1", timeout=PATIENCE)
                finally:
                    await close(connection)
            except Exception as error:
                if not started.done():
                    started.set_exception(error)
                    return
                log.warning("news.connection_lost", why=repr(error))
            await asyncio.sleep(PAUSE)

    def _say_missed(self) -> None:
        self.missed()
        for channel in self._channels:
            self._queue.put_nowait((channel, LOOK))

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        to, _, text = str(payload).partition(" ")
        data = text.encode()
        self.heard(to, msgspec.json.decode(data))
        if to in self._channels:
            self._queue.put_nowait((to, data))

    async def _connect(self) -> Connection:
        import asyncpg  # type: ignore[import-untyped]

        return await asyncpg.connect(self.url, timeout=PATIENCE)

    # What Litestar asks for

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


async def close(connection: Connection) -> None:
    with contextlib.suppress(Exception):
        await connection.close(timeout=1.0)
