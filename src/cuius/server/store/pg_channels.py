"""News over PostgreSQL's LISTEN and NOTIFY, for several nodes on one database.

All nodes listen to one channel, so each hears of every table it has in memory, watched or not. A node that
loses its connection connects again, and then tells its listeners of a gap: what was said in between it has
not heard. A node that could not say something tells all nodes of a gap as soon as it can.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
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
EVERYBODY = "*"
"""The channel of a notification that says to all nodes: something was not said."""

HEALTH_CHECK_SECONDS = 5.0
"""Time between two checks of the listening connection."""
RECONNECT_SECONDS = 0.5
SILENCE_SECONDS = 2.0
"""After something could not be said, nothing is said for so long, so that nobody waits for it in vain."""
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
        self._unsaid = False
        """Was something given up that the other nodes should have heard?"""
        self._silent_until = 0.0
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
            self._speaker = None
        self._channels.clear()
        self._listeners.clear()

    # Speaking

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._notify(encode_payload(channel, data))

    async def _notify(self, news: str) -> None:
        """Said at once, and once more if the connection was lost; then given up, for play goes on."""
        async with self._speaking:
            if self._unsaid and time.monotonic() < self._silent_until:
                return
            for last in (False, True):
                try:
                    await self._say(news)
                    return
                except Exception as error:
                    if last or isinstance(error, TimeoutError):
                        self._unsaid, self._silent_until = True, time.monotonic() + SILENCE_SECONDS
                        log.error("pubsub.publish_failed", why=repr(error))
                        return

    async def _say(self, news: str) -> None:
        """A notification, after that of a gap if something was not said before."""
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for payload in (encode_payload(EVERYBODY, GAP), news) if self._unsaid else (news,):
                notify = "SELECT pg_notify($1, $2)"
                await self._speaker.execute(notify, NOTIFICATIONS, payload, timeout=TIMEOUT_SECONDS)
            self._unsaid = False
        except BaseException:
            speaker, self._speaker = self._speaker, None
            if speaker is not None:
                speaker.terminate()
            raise

    # Listening

    async def _listen_forever(self, started: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    async with asyncio.timeout(TIMEOUT_SECONDS):
                        await connection.add_listener(NOTIFICATIONS, self._on_notification)
                    if started.done():
                        self._publish_gap()
                    else:
                        started.set_result(None)
                    await until_lost(connection)
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
        if to == EVERYBODY:
            self._publish_gap()
            return
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


async def until_lost(connection: Connection) -> None:
    """Raises an error when the connection is closed, or the database does not answer on it."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not lost.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), HEALTH_CHECK_SECONDS)
        if not lost.is_set():
            await connection.execute("SELECT 1", timeout=TIMEOUT_SECONDS)
    raise ConnectionResetError("The database has closed the connection.")


async def close(connection: Connection) -> None:
    with contextlib.suppress(Exception):
        await connection.close(timeout=1.0)
