"""What a node does by itself: it hears the others, looks at the clocks, writes notices, sends the outbox.

What was begun when it last ended it takes up when it starts, and what a fault of the database cut short when
the fault has passed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cuius.server.notify.missed_turns import notify_missed_turns_after_start
from cuius.server.services import Services
from cuius.server.store.faults import DatabaseFault

log = structlog.get_logger("cuius.background")

PAUSE = 1.0
"""Seconds before something that failed is begun again."""

PROBE_SECONDS = 2.0
"""Time between two attempts to write, while a fault of the database lasts."""

Job = Callable[[], Awaitable[None]]


class Background:
    """Tasks that run as long as the server does."""

    def __init__(self, services: Services) -> None:
        jobs: dict[str, Job] = {
            "cluster": services.cluster.run,
            "timeouts": services.timeouts.run,
            "notices": services.notices.run,
            "motions": services.motions.resume_pending_once,
            "faults": lambda: recover_from_faults(services),
            "lost turns": lambda: notify_missed_turns_after_start(services.notices, services.settings.tick),
            "outbox": lambda: services.outbox.run(services.notices.outbox_filled),
        }
        self._tasks = [asyncio.create_task(run_forever(name, job)) for name, job in jobs.items()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def recover_from_faults(services: Services) -> None:
    """After each fault of the database: wait until it has passed, then do what was agreed on meanwhile."""
    database = services.database
    while True:
        await database.faults.began.wait()
        await asyncio.sleep(PROBE_SECONDS)
        database.faults.began.clear()
        try:
            await database.probe()
            await services.motions.resume_pending()
        except DatabaseFault:
            continue  # which has set the event again


async def run_forever(name: str, job: Job, pause: float = PAUSE) -> None:
    """Nobody waits for these tasks, so nobody would notice if one of them ended: begin it again."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("background.failed", task=name)
        await asyncio.sleep(pause)
