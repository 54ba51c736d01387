"""The database: SQLite in one file by default, PostgreSQL where several nodes share the tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from cuius.server.database_url import database_url
from cuius.server.errors import RequestRefused
from cuius.server.store.checkpoints import CHECKPOINTS, KEPT_LOG_BYTES, log_is_long
from cuius.server.store.execute import Execute, executor
from cuius.server.store.faults import DatabaseFault, FaultLog, fault_of
from cuius.server.store.sqlite_writer import InLoopSqliteWriter, WriterBusy

T = TypeVar("T")

BUSY_MILLISECONDS = 30_000
"""How long a writer waits for another on SQLite."""

POSTGRES_SECONDS = 15.0
"""A transaction on PostgreSQL that takes longer is given up: the database, or the way to it, is gone."""
IDLE_TRANSACTION_SECONDS = 10.0
"""PostgreSQL itself ends a transaction whose node says nothing for so long, and with it all its locks."""

PROBE = text("UPDATE alembic_version SET version_num = version_num")
"""Writes one row as it is, to see whether writing works again."""

UNSTORABLE = ("22021", "22P05")
"""PostgreSQL's error codes for the character zero, in text and in JSON."""


class UnstorableText(RequestRefused):
    """A text holds a character that the database cannot store."""


class WriteConflict(Exception):
    """A row with such a key exists already: somebody else wrote it first."""


class Database:
    """An engine and the sessions made from it."""

    def __init__(self, url: str, durability: str = "process") -> None:
        self.url = database_url(url)
        self.engine = make_engine(self.url, durability)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)
        self.faults = FaultLog()
        self._beside = (
            PostgresWriter(self.engine) if self.is_postgres else SqliteWriterThread(self.url, durability)
        )
        """Writes beside the event loop."""
        self._file = None if self.is_postgres else make_url(self.url).database
        self._in_loop = InLoopSqliteWriter(self._file) if self._file and durability == "process" else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        with self._noting_faults(writing=False):
            async with self._patience(), self.session() as session:
                await session.connection(execution_options={"reads": True})
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction: kept whole when the block ends, or not at all."""
        with self._noting_faults():
            async with self._patience(), self.session() as session, session.begin():
                yield session

    async def write(self, work: Callable[[Execute], T]) -> T:
        """One short transaction on the path of play, by the quickest way there is.

        `work` may be run a second time if the first attempt was rolled back, so it changes nothing but rows.
        """
        try:
            try:
                result = await (self._in_loop or self._beside).write(work)
            except WriterBusy:
                result = await self._beside.write(work)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise WriteConflict from error
        except Exception as error:
            if (fault := self._note_fault(error, writing=True)) is None or fault is error:
                raise
            raise fault from error
        self.faults.note_success(writing=True)
        return result

    async def probe(self) -> None:
        """Write a row as it is; raises a `DatabaseFault` while that does not work."""
        await self.write(lambda execute: execute(PROBE))

    def health_problems(self) -> list[str]:
        """What is wrong just now, in words for a program: disk_full, database, writer, checkpoints."""
        problems = self.faults.problems
        failing = self._in_loop is not None and self._in_loop.checkpoints.is_failing
        if failing or (self._file is not None and log_is_long(self._file)):
            problems.append(CHECKPOINTS)
        return problems

    @contextmanager
    def _noting_faults(self, writing: bool = True) -> Iterator[None]:
        """Tell faults of the database from other errors, and note when they have passed."""
        try:
            yield
        except Exception as error:
            if (fault := self._note_fault(error, writing)) is None or fault is error:
                raise
            raise fault from error
        self.faults.note_success(writing)

    def _note_fault(self, error: Exception, writing: bool) -> DatabaseFault | None:
        """The fault behind an error, if it is one of the database."""
        fault = fault_of(error, writing)
        if fault is not None:
            self.faults.note(fault, error)
        return fault

    def _patience(self) -> asyncio.Timeout:
        """How long a transaction may take: on SQLite as long as it likes, for nothing can come in between."""
        return asyncio.timeout(POSTGRES_SECONDS if self.is_postgres else None)

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    async def close(self) -> None:
        """Wait for the threads, but beside the event loop: whoever keeps them waiting may need it to end."""
        await asyncio.to_thread(self._beside.close)
        await self.engine.dispose()
        if self._in_loop is not None:
            await asyncio.to_thread(self._in_loop.close)


class PostgresWriter:
    """Runs transactions on connections of the pool."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Callable[[Execute], T]) -> T:
        async with asyncio.timeout(POSTGRES_SECONDS), self._engine.begin() as connection:
            return await connection.run_sync(lambda c: work(executor(c)))

    def close(self) -> None:
        """The pool is closed with the database."""


class SqliteWriterThread:
    """A thread with a connection of its own, which runs one transaction after the other."""

    def __init__(self, url: str, durability: str) -> None:
        self._engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
        prepare_sqlite(self._engine, durability)
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, work: Callable[[Execute], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Execute], T]) -> T:
        with self._engine.begin() as connection:
            return work(executor(connection))

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def make_engine(url: str, durability: str) -> AsyncEngine:
    """On SQLite a confirmed answer survives the end of the process, or with "power" that of the machine."""
    if url.startswith("postgresql"):
        engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=postgres_options(),
        )
        event.listen(engine.sync_engine, "handle_error", refuse_unstorable)
        return engine
    engine = create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        hide_parameters=True,
        connect_args={"factory": RollingBackConnection},
    )
    prepare_sqlite(engine.sync_engine, durability)
    return engine


def postgres_options() -> dict[str, Any]:
    """How the driver connects: a node that is cut off must neither wait for ever nor make others wait.

    Our queries read few rows each. PostgreSQL's usual settings are for disks that turn: it would rather read
    a whole table than a thousand rows of it by an index, and compile a query before it runs it.
    """
    settings = {
        "idle_in_transaction_session_timeout": str(round(IDLE_TRANSACTION_SECONDS * 1000)),
        "random_page_cost": "1.1",
        "jit": "off",
    }
    return {"timeout": POSTGRES_SECONDS, "server_settings": settings}


def refuse_unstorable(context: ExceptionContext) -> None:
    """Whoever sent such a word hears of it; it is no failure of the server."""
    if getattr(context.original_exception, "sqlstate", None) in UNSTORABLE:
        raise UnstorableText("What you sent holds a character that cannot be kept; leave it out.")


class RollingBackConnection(sqlite3.Connection):
    """Gives up its transaction when it is closed.

    SQLite keeps a closed connection, and with it the lock of its transaction, as long as somebody holds a
    cursor with rows left to read, such as the traceback of a task that was cancelled.
    """

    def close(self) -> None:
        with suppress(sqlite3.Error):
            if self.in_transaction:
                self.execute("ROLLBACK")
        super().close()


def prepare_sqlite(engine: Engine, durability: str) -> None:
    event.listen(engine, "connect", pragmas("FULL" if durability == "power" else "NORMAL"))
    event.listen(engine, "begin", begin_immediate)


def pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    """WAL, so that readers never wait for a writer; and how long a commit waits for the disk."""
    settings = (
        f"busy_timeout={BUSY_MILLISECONDS}",
        "journal_mode=WAL",
        f"synchronous={synchronous}",
        "foreign_keys=ON",
        f"journal_size_limit={KEPT_LOG_BYTES}",
    )

    def set_pragmas(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return set_pragmas


def begin_immediate(connection: Any) -> None:
    """A transaction that writes says so at once, so that two never wait for each other in a circle."""
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN" if options.get("reads") else "BEGIN IMMEDIATE")
