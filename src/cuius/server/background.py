"""What a node does by itself: it hears the others, looks at the clocks, writes notices, sends the outbox."""

from __future__ import annotations

import asyncio

from cuius.server.notify.outbox import keep_delivering
from cuius.server.play.absence import keep_ticking
from cuius.server.play.nodes import listen_to_nodes
from cuius.server.services import Services


class Background:
    """Tasks that run as long as the server does."""

    def __init__(self, services: Services) -> None:
        self._tasks = [
            asyncio.create_task(listen_to_nodes(services)),
            asyncio.create_task(keep_ticking(services)),
            asyncio.create_task(services.notices.work()),
            asyncio.create_task(keep_delivering(services)),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
