"""The pool of worker processes: who is served when, and what becomes of a process that ends or does not."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

from cuius.server.fair_queue import MOST_TURNS, FairQueue
from cuius.server.play.workers.pool import (
    BOTS,
    LOOK,
    NICENESS,
    STUDY,
    JobGivenUp,
    JobKind,
    TooMuchAtOnce,
    WorkerPool,
)
from cuius.server.play.workers.process import Task
from cuius.server.play.workers.worker import Report, Worker
from tests.server.inline_worker import InlineWorker
from tests.server.play import worker_tasks

QUICK = JobKind("test", LOOK, cpu_seconds=60, seconds=60.0)
LEAST = 19
"""Nothing has less of the right of way."""


# The order of service


def served(queue: FairQueue[str], count: int) -> list[str | None]:
    return [queue.pop() for _ in range(count)]


def test_clients_take_turns_however_much_one_asks():
    queue: FairQueue[str] = FairQueue()
    for n in range(21):
        queue.push("ann", f"ann {n}")
    assert served(queue, 2) == ["ann 0", "ann 1"]
    queue.push("bob", "bob 0")
    queue.push("bob", "bob 1")
    queue.push("cid", "cid 0")
    assert served(queue, 6) == ["bob 0", "cid 0", "ann 2", "bob 1", "ann 3", "ann 4"]
    assert len(queue) == 16


def test_who_comes_again_and_again_does_not_go_before_who_waits():
    queue: FairQueue[str] = FairQueue()
    queue.push("ann", "ann 0")
    queue.push("ann", "ann 1")
    order = []
    for n in range(4):
        queue.push("bob", f"bob {n}")
        order.append(queue.pop())
    assert order == ["ann 0", "bob 0", "ann 1", "bob 1"]


def test_many_clients_are_not_remembered_for_ever():
    queue: FairQueue[str] = FairQueue()
    for n in range(3 * MOST_TURNS):
        queue.push(f"client {n}", "")
        queue.pop()
    assert len(queue) == 0
    assert len(queue._turns) <= MOST_TURNS
    assert queue.pop() is None


class Gate(InlineWorker):
    """A worker that ends each task when it is told to."""

    started: list[Any]
    gates: dict[Any, asyncio.Event]

    async def perform(self, task: Task, report: Report) -> Any:
        (name,) = task.arguments
        self.started.append(name)
        await self.gates.setdefault(name, asyncio.Event()).wait()
        self.tasks_done += 1
        return name


class Desk:
    """A pool whose workers do nothing until they are let go on, one after the other."""

    def __init__(self, size: int = 1) -> None:
        self.started: list[Any] = []
        self.gates: dict[Any, asyncio.Event] = {}
        self.workers = 0
        self.pool = WorkerPool(size, self.start)
        self.tasks: list[asyncio.Task[Any]] = []

    async def start(self, niceness: int) -> Worker:
        worker = Gate()
        worker.started, worker.gates = self.started, self.gates
        self.workers += 1
        return worker

    async def ask(self, name: str, *clients: str, kind: JobKind = QUICK) -> asyncio.Task[Any]:
        task = asyncio.create_task(self.pool.run(kind, clients, worker_tasks.echo, name))
        self.tasks.append(task)
        await self.settled()
        return task

    async def settled(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def finish_all(self) -> None:
        while any(not task.done() for task in self.tasks):
            for name in self.started:
                self.gates.setdefault(name, asyncio.Event()).set()
            await self.settled()


def test_21_requests_of_one_account_make_another_wait_for_one():
    async def scenario() -> list[str]:
        desk = Desk()
        for n in range(21):
            await desk.ask(f"ann {n}", "address 1", "account ann")
        await desk.ask("bob", "address 1", "account bob")
        await desk.finish_all()
        assert desk.workers == 1
        return desk.started

    assert asyncio.run(scenario()).index("bob") == 1


def test_bots_looks_and_studies_do_not_wait_for_each_other():
    async def scenario() -> list[str]:
        desk = Desk()
        for lane in (STUDY, LOOK, BOTS):
            for n in range(3):
                await desk.ask(f"{lane} {n}", "account ann", kind=QUICK._replace(name=lane, lane=lane))
        begun = desk.started[:]
        await desk.finish_all()
        return begun

    assert asyncio.run(scenario()) == ["study 0", "look 0", "bots 0"]


def test_who_goes_away_leaves_the_queue_and_frees_the_process():
    async def scenario() -> list[str]:
        desk = Desk()
        running = await desk.ask("running", "account ann")
        waiting = await desk.ask("waiting", "account ann")
        await desk.ask("last", "account ann")
        waiting.cancel()
        running.cancel()
        await desk.settled()
        await desk.finish_all()
        assert desk.workers == 2, "one that was interrupted is not used again"
        return desk.started

    assert asyncio.run(scenario()) == ["running", "last"]


QUOTA = QUICK._replace(most_of_account=2, most_of_address=3, most=4)


@pytest.mark.parametrize(
    ("before", "who", "text"),
    [
        ([("address 1", "account ann")] * 2, ("address 2", "account ann"), "for you at once"),
        ([("address 1", f"account {n}") for n in range(3)], ("address 1",), "for you at once"),
        ([(f"address {n}",) for n in range(4)], ("address 9",), "Too much is being worked out at once"),
    ],
    ids=["account", "address", "all"],
)
def test_a_quota_is_refused_in_one_sentence_and_given_back(before, who, text):
    async def scenario() -> None:
        desk = Desk()
        for n, clients in enumerate(before):
            await desk.ask(str(n), *clients, kind=QUOTA)
        with pytest.raises(TooMuchAtOnce, match=text):
            await (await desk.ask("too much", *who, kind=QUOTA))
        desk.tasks.pop()
        await desk.finish_all()
        last = await desk.ask("last", *who, kind=QUOTA)
        await desk.finish_all()
        assert await last == "last"

    asyncio.run(scenario())


# Processes


def with_pool(scenario: Any) -> Any:
    """Run a scenario with a pool of real processes, of which none is left behind."""

    async def run() -> Any:
        pool = WorkerPool(1)
        try:
            result = await scenario(pool)
        finally:
            workers = [worker for lane in pool.lanes.values() for worker in lane.all]
            await pool.close()
        assert not any(worker.alive for worker in workers)
        return result

    return asyncio.run(run())


@pytest.mark.usefixtures("worker_processes")
def test_a_process_is_started_once_and_tells_results_errors_and_progress():
    async def scenario(pool: WorkerPool) -> None:
        async def run(function: Any, *arguments: Any) -> Any:
            return await pool.run(QUICK, ("account ann",), function, *arguments)

        first = await run(worker_tasks.process_id)
        assert first != os.getpid()
        assert await run(worker_tasks.echo, [1, "two"]) == [1, "two"]
        assert await run(worker_tasks.chatter, "said") == "said"
        wanted = min(LEAST, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS[LOOK])
        assert await run(worker_tasks.niceness) == wanted
        with pytest.raises(Exception, match="but 4 is open") as refused:
            await run(worker_tasks.refuse)
        assert refused.value.rule == "REV 3-r1"
        with pytest.raises(Exception, match="RulesBroken"):
            await run(worker_tasks.fail)
        heard: list[int] = []
        assert await pool.run_reporting(QUICK, (), heard.append, worker_tasks.count) == "counted"
        assert heard == [1, 2, 3]
        assert await run(worker_tasks.process_id) == first

    with_pool(scenario)


@pytest.mark.usefixtures("worker_processes")
def test_a_job_whose_process_ends_is_tried_once_more(tmp_path):
    async def scenario(pool: WorkerPool) -> None:
        assert await pool.run(QUICK, (), worker_tasks.end, 1, str(tmp_path / "once")) == 1
        with pytest.raises(JobGivenUp, match="ended; try again"):
            await pool.run(QUICK, (), worker_tasks.end, 9, str(tmp_path / "always"))
        assert len((tmp_path / "always").read_text()) == 2
        assert await pool.run(QUICK, (), worker_tasks.echo, "on") == "on"

    with_pool(scenario)


@pytest.mark.usefixtures("worker_processes")
@pytest.mark.parametrize(
    ("function", "limit"),
    [(worker_tasks.spin, {"cpu_seconds": 0}), (worker_tasks.hang, {"seconds": 0.1})],
    ids=["spins", "hangs"],
)
def test_a_process_that_takes_too_long_is_replaced_and_others_go_on(function, limit):
    async def scenario(pool: WorkerPool) -> None:
        bots = QUICK._replace(name="bots", lane=BOTS)
        one, other = await asyncio.gather(
            pool.run(QUICK._replace(**limit), ("account ann",), function),
            pool.run(bots, ("account bob",), worker_tasks.echo, "on"),
            return_exceptions=True,
        )
        assert isinstance(one, JobGivenUp)
        assert "too long" in str(one)
        assert other == "on"
        assert await pool.run(QUICK, ("account ann",), worker_tasks.echo, "again") == "again"

    with_pool(scenario)


@pytest.mark.usefixtures("worker_processes")
def test_a_pool_that_is_closed_gives_up_what_runs_and_what_waits():
    async def scenario(pool: WorkerPool) -> None:
        jobs = [asyncio.create_task(pool.run(QUICK, ("account ann",), worker_tasks.hang)) for _ in range(2)]
        while not pool.lanes[LOOK].all:
            await asyncio.sleep(0.01)
        await pool.close()
        for told in await asyncio.gather(*jobs, return_exceptions=True):
            assert isinstance(told, JobGivenUp)
            assert str(told) == "The server stops; try again in a moment."

    with_pool(scenario)


def test_processes_are_replaced_after_many_tasks_and_ended_when_idle(monkeypatch):
    monkeypatch.setattr("cuius.server.play.workers.pool.TASKS_PER_WORKER", 2)
    started: list[InlineWorker] = []

    async def start(niceness: int) -> Worker:
        started.append(InlineWorker())
        return started[-1]

    async def scenario() -> None:
        pool = WorkerPool(1, start)
        for n in range(3):
            assert await pool.run(QUICK, (), worker_tasks.echo, n) == n
        assert [worker.alive for worker in started] == [False, True]
        monkeypatch.setattr("cuius.server.play.workers.pool.IDLE_SECONDS", 0.0)
        lane = pool.lanes[LOOK]
        lane.keep(await lane.worker())
        while lane.all:
            await asyncio.sleep(0)
        assert not started[-1].alive
        assert lane.idle == []

    asyncio.run(scenario())
