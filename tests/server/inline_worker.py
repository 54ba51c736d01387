"""A worker without a process of its own: quick to start, for tests of what is worked out and not of where."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

from cuius.server.play.workers.process import HEAD, Task, framed
from cuius.server.play.workers.worker import Report, Worker


class InlineWorker(Worker):
    """Works in a thread; everything is pickled on the way, as it is to a process."""

    def __init__(self) -> None:
        self.tasks_done = 0
        self.alive_still = True

    @property
    def alive(self) -> bool:
        return self.alive_still

    async def perform(self, task: Task, report: Report) -> Any:
        sent: Task = pickle.loads(framed(task)[HEAD:])
        more = (report,) if sent.reports else ()
        result = await asyncio.to_thread(sent.function, *sent.arguments, *more)
        self.tasks_done += 1
        return pickle.loads(pickle.dumps(result))

    def kill(self) -> None:
        self.alive_still = False

    async def ended(self) -> None:
        assert not self.alive_still


async def start_inline(niceness: int) -> Worker:
    return InlineWorker()
