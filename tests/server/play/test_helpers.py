"""Work shared out among processes that nobody else waits for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cuius.bots.evidence import Evidence, merged
from cuius.bots.plans import Plan
from cuius.bots.search import never
from cuius.core.chance import Seeded
from cuius.core.excerpt import excerpt_of
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.play import bots
from cuius.server.play.bots import TableBots
from cuius.server.play.workers import helpers
from cuius.server.play.workers.pool import BOTS, JobGivenUp, JobKind, WorkerPool
from tests.server.play import worker_tasks

TOGETHER = JobKind("test", BOTS, cpu_seconds=60, seconds=60.0)

pytestmark = pytest.mark.usefixtures("worker_processes")


def with_pool(scenario: Callable[[WorkerPool], Awaitable[Any]], size: int = 3) -> Any:
    """Run a scenario with a pool of real processes, of which none is left behind."""

    async def run() -> Any:
        pool = WorkerPool(size, most_parts=size)
        try:
            result = await scenario(pool)
        finally:
            workers = list(pool.lanes[BOTS].all)
            await pool.close()
        assert not any(worker.alive for worker in workers)
        assert pool.lanes[BOTS].helpers == []
        return result

    return asyncio.run(run())


async def together(pool: WorkerPool, folder: Path, fates: dict[int, str], who: str = "ann") -> Any:
    folder.mkdir(exist_ok=True)
    return await pool.run_together(
        TOGETHER, (who,), worker_tasks.part_of_work, (str(folder), fates), worker_tasks.echo
    )


async def begun(folder: Path, parts: int) -> None:
    while not folder.exists() or len(list(folder.iterdir())) < parts:
        await asyncio.sleep(0.005)


def test_every_free_process_does_a_part(tmp_path, monkeypatch):
    monkeypatch.setattr(helpers, "PATIENCE", 60.0)

    async def scenario(pool: WorkerPool) -> None:
        assert await together(pool, tmp_path / "one", {}) == [0, 1, 2]
        assert pool.lanes[BOTS].places.free == 3
        assert await together(pool, tmp_path / "two", {1: "goes on", 2: "goes on"}) == [0, 1, 2]

    with_pool(scenario)


@pytest.mark.parametrize("fate", ["dies", "fails", "hangs"])
def test_a_helper_that_dies_fails_or_is_late_is_left_out(tmp_path, fate):
    async def scenario(pool: WorkerPool) -> None:
        assert await together(pool, tmp_path / "one", {1: fate}, "ann") in ([0], [0, 2])
        assert await pool.run(TOGETHER, ("bob",), worker_tasks.echo, "on") == "on"

    with_pool(scenario)


def test_a_first_part_whose_process_dies_is_done_once_more(tmp_path):
    async def scenario(pool: WorkerPool) -> None:
        with pytest.raises(JobGivenUp, match="ended; try again"):
            await together(pool, tmp_path / "one", {0: "dies"})
        while pool.lanes[BOTS].helpers:
            await asyncio.sleep(0.005)
        assert pool.lanes[BOTS].places.free == 3

    with_pool(scenario)


def test_a_helper_makes_way_as_soon_as_somebody_waits(tmp_path):
    async def scenario(pool: WorkerPool) -> None:
        folder = tmp_path / "one"
        fates = {0: "until told", 1: "goes on", 2: "goes on"}
        long = asyncio.create_task(together(pool, folder, fates))
        await begun(folder, 3)
        assert pool.lanes[BOTS].places.free == 0
        assert await pool.run(TOGETHER, ("bob",), worker_tasks.echo, "bob's") == "bob's"
        assert len(pool.lanes[BOTS].helpers) == 1
        (folder / "told").touch()
        assert 0 in await long

    with_pool(scenario)


def test_no_process_helps_while_others_wait_for_it(tmp_path):
    async def scenario(pool: WorkerPool) -> None:
        folder = tmp_path / "one"
        alone = [asyncio.create_task(together(pool, tmp_path / str(n), {}, f"who {n}")) for n in range(4)]
        assert await together(pool, folder, {}) == [0]
        assert [await one for one in alone] == [[0]] * 4

    with_pool(scenario, 1)


def test_a_pool_that_is_closed_leaves_no_helper(tmp_path):
    async def scenario(pool: WorkerPool) -> None:
        folder = tmp_path / "one"
        job = asyncio.create_task(together(pool, folder, {0: "hangs", 1: "hangs", 2: "goes on"}))
        await begun(folder, 3)
        await pool.close()
        with pytest.raises(JobGivenUp):
            await job

    with_pool(scenario)


# Bots


def thinking_match() -> Match:
    example = get_title("example")
    match = Match(example, example.configure(4), Seeded(5)).begin()
    while len(match.questions[0].options) < 4:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, question.words[0])
    return match


@pytest.mark.parametrize("function", [bots.think_in_part, worker_tasks.think_or_die])
def test_a_thinker_answers_whatever_becomes_of_those_who_help_it(monkeypatch, function):
    monkeypatch.setattr(bots, "think_in_part", function)
    match = thinking_match()
    question = match.questions[0]

    async def scenario(pool: WorkerPool) -> list[str]:
        return [await TableBots(pool).answer(match, question.seat, "search:0.3") for _ in range(2)]

    assert set(with_pool(scenario)) <= set(question.words)


def test_what_several_searches_have_found_decides():
    match = thinking_match()
    question = match.questions[0]

    def found(number: int, began: float) -> bytes | None:
        part = helpers.JobPart(number, 3, began)
        return bots.think_in_part(excerpt_of(match), question.seat, "search:0.2", Plan(0, 0), part, never)

    now = time.monotonic()
    parts = [found(0, now - 60), found(1, time.monotonic()), found(2, now - 60)]
    assert parts[2] is None, "it came too late to be of help; the first part has its time whenever it comes"
    both = [msgspec.msgpack.decode(part, type=Evidence) for part in parts[:2]]
    assert all(one.playouts > 1 for one in both)
    assert bots.decide(parts[:2]) == merged(both).best_answer() in question.words
