"""The pool of worker processes.

Work comes in lanes, each with processes of its own, so that no kind of work waits for another: `BOTS` for
bots that think ahead, `RULES` for dry runs of answers, `LOOK` for what-ifs, earlier positions and charts,
`STUDY` for analyses. Within a lane the clients, accounts or addresses, take turns.

A process is started with an open server, or when it is needed; ended when it was idle for a while, and
replaced after many tasks. One that takes too long is killed. If one ends by itself its task is tried once
more, by another: tasks only compute, and change nothing.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple, TypeVar

import structlog

from cuius.server.errors import LimitExceeded, RequestRefused
from cuius.server.fair_queue import FairPlaces
from cuius.server.play.workers.process import Task
from cuius.server.play.workers.worker import OutOfTime, Report, Worker, WorkerDied

log = structlog.get_logger("cuius.workers")

T = TypeVar("T")

BOTS, RULES, LOOK, STUDY = "bots", "rules", "look", "study"

NICENESS = {BOTS: 5, RULES: 5, LOOK: 10, STUDY: 15}
"""The server itself has the right of way, then bots at tables, then who looks; nobody waits for a study."""

IDLE_SECONDS = 300.0
"""After so long without work a process is ended."""

TASKS_PER_WORKER = 2000
"""After so many tasks a process is replaced, and with it all that it has piled up."""

TOO_MUCH = "Too much is being worked out at once; try again soon."
TOO_MUCH_FOR_ONE = "Too much is being worked out for you at once; wait until some of it is done."

StartWorker = Callable[[int], Awaitable[Worker]]


async def start_worker(niceness: int) -> Worker:
    return await Worker.start(niceness)


class JobKind(NamedTuple):
    """A kind of work: where it is done, and its limits."""

    name: str
    lane: str
    cpu_seconds: int
    """Processor time of one job, or between two reports of its progress."""
    seconds: float
    """Time by the clock after which its process is killed, whatever it does."""
    most_of_account: int = 0
    """How many may wait and run at once for one account; 0 means any number, here and below."""
    most_of_address: int = 0
    most: int = 0


class JobGivenUp(RequestRefused):
    """A job was not finished."""

    status = 503


class WorkerLost(JobGivenUp):
    """Two processes in a row ended while they worked on it, which says nothing of the job."""


class TooMuchAtOnce(LimitExceeded):
    """A quota is exceeded."""

    headers: ClassVar[dict[str, str]] = {"Retry-After": "1"}


class Lane:
    """The processes of one lane, and what waits for them."""

    def __init__(self, size: int, niceness: int, start: StartWorker) -> None:
        self.places = FairPlaces(size)
        self.niceness = niceness
        self.start = start
        self.idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        self.all: set[Worker] = set()

    async def worker(self) -> Worker:
        """An idle process or a new one."""
        while self.idle:
            worker, timer = self.idle.pop()
            timer.cancel()
            if worker.alive:
                return worker
            self.all.discard(worker)
        worker = await self.start(self.niceness)
        self.all.add(worker)
        return worker

    def keep(self, worker: Worker) -> None:
        """A process has done its task."""
        if not worker.alive or worker.tasks_done >= TASKS_PER_WORKER:
            self.discard(worker)
            return
        timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_idle, worker)
        self.idle.append((worker, timer))

    def _end_idle(self, worker: Worker) -> None:
        self.idle = [(other, timer) for other, timer in self.idle if other is not worker]
        self.discard(worker)

    def discard(self, worker: Worker) -> None:
        worker.kill()
        self.all.discard(worker)

    async def close(self) -> None:
        workers = list(self.all)
        for _, timer in self.idle:
            timer.cancel()
        self.idle.clear()
        for worker in workers:
            self.discard(worker)
        await asyncio.gather(*(worker.ended() for worker in workers))


class WorkerPool:
    """All lanes."""

    def __init__(self, size: int = 0, start: StartWorker = start_worker) -> None:
        """At most `size` processes each for `BOTS` and `LOOK` (0: half of the cores), one for the others."""
        size = size or max(1, (os.cpu_count() or 2) // 2)
        sizes = {BOTS: size, RULES: 1, LOOK: size, STUDY: 1}
        self.lanes = {name: Lane(sizes[name], NICENESS[name], start) for name in sizes}
        self._at_once: Counter[tuple[str, str]] = Counter()
        self._closed = False

    async def warm_up(self) -> None:
        """Start a process for each lane: it takes little time while the server is small and nobody waits."""
        for lane in self.lanes.values():
            lane.keep(await lane.worker())

    async def run(
        self, kind: JobKind, clients: Sequence[str], function: Callable[..., T], *arguments: Any
    ) -> T:
        """What the function returns, worked out by a process; the arguments and the result are pickled.

        `clients` are the keys of whoever asks, the most exact last: "address 192.0.2.7", "account 12ab".
        Raises what the function raises, `TooMuchAtOnce` over the quota, `JobGivenUp` if it does not end.
        """
        task = Task(function, arguments, kind.cpu_seconds)
        result: T = await self._run(kind, clients, task, lambda progress: None)
        return result

    async def run_reporting(
        self,
        kind: JobKind,
        clients: Sequence[str],
        report: Report,
        function: Callable[..., T],
        *arguments: Any,
    ) -> T:
        """The same for a function whose last argument is a callback; `report` is told what that is told."""
        result: T = await self._run(kind, clients, Task(function, arguments, kind.cpu_seconds, True), report)
        return result

    async def _run(self, kind: JobKind, clients: Sequence[str], task: Task, report: Report) -> Any:
        with self._counted(kind, clients):
            lane = self.lanes[kind.lane]
            async with lane.places.turn(clients[-1] if clients else ""):
                try:
                    return await self._perform(lane, kind, task, report)
                except WorkerDied as error:
                    log.warning("worker.died", job=kind.name, why=str(error))
                try:
                    return await self._perform(lane, kind, task, report)
                except WorkerDied:
                    raise WorkerLost("The process that worked on this ended; try again.") from None

    async def _perform(self, lane: Lane, kind: JobKind, task: Task, report: Report) -> Any:
        """On one process; unless it is as good as new afterwards, it is killed."""
        self._refuse_when_closed()
        worker = await lane.worker()
        try:
            self._refuse_when_closed()
            async with asyncio.timeout(kind.seconds):
                result = await worker.perform(task, report)
        except (TimeoutError, OutOfTime):
            lane.discard(worker)
            log.warning("worker.out-of-time", job=kind.name)
            raise JobGivenUp("That takes too long to work out; it was given up.") from None
        except Exception as error:
            if self._closed or isinstance(error, WorkerDied):
                lane.discard(worker)
            else:
                lane.keep(worker)
            raise
        except BaseException:
            lane.discard(worker)
            raise
        lane.keep(worker)
        return result

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise JobGivenUp("The server stops; try again in a moment.")

    @contextmanager
    def _counted(self, kind: JobKind, clients: Sequence[str]) -> Iterator[None]:
        """Count a job for everybody it is for, or refuse it if one of them has too many."""
        self.refuse_over_quota(kind, clients)
        keys = [(kind.name, client) for client in ("", *clients)]
        self._at_once.update(keys)
        try:
            yield
        finally:
            self._at_once.subtract(keys)
            for key in keys:
                if self._at_once[key] <= 0:
                    del self._at_once[key]

    def refuse_over_quota(self, kind: JobKind, clients: Sequence[str]) -> None:
        """Refuse another job of a kind if one of the clients, or all together, have too many."""
        for client in ("", *clients):
            most = quota(kind, client)
            if most and self._at_once[kind.name, client] >= most:
                raise TooMuchAtOnce(TOO_MUCH_FOR_ONE if client else TOO_MUCH)

    async def close(self) -> None:
        """End all processes; what they work on is given up."""
        self._closed = True
        await asyncio.gather(*(lane.close() for lane in self.lanes.values()))


def quota(kind: JobKind, client: str) -> int:
    """How many jobs of a kind may wait and run at once for a client; "" stands for all together."""
    if not client:
        return kind.most
    return kind.most_of_address if client.startswith("address ") else kind.most_of_account
