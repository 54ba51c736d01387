"""The way from a node to its database, which a test can cut and mend."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class TcpProxy:
    """Passes bytes on in both directions; while it is cut they wait, as packets do that are sent again."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self._upwards, self._downwards = asyncio.Event(), asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.mend()

    def cut(self, upwards: bool = True) -> None:
        """Nothing passes any more; without `upwards` nothing that the database says."""
        if upwards:
            self._upwards.clear()
        self._downwards.clear()

    def mend(self) -> None:
        self._upwards.set()
        self._downwards.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._upwards.wait()
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
            passing = (
                pass_on(reader, up_writer, self._upwards),
                pass_on(up_reader, writer, self._downwards),
            )
            await asyncio.gather(*passing)
        except OSError:
            writer.close()
        finally:
            self._tasks.discard(task)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, open_way: asyncio.Event
) -> None:
    with contextlib.closing(writer), contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            await open_way.wait()
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def proxy_to(port: int) -> AsyncIterator[TcpProxy]:
    """A proxy on a port of its own to a port of this machine."""
    proxy = TcpProxy(port)
    server = await asyncio.start_server(proxy.connect, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()
