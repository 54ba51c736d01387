"""Rate limits of several nodes on one PostgreSQL: what one has counted, the others know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select, update

from cuius.server.accounts.sign_in_throttle import SignInThrottle
from cuius.server.rate_limits import RateLimited, RateLimiter, RateLimits
from cuius.server.secrets import SecretBox, new_key
from cuius.server.store.database import Database
from cuius.server.store.models import RateLimitCount
from cuius.server.store.shared_rate_limits import SharedRateLimits
from cuius.server.store.upgrade import upgrade

LIMITS = RateLimits(tries=3, tries_anywhere=3)


class Nodes:
    """Two nodes, each with a memory of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.limiters = [RateLimiter(LIMITS, lambda: 100.0, shared=True) for _ in range(2)]
        self.sharing = [SharedRateLimits(database, limiter) for limiter in self.limiters]

    async def count(self, node: int, kind: str = "tries", key: str = "anna") -> None:
        self.limiters[node].consume(kind, key)
        await self.sharing[node].share()


@pytest.fixture
def play(postgres: str) -> Callable[[Callable[[Nodes], Awaitable[None]]], None]:
    def run(work: Callable[[Nodes], Awaitable[None]]) -> None:
        async def whole() -> None:
            await upgrade(postgres)
            database = Database(postgres)
            try:
                await work(Nodes(database))
            finally:
                await database.close()

        asyncio.run(whole())

    return run


def test_what_one_node_counts_limits_the_other(play):
    async def work(nodes: Nodes) -> None:
        await nodes.count(0)
        await nodes.count(0)
        await nodes.count(1)
        for limiter in nodes.limiters[1:]:
            with pytest.raises(RateLimited):
                limiter.consume("tries", "anna")
        nodes.limiters[1].consume("tries", "bert")
        nodes.limiters[1].consume("letters", "anna")

    play(work)


def test_failures_on_one_account_slow_down_guessing_at_every_node(play):
    """Whoever guesses at all nodes in turn had so many times the failures."""

    async def work(nodes: Nodes) -> None:
        clock = nodes.limiters[0].clock
        box = SecretBox([new_key()])
        throttles = [SignInThrottle(limiter, box, clock) for limiter in nodes.limiters]
        for n in range(6):
            throttles[n % 2].failed("anna", f"anna at 192.0.2.{n}")
            await nodes.sharing[n % 2].share()
        assert nodes.limiters[1].count("tries_anywhere", "anna") == 6
        assert [throttle.wait_seconds("anna") > 0 for throttle in throttles] == [True, True]
        assert throttles[1].wait_seconds("bert") == 0

    play(work)


def test_a_node_that_starts_anew_learns_what_was_counted(play):
    async def work(nodes: Nodes) -> None:
        for _ in range(3):
            await nodes.count(0)
        fresh = Nodes(nodes.database)
        await fresh.count(0)
        with pytest.raises(RateLimited):
            fresh.limiters[0].check("tries", "anna")

    play(work)


def test_forgetting_is_shared_too(play):
    async def work(nodes: Nodes) -> None:
        await nodes.count(0)
        await nodes.count(0)
        nodes.limiters[1].reset("tries", "anna")
        await nodes.sharing[1].share()
        await nodes.count(1)
        nodes.limiters[1].check("tries", "anna")

    play(work)


def test_what_could_not_be_shared_is_shared_later(play, monkeypatch):
    async def work(nodes: Nodes) -> None:
        def fail() -> None:
            raise OSError("the database is away")

        with monkeypatch.context() as away:
            away.setattr(nodes.database, "writing", fail)
            for _ in range(2):
                with pytest.raises(OSError, match="away"):
                    await nodes.count(0)
        await nodes.sharing[0].share()
        await nodes.count(1)
        with pytest.raises(RateLimited):
            nodes.limiters[1].check("tries", "anna")

    play(work)


def test_only_hashes_are_stored_and_old_windows_are_removed(play):
    async def work(nodes: Nodes) -> None:
        await nodes.count(0, key="203.0.113.7")
        async with nodes.database.writing() as session:
            [row] = await session.scalars(select(RateLimitCount))
            assert (row.kind, row.count) == ("tries", 1)
            assert "203" not in row.key[:8]
            assert len(row.key) == 64
            await session.execute(update(RateLimitCount).values(ends_at=1))
        await Nodes(nodes.database).count(0)
        async with nodes.database.reading() as session:
            assert 1 not in list(await session.scalars(select(RateLimitCount.ends_at)))

    play(work)


def test_frequent_kinds_and_single_nodes_share_nothing():
    many = RateLimiter(LIMITS, lambda: 0.0, shared=True)
    many.consume("reads", "anna")
    alone = RateLimiter(LIMITS, lambda: 0.0)
    alone.consume("tries", "anna")
    assert many.take_changes() == alone.take_changes() == {}
