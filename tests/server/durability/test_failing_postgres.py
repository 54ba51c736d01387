"""A PostgreSQL that restarts, or that one of two nodes cannot reach: nothing is lost or played twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

from cuius.core.errors import Refused
from cuius.server.play import game_service
from cuius.server.play.persistence import Change, store
from cuius.server.services import Services
from cuius.server.store import database as database_module
from cuius.server.store import pg_channels
from cuius.server.store.execute import Execute, Parameters
from cuius.server.store.faults import DatabaseAway, DatabaseFault
from tests.server.durability.in_process import (
    Given,
    check_memory,
    in_process,
    next_answer,
    play,
    stored_ids,
)
from tests.server.durability.tcp_proxy import TcpProxy, proxy_to
from tests.server.node import prepare

WAIT = 60.0
"""Seconds after which hope is given up; never waited for when all is well."""

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """What takes seconds takes parts of them; but no way that works is ever given up."""
    monkeypatch.setattr(pg_channels, "HEALTH_CHECK_SECONDS", 0.1)
    monkeypatch.setattr(pg_channels, "RECONNECT_SECONDS", 0.05)
    monkeypatch.setattr(pg_channels, "SILENCE_SECONDS", 0.05)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


class Gaps:
    """Hears of gaps, as a table's memory does."""

    def __init__(self) -> None:
        self.heard = 0

    def on_message(self, channel: str, message: object) -> None: ...

    def on_gap(self) -> None:
        self.heard += 1


async def send_until_confirmed(given: Given, node: Services) -> int:
    """As a browser does; returns how often it was not."""
    failures = 0
    async with asyncio.timeout(WAIT):
        while True:
            try:
                await given.send(node)
                return failures
            except DatabaseFault:
                failures += 1
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["in order", "crash"])
def test_the_database_restarts_under_play(cluster, safe_postgres, tmp_path, how):
    async def go() -> None:
        [table] = (await prepare(safe_postgres, people=2, tables=1, players=2))[1]
        async with in_process(safe_postgres, tmp_path) as node:
            gaps = Gaps()
            node.channels._backend.add_listener(gaps)
            ids = [f"answer {n}" for n in range(9)]
            failures = 0
            for number, answer_id in enumerate(ids):
                if number == 3:
                    cluster.stop(how)
                    unlucky = await next_answer_from_memory(node, table, answer_id)
                    with pytest.raises(DatabaseAway):
                        await unlucky.send(node)
                    assert node.database.health_problems() == ["database"]
                    cluster.begin_start()
                    failures += await send_until_confirmed(unlucky, node)
                    continue
                await play(node, table, answer_id)
            await until(lambda: gaps.heard > 0)
            assert node.database.health_problems() == []
            assert await stored_ids(node, table) == ids
            await check_memory(node, table)

    asyncio.run(go())


async def next_answer_from_memory(node: Services, table: str, answer_id: str) -> Given:
    live = node.live_tables.cached(table)
    assert live is not None
    live.stale = False
    return await next_answer(node, table, answer_id)


def cut_at(moment: str, proxy: TcpProxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the way to the database at a moment of the next answer."""
    if moment == "before":
        proxy.cut()
        return

    def store_and_cut(execute: Execute, change: Change) -> None:
        def execute_and_cut(statement: object, parameters: Parameters = None) -> int:
            touched = execute(statement, parameters)
            if moment == "in between":
                proxy.cut()
            return touched

        store(execute_and_cut, change)
        proxy.cut(upwards=False)

    monkeypatch.setattr(game_service, "store", store_and_cut)


MOMENTS = ["commit", "before", "in between"] if os.environ.get("CHAOS") == "full" else ["commit"]
"""Each waits until the node gives up."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_node_is_cut_off_from_the_database_and_comes_back(
    cluster, safe_postgres, tmp_path, monkeypatch, moment
):
    """While one node is cut off the other plays on; what the first has begun is done once or not at all."""
    monkeypatch.setattr(database_module, "IDLE_TRANSACTION_SECONDS", 1.0)
    kept = moment == "commit"

    async def go() -> None:
        [table] = (await prepare(safe_postgres, people=2, tables=1, players=2))[1]
        async with (
            proxy_to(cluster.port) as proxy,
            in_process(safe_postgres.replace(f":{cluster.port}", f":{proxy.port}"), tmp_path) as lost,
            in_process(safe_postgres, tmp_path) as other,
        ):
            gaps = Gaps()
            lost.channels._backend.add_listener(gaps)
            await play(lost, table, "answer 1")
            await play(other, table, "answer 2")
            lost.live_tables.mark_all_stale()  # as if it had heard of it
            contested = await next_answer(lost, table, "contested")
            with monkeypatch.context() as patch:
                patch.setattr(lost.database, "_patience", lambda: asyncio.timeout(0.2))
                patch.setattr(database_module, "POSTGRES_SECONDS", 3.0)
                patch.setattr(pg_channels, "TIMEOUT_SECONDS", 0.2)
                cut_at(moment, proxy, patch)
                with pytest.raises(DatabaseAway):
                    await contested.send(lost)
                assert lost.database.health_problems() == ["database"]
            rival = await next_answer(other, table, "rival")
            await send_until_confirmed(rival, other)
            proxy.mend()
            if kept:
                await send_until_confirmed(contested, lost)
            else:
                with pytest.raises(Refused):
                    await send_until_confirmed(contested, lost)
            await until(lambda: gaps.heard > 0)
            await play(lost, table, "last")
            for node in (lost, other):
                expected = ["answer 1", "answer 2", *(["contested"] if kept else []), "rival", "last"]
                assert await stored_ids(node, table) == expected
                await check_memory(node, table)

    asyncio.run(go())


def test_what_could_not_be_said_is_made_up_for_by_a_gap(safe_postgres, cluster, tmp_path, monkeypatch):
    """A node that speaks in vain tells the others, once it can, that they have missed something."""

    async def go() -> None:
        async with (
            proxy_to(cluster.port) as proxy,
            in_process(safe_postgres.replace(f":{cluster.port}", f":{proxy.port}"), tmp_path) as lost,
            in_process(safe_postgres, tmp_path) as other,
        ):
            gaps = Gaps()
            other.channels._backend.add_listener(gaps)
            with monkeypatch.context() as patch:
                patch.setattr(pg_channels, "TIMEOUT_SECONDS", 0.1)
                proxy.cut()
                await lost.presence.heartbeat()
            proxy.mend()
            while not gaps.heard:
                await asyncio.wait_for(lost.presence.heartbeat(), WAIT)

    asyncio.run(go())
