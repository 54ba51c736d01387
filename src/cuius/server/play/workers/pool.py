"""The pool of worker processes.

Work comes in lanes, each with processes of its own, so that no kind of work waits for another: `BOTS` for
bots that think ahead, `RULES` for dry runs of answers, `LOOK` for what-ifs, earlier positions and charts,
`STUDY` for analyses. Within a lane the clients, accounts or addresses, take turns.

Some work can be shared: parts of it are done by processes that nobody else waits for, and stopped as soon as
somebody does.

A process is started with an open server, or when it is needed; ended when it was idle for a while, and
replaced after many tasks. One that takes too long is killed. If one ends by itself its task is tried once
more, by another: tasks only compute, and change nothing.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple, TypeVar

import structlog

from cuius.server.errors import LimitExceeded, RequestRefused
from cuius.server.fair_queue import FairPlaces
from cuius.server.play.workers.helpers import Helper, JobPart, results_in_time
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

MOST_PARTS = 8
"""Into so many parts work is shared out at most: each more brings less."""

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
        self.places = FairPlaces(size, self.recall_helper)
        self.helpers: list[Helper] = []
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

    def recall_helper(self) -> None:
        """Somebody waits for a process: one that only helps is to come to an end."""
        helper = next((helper for helper in self.helpers if not helper.recalled), None)
        if helper is not None:
            helper.recall()

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
        await asyncio.gather(*(helper.job for helper in self.helpers), return_exceptions=True)


class WorkerPool:
    """All lanes."""

    def __init__(self, size: int = 0, start: StartWorker = start_worker, most_parts: int = 0) -> None:
        """At most `size` processes each for `BOTS` and `LOOK` (0: half of the cores), one for the others.

        Work is shared out into `most_parts` at most; 0 means half of the cores, but not more than eight.
        """
        half = max(1, (os.cpu_count() or 2) // 2)
        size = size or half
        self.most_parts = most_parts or min(MOST_PARTS, half)
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

    async def run_together(
        self,
        kind: JobKind,
        clients: Sequence[str],
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        decide: Callable[[list[Any]], T],
    ) -> T:
        """What `decide` makes of the results of the parts of a job, worked out by a process as well.

        The function takes these arguments, its `JobPart`, and a callback that says whether to come to an end
        with what it has. One part is done like any other job, the others by processes that nobody else waits
        for. What those have not said soon after the first part is done is left out.
        """
        with self._counted(kind, clients):
            lane = self.lanes[kind.lane]
            async with lane.places.turn(clients[-1] if clients else ""):
                count = min(self.most_parts, 1 + lane.places.free)
                began = time.monotonic()
                tasks = [
                    Task(function, (*arguments, JobPart(n, count, began)), kind.cpu_seconds, can_stop=True)
                    for n in range(count)
                ]
                helpers = [self._helper(lane, kind, task) for task in tasks[1:]]
                try:
                    first = await self._perform_surely(lane, kind, tasks[0])
                finally:
                    for helper in helpers:
                        helper.recall()
                results = [first, *await results_in_time(helpers)]
                decision: T = await self._perform_surely(
                    lane, kind, Task(decide, (results,), kind.cpu_seconds)
                )
                return decision

    def _helper(self, lane: Lane, kind: JobKind, task: Task) -> Helper:
        """A part of a job, done on a free place."""
        lane.places.take()
        helper = Helper()
        lane.helpers.append(helper)
        helper.job = asyncio.create_task(self._help(lane, kind, task, helper))
        return helper

    async def _help(self, lane: Lane, kind: JobKind, task: Task, helper: Helper) -> Any:
        """The result of that part; None if it came to nothing."""
        try:
            worker = await lane.worker()
            if helper.recalled and not self._closed:
                lane.keep(worker)
                return None
            helper.worker = worker
            return await self._perform_on(worker, lane, kind, task, lambda progress: None)
        except Exception as error:
            log.warning("worker.helper-failed", job=kind.name, why=repr(error))
            return None
        finally:
            lane.helpers.remove(helper)
            lane.places.give_back()

    async def _run(self, kind: JobKind, clients: Sequence[str], task: Task, report: Report) -> Any:
        with self._counted(kind, clients):
            lane = self.lanes[kind.lane]
            async with lane.places.turn(clients[-1] if clients else ""):
                return await self._perform_surely(lane, kind, task, report)

    async def _perform_surely(
        self, lane: Lane, kind: JobKind, task: Task, report: Report = lambda progress: None
    ) -> Any:
        """On one process, and once more on another if that one ends by itself."""
        try:
            return await self._perform(lane, kind, task, report)
        except WorkerDied as error:
            log.warning("worker.died", job=kind.name, why=str(error))
        try:
            return await self._perform(lane, kind, task, report)
        except WorkerDied:
            raise WorkerLost("The process that worked on this ended; try again.") from None

    async def _perform(self, lane: Lane, kind: JobKind, task: Task, report: Report) -> Any:
        self._refuse_when_closed()
        return await self._perform_on(await lane.worker(), lane, kind, task, report)

    async def _perform_on(self, worker: Worker, lane: Lane, kind: JobKind, task: Task, report: Report) -> Any:
        """On one process; unless it is as good as new afterwards, it is killed."""
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
