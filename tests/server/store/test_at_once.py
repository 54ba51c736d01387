"""Answers of several tables in one commit: together, and one that fails harms no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuius.server.store.sqlite_writer import AtOnce, connect


@pytest.fixture
def file(tmp_path: Path) -> str:
    name = f"{tmp_path}/x.db"
    with sqlite3.connect(name) as connection:
        connection.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    return name


@pytest.fixture
def writer(file: str) -> Iterator[AtOnce]:
    writer = AtOnce(file)
    yield writer
    writer.close()


def add(*numbers):
    def work(connection):
        for number in numbers:
            connection.execute("INSERT INTO t VALUES (?)", (number,))

    return work


def kept(file):
    with sqlite3.connect(file) as connection:
        return [n for (n,) in connection.execute("SELECT n FROM t ORDER BY n")]


def bring(writer, *works):
    """All in one turn of the loop."""

    async def go():
        return await asyncio.gather(*map(writer.write, works), return_exceptions=True)

    return asyncio.run(go())


def test_what_is_brought_together_is_kept_together(writer, file):
    assert bring(writer, add(1), add(2), add(3, 4)) == [True, True, True]
    assert kept(file) == [1, 2, 3, 4]


def test_one_that_fails_is_undone_whole_and_the_others_are_kept(writer, file):
    first, second, third = bring(writer, add(1), add(2, 1), add(3))
    assert (first, third) == (True, True)
    assert isinstance(second, sqlite3.IntegrityError)
    assert kept(file) == [1, 3]


def test_while_another_writes_nothing_is_done(writer, file):
    assert bring(writer, add(1)) == [True]
    other = connect(file)
    other.execute("BEGIN IMMEDIATE")
    assert bring(writer, add(2), add(3)) == [False, False]
    other.execute("ROLLBACK")
    other.close()
    assert kept(file) == [1]
    assert bring(writer, add(2)) == [True]
