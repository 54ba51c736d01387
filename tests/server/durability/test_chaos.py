"""A server whose tables play while all kinds of things fail loses nothing and plays nothing twice.

It is killed; its disk has no room; its database crashes and starts again, or cannot be reached. The full run
(50 tables, 20 faults) is `CHAOS=full`; every run of the suite has a short one.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from cuius.core.observation import encode, observe
from cuius.core.steps import finish
from cuius.server.store.database import Database
from cuius.server.store.faults import DatabaseFault
from cuius.server.store.models import GameTable, JournalRow
from cuius.server.tables.journal_store import load_match, read_rows
from tests.server.durability.tcp_proxy import TcpProxy, proxy_to
from tests.server.node import Node, Somebody, prepare
from tests.server.player import Ledger, Player
from tests.server.postgres import Cluster

FULL = os.environ.get("CHAOS") == "full"
TABLES = 50 if FULL else 8
PLAYERS = 3
ROUNDS = 20
"""Faults in a full run; in a short one there is one of each kind that is quick."""
SECONDS = 2.0 if FULL else 0.3
"""How long there is play before each fault, and how long a fault lasts that passes, more or less."""
TINY_FILE = 4096
GOES_ON = 120.0
"""Seconds after which a table that does not go on counts as stuck."""

Fault = Callable[[], Awaitable[None]]


class Faults:
    """What happens to a server; each returns when the fault has passed."""

    def __init__(self, node: Node, random: Random) -> None:
        self.node, self.random = node, random

    async def last(self) -> None:
        """As long as a fault lasts."""
        await asyncio.sleep(self.random.uniform(0.5, 1.5) * SECONDS)

    async def killed(self) -> None:
        await asyncio.to_thread(self.node.kill)
        await asyncio.to_thread(self.node.start)

    async def no_room(self) -> None:
        """No file of the server may grow."""
        assert self.node.process is not None
        process, (_, most) = self.node.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (TINY_FILE, most))
        await self.last()
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))


class PostgresFaults(Faults):
    def __init__(self, node: Node, random: Random, cluster: Cluster, way: TcpProxy) -> None:
        super().__init__(node, random)
        self.cluster, self.way = cluster, way

    async def restarted(self) -> None:
        """PostgreSQL is stopped, in order or as in a crash, and started again."""
        self.cluster.stop(self.random.choice((signal.SIGINT, signal.SIGQUIT)))
        await self.last()
        self.cluster.begin_start()

    async def cut_off(self) -> None:
        """No byte reaches PostgreSQL, or none comes back."""
        self.way.cut(upwards=self.random.random() < 0.5)
        await self.last()
        self.way.mend()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_sqlite(tmp_path: Path, sqlite: str) -> None:
    async def go() -> None:
        node, random = Node(tmp_path, sqlite, connections=2000), Random(1555)
        faults = Faults(node, random)
        await chaos(node, sqlite, [faults.killed, faults.no_room], random)

    asyncio.run(go())


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_postgres(tmp_path: Path, safe_postgres: str, cluster: Cluster) -> None:
    async def go() -> None:
        random = Random(1618)
        async with proxy_to(cluster.port) as way:
            there = safe_postgres.replace(f":{cluster.port}/", f":{way.port}/")
            node = Node(tmp_path, there, connections=2000)
            faults = PostgresFaults(node, random, cluster, way)
            kinds = [faults.killed, faults.restarted, faults.cut_off]
            await chaos(node, safe_postgres, kinds, random)

    asyncio.run(go())


class PatientDatabase(Database):
    """Waits for everything that was played, however busy the machine is."""

    def _patience(self) -> asyncio.Timeout:
        return asyncio.timeout(None)


async def chaos(node: Node, url: str, faults: list[Fault], random: Random) -> None:
    _, seats = await prepare(url, people=20, tables=TABLES, players=PLAYERS)
    ledger, happened = Ledger(), Counter[str]()
    players = seat_players(node, seats, ledger)
    started = time.monotonic()
    async with AsyncExitStack() as stack:
        book = PatientDatabase(url)
        stack.push_async_callback(book.close)
        stack.callback(node.stop)
        await asyncio.to_thread(node.start)
        playing = [asyncio.create_task(p.play()) for p in players]
        stack.push_async_callback(end, playing)
        await until_all_play(players)
        for number in range(ROUNDS if FULL else len(faults)):
            await asyncio.sleep(random.uniform(0.5, 1.5) * SECONDS)
            fault = faults[number % len(faults)]
            await fault()
            happened[fault.__name__] += 1
            before = await until_it_answers(book)
            await check_ledger(book, ledger)
            await all_go_on(book, before, players)
        await come_to_rest(players)
        await check_ledger(book, ledger, complete=True)
        await check_views(book, players)
    lasted = time.monotonic() - started
    print(
        f"{dict(happened)} in {lasted:.0f} s: {ledger.total} answers confirmed at {TABLES} tables, "
        f"{ledger.repeated} sent again after a lost connection and {ledger.faults} because of a fault, "
        f"{sum(len(p.refusals) for p in players)} refused"
    )
    unfair = [r for p in players for r in p.refusals]
    assert not unfair, unfair[:3]


async def until_all_play(players: list[Player]) -> None:
    async with asyncio.timeout(GOES_ON):
        while not all(player.rows >= 0 for player in players):
            await asyncio.sleep(0.02)


async def end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert not [error for error in ended if isinstance(error, Exception)]


def seat_players(node: Node, seats: dict[str, dict[str, Somebody]], ledger: Ledger) -> list[Player]:
    players = []
    for table, holders in seats.items():
        for seat, who in holders.items():
            players.append(Player(lambda: node.ws, table, seat, who, ledger, seed=len(players)))
            players[-1].pause = 0.2
    return players


async def rows_of(book: Database) -> dict[str, int]:
    """How many rows each running table has."""
    query = (
        select(GameTable.id, func.count(JournalRow.number))
        .outerjoin(JournalRow, JournalRow.table_id == GameTable.id)
        .where(GameTable.status == "running")
        .group_by(GameTable.id)
    )
    async with book.reading() as session:
        return {row[0]: row[1] for row in await session.execute(query)}


async def until_it_answers(book: Database) -> dict[str, int]:
    """The rows of each running table, as soon as the database can be asked."""
    async with asyncio.timeout(GOES_ON):
        while True:
            try:
                return await rows_of(book)
            except DatabaseFault:
                await asyncio.sleep(0.05)


async def all_go_on(book: Database, before: dict[str, int], players: list[Player]) -> None:
    """Every table that was being played gets new rows after the restart."""
    end = time.monotonic() + GOES_ON
    stuck = set(before)
    while stuck and time.monotonic() < end:
        await asyncio.sleep(0.1)
        now = await rows_of(book)
        stuck = {table for table in stuck if table in now and now[table] == before[table]}
    assert not stuck, [(p.table, p.seat, p.rows, p.pending) for p in players if p.table in stuck][:5]


async def check_ledger(book: Database, ledger: Ledger, complete: bool = False) -> None:
    """Every confirmed answer is in its journal, once and as it was given; at the end nothing else is."""
    known = {table: dict(answers) for table, answers in ledger.confirmed.items()}
    async with book.reading() as session:
        chosen = select(JournalRow).where(JournalRow.answer_id.is_not(None))
        stored: dict[str, list[Any]] = {}
        for row in await session.scalars(chosen):
            stored.setdefault(row.table_id, []).append(row)
        by_hand = (
            JournalRow.auto == "",
            JournalRow.by.not_in(("chance", "table")),
            JournalRow.answer_id.is_(None),
        )
        nameless = (await session.scalars(select(JournalRow).where(*by_hand))).all()
    assert not nameless, "An answer was played that nobody sent."
    for table, answers in known.items():
        rows = {row.answer_id: row for row in stored.get(table, ())}
        assert len(rows) == len(stored.get(table, ()))
        assert set(answers) <= set(rows), "A confirmed answer is lost."
        for name, answer in answers.items():
            assert (rows[name].key, rows[name].answer) == (answer["key"], answer["answer"])
        if complete:
            assert set(answers) == set(rows)


async def come_to_rest(players: list[Player]) -> None:
    """Nobody begins a new answer; what was sent is confirmed."""
    for player in players:
        player.playing = False
    end = time.monotonic() + GOES_ON
    while any(p.pending for p in players) and time.monotonic() < end:
        await asyncio.sleep(0.05)
    assert not [p.pending for p in players if p.pending]


async def check_views(book: Database, players: list[Player]) -> None:
    """Journals load under the rules, and whoever lost the connection all the time has seen all of it."""
    matches = {}
    async with book.reading() as session:
        for table_id in {p.table for p in players}:
            table = await session.get(GameTable, table_id)
            assert table is not None
            rows = await read_rows(session, table_id)
            assert [row.number for row in rows] == list(range(len(rows)))
            matches[table_id] = finish(load_match(table, rows, {}))
    end = time.monotonic() + GOES_ON
    for player in players:
        match = matches[player.table]
        while player.rows < len(match.journal) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        seen = plain(observe(match, player.seat))
        assert player.view == seen["view"]
        assert player.log == seen["log"]


def plain(seen: dict[str, Any]) -> Any:
    return msgspec.json.decode(encode(seen))
