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
        self.tasks_begun = self.tasks_done = self.stopped = 0
        self.alive_still = True

    @property
    def alive(self) -> bool:
        return self.alive_still

    async def perform(self, task: Task, report: Report) -> Any:
        sent: Task = pickle.loads(framed(task)[HEAD:])
        self.tasks_begun += 1
        reporting = (report,) if sent.reports else ()
        stopping = (lambda: self.stopped >= self.tasks_begun,) if sent.can_stop else ()
        result = await asyncio.to_thread(sent.function, *sent.arguments, *reporting, *stopping)
        self.tasks_done += 1
        return pickle.loads(pickle.dumps(result))

    def stop_task(self) -> None:
        self.stopped = self.tasks_begun

    def kill(self) -> None:
        self.alive_still = False

    async def ended(self) -> None:
        assert not self.alive_still


async def start_inline(niceness: int) -> Worker:
    return InlineWorker()
