"""What a node does by itself: it hears the others, looks at the clocks, writes notices, sends the outbox.

What was begun when it last ended it takes up when it starts, and what a fault of the database cut short when
the fault has passed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from cuius.server.admin.moderation import purge_expired
from cuius.server.clock import Clock
from cuius.server.notify.missed_turns import notify_missed_turns_after_start
from cuius.server.ops.health import LoopLag, Problem
from cuius.server.services import Services
from cuius.server.store.faults import DatabaseFault

log = structlog.get_logger("cuius.background")

PAUSE, MAX_PAUSE = 1.0, 30.0
"""Seconds before something that failed is begun again; longer each time it fails."""
STEADY = 60.0
"""What ran so long without failing is well again."""
MANY_FAILURES = 3

PURGE_SECONDS = 86_400.0
"""Time between two removals of what has expired."""

PROBE_SECONDS = 2.0
"""Time between two attempts to write, while a fault of the database lasts."""

Job = Callable[[], Awaitable[None]]


class Background:
    """Tasks that run as long as the server does."""

    def __init__(self, services: Services) -> None:
        self.lag = LoopLag()
        jobs: dict[str, Job] = {
            "cluster": services.cluster.run,
            "timeouts": services.timeouts.run,
            "notices": services.notices.run,
            "motions": services.motions.resume_pending_once,
            "faults": lambda: recover_from_faults(services),
            "lost turns": lambda: notify_missed_turns_after_start(services.notices, services.settings.tick),
            "ratings": services.ratings.run,
            "archive": services.archive_keeper.run,
            "tournaments": services.tournament_progress.run,
            "rate limits": services.shared_rate_limits.run,
            "outbox": lambda: services.outbox.run(services.notices.outbox_filled),
            "expired data": lambda: purge_daily(services),
            "event loop": self.lag.run,
        }
        self.repeated = [RepeatedJob(name, job) for name, job in jobs.items()]
        self._tasks = [asyncio.create_task(repeated.run()) for repeated in self.repeated]

    def problems(self) -> list[Problem]:
        """What keeps failing, and whether the event loop is late."""
        failing = [repeated.name for repeated in self.repeated if repeated.keeps_failing()]
        text = "Background tasks keep failing: {}."
        return self.lag.problems() + (
            [Problem("background", text.format(", ".join(failing)))] if failing else []
        )

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def purge_daily(services: Services) -> None:
    """Delete what has expired; the first time is at the start."""
    while True:
        await asyncio.sleep(PURGE_SECONDS)
        await purge_expired(services.database, services.clock())


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


def is_cancelled() -> bool:
    """Shall the task that runs this end?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class RepeatedJob:
    """Nobody waits for these tasks, so nobody would notice if one of them ended: it is begun again."""

    def __init__(self, name: str, job: Job, pause: float = PAUSE, monotonic: Clock = time.monotonic) -> None:
        self.name = name
        self.job = job
        self.pause = pause
        self.monotonic = monotonic
        self.failures = 0
        """How often it has failed in a row."""
        self.failed_at = 0.0

    async def run(self) -> None:
        while True:
            pause = self.pause
            try:
                await self.job()
            except Exception:
                if is_cancelled():
                    raise  # a library may have told the end of the task in its own way
                log.exception("background.failed", task=self.name)
                pause = self.note_failure()
            await asyncio.sleep(pause)

    def note_failure(self) -> float:
        """Returns the seconds to wait before the next try."""
        now = self.monotonic()
        self.failures = 1 if now - self.failed_at >= STEADY else self.failures + 1
        self.failed_at = now
        return min(self.pause * 2.0 ** (self.failures - 1), MAX_PAUSE)

    def keeps_failing(self) -> bool:
        return self.failures >= MANY_FAILURES and self.monotonic() - self.failed_at < STEADY
