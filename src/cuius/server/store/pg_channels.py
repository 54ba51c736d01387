"""News over PostgreSQL's LISTEN and NOTIFY, for several nodes on one database.

All nodes listen to one channel, so each hears of every table it has in memory, watched or not. A node that
loses its connection connects again, and then says so: what was said in between it has not heard.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Protocol

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend

Connection = Any
"""A connection of asyncpg, which is there only where PostgreSQL is used."""

log = structlog.get_logger("cuius.notifications")

NOTIFICATIONS = "cuius_news"
GAP = b'{"type":"gap"}'
"""Sent to every subscriber when messages may have been missed."""

HEALTH_CHECK_SECONDS = 5.0
"""Time between two checks of the listening connection."""
RECONNECT_SECONDS = 0.5
TIMEOUT_SECONDS = 10.0
"""A database that does not answer for so long counts as lost."""


def encode_payload(channel: str, data: bytes) -> str:
    """A message and whom it is for, as one notification."""
    return f"{channel} {data.decode()}"


class MessageListener(Protocol):
    """Receives every message of every node, before those who subscribed to its channel."""

    def on_message(self, channel: str, message: dict[str, Any]) -> None: ...

    def on_gap(self) -> None:
        """Messages may have been missed."""
        ...


class PostgresChannels(ChannelsBackend):
    """Litestar's channels over one listening and one speaking connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._listeners: list[MessageListener] = []
        self._channels: set[str] = set()
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._speaker: Connection | None = None
        self._speaking = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None

    def add_listener(self, listener: MessageListener) -> None:
        self._listeners.append(listener)

    async def on_startup(self) -> None:
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._listen_forever(started))
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
            await self._notify(encode_payload(channel, data))

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
                        log.error("pubsub.publish_failed", why=repr(error))

    # Listening

    async def _listen_forever(self, started: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.add_listener(NOTIFICATIONS, self._on_notification)
                    if started.done():
                        self._publish_gap()
                    else:
                        started.set_result(None)
                    while True:
                        await asyncio.sleep(HEALTH_CHECK_SECONDS)
                        await connection.execute("SELECT 1", timeout=TIMEOUT_SECONDS)
                finally:
                    await close(connection)
            except Exception as error:
                if not started.done():
                    started.set_exception(error)
                    return
                log.warning("pubsub.connection_lost", why=repr(error))
            await asyncio.sleep(RECONNECT_SECONDS)

    def _publish_gap(self) -> None:
        for listener in self._listeners:
            listener.on_gap()
        for channel in self._channels:
            self._queue.put_nowait((channel, GAP))

    def _on_notification(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        to, _, text = str(payload).partition(" ")
        data = text.encode()
        for listener in self._listeners:
            listener.on_message(to, msgspec.json.decode(data))
        if to in self._channels:
            self._queue.put_nowait((to, data))

    async def _connect(self) -> Connection:
        import asyncpg  # type: ignore[import-untyped]

        return await asyncpg.connect(self.url, timeout=TIMEOUT_SECONDS)

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
