"""Answers of several tables in one commit: together, and one that fails harms no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import JSON, Column, Integer, MetaData, Table, bindparam, insert, update

from cuius.server.store.database import Database
from cuius.server.store.sqlite_writer import InLoopSqliteWriter, WriterBusy, connect

TABLE = Table("t", MetaData(), Column("n", Integer, primary_key=True), Column("words", JSON))


@pytest.fixture
def file(tmp_path: Path) -> str:
    name = f"{tmp_path}/x.db"
    with sqlite3.connect(name) as connection:
        connection.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, words JSON)")
    return name


@pytest.fixture
def writer(file: str) -> Iterator[InLoopSqliteWriter]:
    writer = InLoopSqliteWriter(file)
    yield writer
    writer.close()


def add(*numbers):
    return lambda execute: execute(insert(TABLE), [{"n": number} for number in numbers])


def kept(file):
    with sqlite3.connect(file) as connection:
        return [n for (n,) in connection.execute("SELECT n FROM t ORDER BY n")]


def bring(writer, *works):
    """All in one turn of the loop."""

    async def go():
        return await asyncio.gather(*map(writer.write, works), return_exceptions=True)

    return asyncio.run(go())


def test_what_is_brought_together_is_kept_together(writer, file):
    assert bring(writer, add(1), add(2), add(3, 4)) == [1, 1, 2]
    assert kept(file) == [1, 2, 3, 4]


def test_one_that_fails_is_undone_whole_and_the_others_are_kept(writer, file):
    first, second, third = bring(writer, add(1), add(2, 1), add(3))
    assert (first, third) == (1, 1)
    assert isinstance(second, sqlite3.IntegrityError)
    assert kept(file) == [1, 3]


def test_while_another_writes_nothing_is_done(writer, file):
    assert bring(writer, add(1)) == [1]
    other = connect(file)
    other.execute("BEGIN IMMEDIATE")
    assert all(isinstance(error, WriterBusy) for error in bring(writer, add(2), add(3)))
    other.execute("ROLLBACK")
    other.close()
    assert kept(file) == [1]
    assert bring(writer, add(2)) == [1]


def test_a_writer_that_is_done_soon_is_waited_for(writer, file):
    other = connect(file)
    other.execute("BEGIN IMMEDIATE")

    async def scene():
        asyncio.get_running_loop().call_later(0.002, other.execute, "COMMIT")
        return await asyncio.gather(writer.write(add(1)), writer.write(add(2)))

    assert asyncio.run(scene()) == [1, 1]
    other.close()
    assert kept(file) == [1, 2]


def test_statements_are_run_as_sqlalchemy_would(writer, file):
    change = update(TABLE).where(TABLE.c.n == bindparam("number")).values(words=bindparam("new", type_=JSON))

    def work(execute):
        execute(insert(TABLE), {"n": 1, "words": ["a"]})
        return execute(change, [{"number": 1, "new": {"b": None}}, {"number": 2, "new": []}])

    assert bring(writer, work) == [1]
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT words FROM t").fetchall() == [('{"b":null}',)]


def test_a_database_is_closed_while_a_thread_waits_for_somebody_who_writes(file):
    """The one who writes needs the event loop to end; the thread would wait for half a minute."""
    order = []

    async def go():
        database = Database(f"sqlite:///{file}", "power")
        begun, closing = asyncio.Event(), asyncio.Event()

        async def write():
            async with database.writing() as session:
                await session.execute(insert(TABLE).values(n=1))
                begun.set()
                await closing.wait()
            order.append("written")

        writing = asyncio.create_task(write())
        await begun.wait()
        waiting = asyncio.create_task(database.write(add(2)))
        await asyncio.sleep(0)
        waiting.cancel()
        asyncio.get_running_loop().call_soon(closing.set)
        await database.close()
        order.append("closed")
        await writing

    asyncio.run(go())
    assert order == ["written", "closed"]
    assert kept(file) == [1, 2]
