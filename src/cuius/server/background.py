"""What a node does by itself: it hears the others, looks at the clocks, writes notices, sends the outbox.

What was begun when it last ended, it takes up when it starts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cuius.server.notify.missed_turns import notify_missed_turns_after_start
from cuius.server.services import Services

log = structlog.get_logger("cuius.background")

PAUSE = 1.0
"""Seconds before something that failed is begun again."""

Job = Callable[[], Awaitable[None]]


class Background:
    """Tasks that run as long as the server does."""

    def __init__(self, services: Services) -> None:
        jobs: dict[str, Job] = {
            "cluster": services.cluster.run,
            "timeouts": services.timeouts.run,
            "notices": services.notices.run,
            "motions": services.motions.resume_pending_once,
            "lost turns": lambda: notify_missed_turns_after_start(services.notices, services.settings.tick),
            "rate limits": services.shared_rate_limits.run,
            "outbox": lambda: services.outbox.run(services.notices.outbox_filled),
        }
        self._tasks = [asyncio.create_task(run_forever(name, job)) for name, job in jobs.items()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def run_forever(name: str, job: Job, pause: float = PAUSE) -> None:
    """Nobody waits for these tasks, so nobody would notice if one of them ended: begin it again."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("background.failed", task=name)
        await asyncio.sleep(pause)
