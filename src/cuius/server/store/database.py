"""The database: SQLite in one file by default, PostgreSQL where several nodes share the tables."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from cuius.server.database_url import database_url
from cuius.server.errors import RequestRefused
from cuius.server.store.execute import Execute, executor
from cuius.server.store.sqlite_writer import InLoopSqliteWriter, WriterBusy

T = TypeVar("T")

BUSY_MILLISECONDS = 30_000
"""How long a writer waits for another on SQLite."""

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
        self._thread = None if self.is_postgres else SqliteWriterThread(self.url, durability)
        file = None if self.is_postgres else make_url(self.url).database
        self._in_loop = InLoopSqliteWriter(file) if file and durability == "process" else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        async with self.session() as session:
            await session.connection(execution_options={"reads": True})
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction: kept whole when the block ends, or not at all."""
        async with self.session() as session, session.begin():
            yield session

    async def write(self, work: Callable[[Execute], T]) -> T:
        """One short transaction on the path of play, by the quickest way there is.

        `work` may be run a second time if the first attempt was rolled back, so it changes nothing but rows.
        """
        try:
            if self._in_loop is not None:
                with contextlib.suppress(WriterBusy):
                    return await self._in_loop.write(work)
            if self._thread is not None:
                return await self._thread.write(work)
            async with self.engine.begin() as connection:
                return await connection.run_sync(lambda c: work(executor(c)))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise WriteConflict from error

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    def health_problems(self) -> list[str]:
        """What is wrong just now, in words for a program."""
        thread = None if self._in_loop is None else self._in_loop._checkpoints
        return [] if thread is None or thread.is_alive() else ["checkpoints"]

    async def close(self) -> None:
        await self.engine.dispose()
        if self._thread is not None:
            self._thread.close()
        if self._in_loop is not None:
            self._in_loop.close()


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
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
        event.listen(engine.sync_engine, "handle_error", refuse_unstorable)
        return engine
    engine = create_async_engine(url, pool_size=5, max_overflow=5, hide_parameters=True)
    prepare_sqlite(engine.sync_engine, durability)
    return engine


def refuse_unstorable(context: ExceptionContext) -> None:
    """Whoever sent such a word hears of it; it is no failure of the server."""
    if getattr(context.original_exception, "sqlstate", None) in UNSTORABLE:
        raise UnstorableText("What you sent holds a character that cannot be kept; leave it out.")


def prepare_sqlite(engine: Engine, durability: str) -> None:
    event.listen(engine, "connect", pragmas("FULL" if durability == "power" else "NORMAL"))
    event.listen(engine, "begin", begin_immediate)


def pragmas(synchronous: str) -> Callable[[Any, Any], None]:
    """WAL, so that readers never wait for a writer; and how long a commit waits for the disk."""
    settings = (
        "journal_mode=WAL",
        f"synchronous={synchronous}",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
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
