"""Long work in the event loop leaves everything else its turn."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from time import perf_counter

import pytest

from cuius.core.errors import TookTooLong
from cuius.core.steps import Steps
from cuius.server import slices
from cuius.server.slices import SlicedWork


@pytest.fixture(autouse=True)
def one_step_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0005)


def counted(name: str, count: int, done: list[str]) -> Steps[int]:
    """Each step takes longer than a slice."""
    for _ in range(count):
        until = perf_counter() + 0.001
        while perf_counter() < until:
            pass
        done.append(name)
        yield
    return count


def test_other_tasks_run_between_two_slices() -> None:
    async def scene() -> None:
        done: list[str] = []

        async def breathe() -> None:
            while True:
                await asyncio.sleep(0)
                done.append("breath")

        breathing = asyncio.create_task(breathe())
        assert await SlicedWork().run(counted("step", 20, done)) == 20
        breathing.cancel()
        steps = [n for n, what in enumerate(done) if what == "step"]
        assert all("breath" in done[a:b] for a, b in pairwise(steps[1:]))

    asyncio.run(scene())


def test_several_pieces_of_work_take_turns_and_never_two_slices_in_one_turn_of_the_loop() -> None:
    async def scene() -> None:
        done: list[str] = []
        turns = 0

        async def count_turns() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting, work = asyncio.create_task(count_turns()), SlicedWork()
        assert await asyncio.gather(*(work.run(counted(name, 10, done)) for name in "abc")) == [10] * 3
        counting.cancel()
        assert [sorted(done[n : n + 3]) for n in range(0, 30, 3)] == [["a", "b", "c"]] * 10
        assert turns >= 30

    asyncio.run(scene())


def test_clients_take_turns_however_much_each_asks_for() -> None:
    async def scene() -> None:
        done: list[str] = []
        work = SlicedWork()

        async def ask(client: str) -> None:
            slices.CLIENT.set(client)
            await work.run(counted(client, 6, done))

        await asyncio.gather(*(ask(client) for client in ("many", "many", "many", "many", "one")))
        assert done[:12].count("one") == 6

    asyncio.run(scene())


def test_a_step_that_computes_for_too_long_fails_and_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "STEP_SECONDS", 0.05)

    def endless() -> Steps[int]:
        yield
        while True:
            pass

    async def scene() -> None:
        work, done = SlicedWork(), list[str]()
        found = await asyncio.gather(
            work.run(endless()), work.run(counted("a", 5, done)), return_exceptions=True
        )
        assert isinstance(found[0], TookTooLong)
        assert found[1] == 5

    asyncio.run(scene())


def test_what_a_step_raises_is_raised_and_others_go_on() -> None:
    def broken() -> Steps[int]:
        yield
        raise ValueError("broken")

    async def scene() -> None:
        work, done = SlicedWork(), list[str]()
        found = await asyncio.gather(
            work.run(broken()), work.run(counted("a", 5, done)), return_exceptions=True
        )
        assert isinstance(found[0], ValueError)
        assert found[1] == 5

    asyncio.run(scene())
