"""Writing to SQLite within the event loop: a short transaction takes less time than a trip to a thread.

In WAL mode a commit that survives the end of the process does not wait for the disk. What does wait, copying
the log back into the file (a checkpoint), is done by a thread (`checkpoints.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from cuius.server.store.checkpoints import KEPT_LOG_BYTES, RESTART_TIMEOUT, Checkpoints, close_quietly
from cuius.server.store.execute import Execute, Parameters
from cuius.server.store.faults import is_busy, sqlite_problem

T = TypeVar("T")


def dump_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


DIALECT = sqlite.dialect(paramstyle="named", json_serializer=dump_json)


PAUSES = (0.0005, 0.001, 0.002, 0.002, 0.004, 0.004, 0.008, 0.008, 0.016, 0.016)
"""Seconds between two attempts while another connection is writing, which is over soon as a rule."""


class WriterBusy(Exception):
    """Another connection is writing for long; nothing was done."""


class InLoopSqliteWriter:
    """A connection of its own that never holds up the event loop to wait for another writer."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._queue: list[tuple[Callable[[Execute], Any], asyncio.Future[Any]]] = []
        self.checkpoints = Checkpoints(partial(connect, file, timeout=RESTART_TIMEOUT))

    async def write(self, work: Callable[[Execute], T]) -> T:
        """One transaction, tried again in a moment if another connection is writing."""
        for pause in PAUSES:
            try:
                return await self._write_once(work)
            except WriterBusy:
                await asyncio.sleep(pause)
        return await self._write_once(work)

    async def _write_once(self, work: Callable[[Execute], T]) -> T:
        """All that is queued in one turn of the loop shares one commit."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._queue.append((work, done))
        if len(self._queue) == 1:
            loop.call_soon(self._write_queue)
        return await done

    def _write_queue(self) -> None:
        """All of it in one go; if a piece fails, which is rare, again with a savepoint for each piece."""
        queue, self._queue = self._queue, []
        works = [work for work, _ in queue]
        try:
            connection = self._connection or self._open()
            self.checkpoints.ensure_running()
            outcomes = write_together(connection, works) or write_apart(connection, works)
        except Exception as error:
            outcomes = [self._give_up(error)] * len(queue)
        for (_, done), outcome in zip(queue, outcomes, strict=True):
            if done.done():
                continue  # the caller was cancelled
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    def _open(self) -> sqlite3.Connection:
        self._connection = connect(self._file)
        return self._connection

    def _give_up(self, error: Exception) -> Exception:
        """Nothing was written. A connection that may still be in the middle of it is not used again."""
        busy = isinstance(error, sqlite3.Error) and is_busy(error)
        if not busy or (self._connection is not None and self._connection.in_transaction):
            self._disconnect()
        return WriterBusy() if busy else error

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        close_quietly(connection)

    def close(self) -> None:
        self.checkpoints.close()
        self._disconnect()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[Execute]:
    """Committed whole, or rolled back."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield executor(connection)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a connection that cannot roll back is not used again
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise


def write_together(
    connection: sqlite3.Connection, works: Sequence[Callable[[Execute], Any]]
) -> list[Any] | None:
    """All pieces of work; None, and nothing done, if one of them fails."""
    try:
        with transaction(connection) as execute:
            return [work(execute) for work in works]
    except Exception as error:
        if is_fault(error):
            raise
        return None


def write_apart(connection: sqlite3.Connection, works: Sequence[Callable[[Execute], Any]]) -> list[Any]:
    with transaction(connection) as execute:
        return [write_one(connection, execute, work) for work in works]


def write_one(connection: sqlite3.Connection, execute: Execute, work: Callable[[Execute], Any]) -> Any:
    """One of several pieces of work; if it fails, the others are not affected."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = work(execute)
    except Exception as error:
        if is_fault(error):
            raise
        connection.execute("ROLLBACK TO one")
        outcome = error
    connection.execute("RELEASE one")
    return outcome


def is_fault(error: Exception) -> bool:
    """Does an error concern the database, and so all pieces of work?"""
    return isinstance(error, sqlite3.Error) and sqlite_problem(error) is not None


class Prepared(NamedTuple):
    """A statement as SQLite reads it, and its parameters: name, converter, value if none is given."""

    sql: str
    binds: tuple[tuple[str, Callable[[Any], Any] | None, Any], ...]


@lru_cache(maxsize=128)
def prepared(statement: ClauseElement) -> Prepared:
    """Compiled once for every statement that is kept as a constant."""
    compiled = cast("SQLCompiler", statement.compile(dialect=DIALECT))
    binds = [
        (name, bind.type.dialect_impl(DIALECT).bind_processor(DIALECT), bind.value)
        for name, bind in compiled.binds.items()
    ]
    return Prepared(str(compiled), tuple(binds))


def executor(connection: sqlite3.Connection) -> Execute:
    """Runs SQLAlchemy statements on a plain connection."""

    def execute(statement: ClauseElement, parameters: Parameters = None) -> int:
        sql, binds = prepared(statement)
        touched = 0
        for given in parameters if isinstance(parameters, list) else [parameters or {}]:
            values = {
                name: value if convert is None else convert(value)
                for name, convert, default in binds
                for value in (given.get(name, default),)
            }
            touched += connection.execute(sql, values).rowcount
        return touched

    return execute


def connect(file: str, timeout: float = 0.0) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=timeout, isolation_level=None, check_same_thread=False)
    settings = (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "foreign_keys=ON",
        "wal_autocheckpoint=0",
        f"journal_size_limit={KEPT_LOG_BYTES}",
    )
    try:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
