"""A coroutine that is begun at once."""

from __future__ import annotations

import asyncio

import pytest

from cuius.server import eager


def test_one_that_does_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert eager.begin(work()) is None
    assert done == ["all"]


def test_what_it_raises_at_once_is_raised() -> None:
    async def work() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        eager.begin(work())


def test_one_that_waits_goes_on_when_its_rest_is_awaited() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        gate: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            done.append("begun")
            done.append(await gate)
            await asyncio.sleep(0)
            done.append("ended")

        rest = eager.begin(work())
        assert rest is not None
        assert done == ["begun"]
        asyncio.get_running_loop().call_soon(gate.set_result, "opened")
        await rest
        return done

    assert asyncio.run(scene()) == ["begun", "opened", "ended"]


def test_errors_and_cancellation_reach_it_where_it_waits() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work(name: str, until: asyncio.Future[None]) -> None:
            try:
                await until
            except (ValueError, asyncio.CancelledError) as error:
                done.append(f"{name} {type(error).__name__}")
                raise

        failing, cancelled = eager.begin(work("first", gate)), eager.begin(work("second", asyncio.Future()))
        assert failing is not None
        assert cancelled is not None
        gate.set_exception(ValueError("gone"))
        with pytest.raises(ValueError, match="gone"):
            await failing
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await cancelled
        return done

    assert asyncio.run(scene()) == ["first ValueError", "second CancelledError"]
