"""What a node does by itself: it hears the others, looks at the clocks, writes notices, sends the outbox.

What was begun when it last ended, it takes up when it starts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cuius.server.notify.missed_turns import notify_missed_turns_after_start
from cuius.server.play.clocks.timeouts import keep_ticking
from cuius.server.play.publish.cluster import listen_to_nodes
from cuius.server.play.together.motions import take_up_once
from cuius.server.services import Services

log = structlog.get_logger("cuius.background")

PAUSE = 1.0
"""Seconds before something that failed is begun again."""

Job = Callable[[], Awaitable[None]]


class Background:
    """Tasks that run as long as the server does."""

    def __init__(self, services: Services) -> None:
        jobs: dict[str, Job] = {
            "nodes": lambda: listen_to_nodes(services),
            "clocks": lambda: keep_ticking(services),
            "notices": services.notices.run,
            "motions": lambda: take_up_once(services),
            "lost turns": lambda: notify_missed_turns_after_start(services.notices, services.settings.tick),
            "outbox": lambda: services.outbox.run(services.notices.outbox_filled),
        }
        self._tasks = [asyncio.create_task(keep_up(name, job)) for name, job in jobs.items()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def keep_up(name: str, job: Job, pause: float = PAUSE) -> None:
    """Nobody waits for these tasks, so nobody would notice if one of them ended: begin it again."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("background.failed", task=name)
        await asyncio.sleep(pause)
