"""A server that is killed again and again while fifty tables play loses nothing and plays nothing twice.

The full run (60 seconds, 20 times SIGKILL) is `CHAOS=full`; every run of the suite has a short one.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, JournalRow
from cuius.server.tables.journal_store import load_match, read_rows
from tests.server.node import Node, Somebody, prepare
from tests.server.player import Ledger, Player

FULL = os.environ.get("CHAOS") == "full"
PLAYERS = 3
GOES_ON = 120.0
"""Seconds after which a table that does not go on counts as stuck."""


def size_of(database: str) -> tuple[int, int, float]:
    """Tables, kills, and seconds of play between two kills."""
    if FULL:
        return (50, 20, 2.0)
    return (50, 4, 1.0) if database.startswith("sqlite") else (12, 2, 1.0)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_confirmed_is_lost_and_nothing_is_played_twice(tmp_path: Path, database: str) -> None:
    asyncio.run(chaos(tmp_path, database, *size_of(database)))


async def chaos(folder: Path, url: str, tables: int, kills: int, seconds: float) -> None:
    _, seats = await prepare(url, people=20, tables=tables, players=PLAYERS)
    node = Node(folder, url, connections=2000)
    ledger, random = Ledger(), Random(1555)
    players = seat_players(node, seats, ledger)
    book = Database(url)
    started = time.monotonic()
    await asyncio.to_thread(node.start)
    playing = [asyncio.create_task(p.play()) for p in players]
    try:
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.5, 1.5) * seconds)
            await asyncio.to_thread(node.kill)
            before = await rows_of(book)
            await check_ledger(book, ledger)
            await asyncio.to_thread(node.start)
            await all_go_on(book, before, players)
        await check_ledger(book, ledger)
        await come_to_rest(players, ledger)
        await check_ledger(book, ledger, complete=True)
        await check_views(book, players)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(node.stop)
        await book.close()
    lasted = time.monotonic() - started
    print(
        f"{kills} kills in {lasted:.0f} s: {ledger.total} answers confirmed at {tables} tables, "
        f"{ledger.repeated} sent again, {sum(len(p.refusals) for p in players)} refused"
    )
    unfair = [r for p in players for r in p.refusals]
    assert not unfair, unfair[:3]


def seat_players(node: Node, seats: dict[str, dict[str, Somebody]], ledger: Ledger) -> list[Player]:
    players = []
    for table, holders in seats.items():
        for seat, who in holders.items():
            players.append(Player(lambda: node.ws, table, seat, who, ledger, seed=len(players)))
            players[-1].pause = 0.2
    return players


async def rows_of(book: Database) -> dict[str, int]:
    """How many rows each running table has."""
    async with book.reading() as session:
        running = select(GameTable.id).where(GameTable.status == "running")
        found = await session.execute(select(JournalRow.table_id).where(JournalRow.table_id.in_(running)))
        counts: dict[str, int] = {}
        for table in found.scalars():
            counts[table] = counts.get(table, 0) + 1
    return counts


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


async def come_to_rest(players: list[Player], ledger: Ledger) -> None:
    """Nobody begins a new answer; what was sent is confirmed."""
    for player in players:
        player.playing = False
    end = time.monotonic() + GOES_ON
    while any(p.pending for p in players) and time.monotonic() < end:
        await asyncio.sleep(0.05)
    assert not [p.pending for p in players if p.pending]


async def check_views(book: Database, players: list[Player]) -> None:
    """Journals load under the rules, and whoever lost the connection all the time has seen all of it."""
    from cuius.core.observation import observe

    matches = {}
    async with book.reading() as session:
        for table_id in {p.table for p in players}:
            table = await session.get(GameTable, table_id)
            assert table is not None
            rows = await read_rows(session, table_id)
            assert [row.number for row in rows] == list(range(len(rows)))
            matches[table_id] = load_match(table, rows, {})
    end = time.monotonic() + GOES_ON
    for player in players:
        match = matches[player.table]
        while player.rows < len(match.journal) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        seen = plain(observe(match, player.seat))
        assert player.view == seen["view"]
        assert player.log == seen["log"]


def plain(seen: dict[str, Any]) -> Any:
    import msgspec

    from cuius.core.observation import encode

    return msgspec.json.decode(encode(seen))
