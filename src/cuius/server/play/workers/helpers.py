"""Helpers: processes that work on a part of somebody's job as long as nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from cuius.server.play.workers.worker import Worker

PATIENCE = 0.2
"""Seconds that helpers have, once they are asked to come to an end, to say what they have."""


class JobPart(NamedTuple):
    """Which part of a job a process works on."""

    number: int
    """From 0 on; the first one is done whoever waits."""
    parts: int
    began: float
    """When the job began, by `time.monotonic()`, which is the same for all processes of a machine."""


class Helper:
    """One process that helps."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        """None until the process is there."""
        self.job: asyncio.Task[Any]
        self.recalled = False

    def recall(self) -> None:
        """It is to come to an end with what it has."""
        if not self.recalled:
            self.recalled = True
            if self.worker is not None and not self.job.done():
                self.worker.stop_task()


async def results_in_time(helpers: Sequence[Helper]) -> list[Any]:
    """What those say that have something to say soon."""
    if not helpers:
        return []
    done, _ = await asyncio.wait([helper.job for helper in helpers], timeout=PATIENCE)
    found = [helper.job.result() for helper in helpers if helper.job in done]
    return [result for result in found if result is not None]
