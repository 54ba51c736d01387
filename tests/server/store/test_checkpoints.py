"""The thread that copies SQLite's log back goes on through faults, and says when it cannot."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, insert

from cuius.server.store import checkpoints, sqlite_writer
from cuius.server.store.database import Database
from cuius.server.store.sqlite_writer import InLoopSqliteWriter

TABLE = Table("t", MetaData(), Column("n", Integer, primary_key=True))
WAIT = 30.0


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(checkpoints, "INTERVAL_SECONDS", 0.005)
    monkeypatch.setattr(checkpoints, "MAX_INTERVAL_SECONDS", 0.02)
    monkeypatch.setattr(checkpoints, "TOLERATED_SECONDS", 0.0)


@pytest.fixture
def file(tmp_path):
    name = f"{tmp_path}/x.db"
    connection = sqlite3.connect(name)
    connection.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    connection.close()
    return name


class Fault:
    """What happens to checkpoints: nothing, or this error."""

    def __init__(self):
        self.error = None
        self.met = 0


@pytest.fixture
def fault(monkeypatch):
    fault = Fault()

    class Connection(sqlite3.Connection):
        def execute(self, sql, *parameters):
            if "wal_checkpoint" in sql and fault.error is not None:
                fault.met += 1
                raise fault.error
            return super().execute(sql, *parameters)

    connect = sqlite3.connect
    monkeypatch.setattr("sqlite3.connect", lambda *a, **more: connect(*a, **{"factory": Connection, **more}))
    return fault


@pytest.fixture
def database(file):
    database = Database(f"sqlite:///{file}")
    yield database
    asyncio.run(database.close())


def write(database, number):
    asyncio.run(database.write(lambda execute: execute(insert(TABLE), {"n": number})))


def until(true):
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "It never happened."
        time.sleep(0.005)


def in_main_file(file):
    """What a reader finds who knows nothing of the log."""
    copy = Path(f"{file}.copy")
    copy.write_bytes(Path(file).read_bytes())
    connection = sqlite3.connect(f"file:{copy}?immutable=1", uri=True)
    numbers = [n for (n,) in connection.execute("SELECT n FROM t ORDER BY n")]
    connection.close()
    return numbers


@pytest.mark.parametrize(
    "error",
    [sqlite3.OperationalError("disk I/O error"), OSError(28, "No space left"), MemoryError()],
    ids=["disk", "system", "memory"],
)
def test_a_passing_fault_does_not_end_it(database, file, fault, lines, error):
    fault.error = error
    write(database, 1)
    until(lambda: fault.met >= 3)
    until(lambda: database.health_problems() == ["checkpoints"])
    write(database, 2)
    fault.error = None
    until(lambda: in_main_file(file) == [1, 2])
    until(lambda: database.health_problems() == [])
    assert len(lines.of("checkpoint.failed")) == 1
    assert lines.of("checkpoint.recovered")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # it dies on purpose
def test_if_it_dies_all_the_same_another_is_started(database, file, fault, lines):
    fault.error = SystemExit()
    write(database, 1)
    thread = database._in_loop.checkpoints._thread
    thread.join(WAIT)
    assert not thread.is_alive()
    fault.error = None
    write(database, 2)
    until(lambda: in_main_file(file) == [1, 2])
    assert lines.of("checkpoints.died")


def test_a_log_that_grows_too_long_is_a_problem_until_it_is_copied_back(database, file, monkeypatch):
    monkeypatch.setattr(checkpoints, "MAX_LOG_BYTES", 100_000)
    monkeypatch.setattr(checkpoints, "MAX_LOG_PAGES", 10)
    monkeypatch.setattr(sqlite_writer, "KEPT_LOG_BYTES", 50_000)
    write(database, 0)
    reader = sqlite3.connect(file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM t").fetchall()
    numbers = iter(range(1, 10_000))
    while not database.health_problems():
        write(database, next(numbers))
    assert database.health_problems() == ["checkpoints"]
    reader.close()

    def copied_back():
        write(database, next(numbers))
        return database.health_problems() == []

    until(copied_back)


def test_no_more_threads_are_to_be_had(file, monkeypatch, lines):
    writer = InLoopSqliteWriter(file)

    def refuse(_):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("threading.Thread.start", refuse)
    assert asyncio.run(writer.write(lambda execute: execute(insert(TABLE), {"n": 1}))) == 1
    assert writer.checkpoints.is_failing
    monkeypatch.undo()
    monkeypatch.setattr(checkpoints, "INTERVAL_SECONDS", 0.005)
    asyncio.run(writer.write(lambda execute: execute(insert(TABLE), {"n": 2})))
    until(lambda: in_main_file(file) == [1, 2])
    writer.close()
