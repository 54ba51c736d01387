"""SQLite on a disk that fails when a test says so."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

FULL = (sqlite3.SQLITE_FULL, "SQLITE_FULL", "database or disk is full")
READ_FAILS = (sqlite3.SQLITE_IOERR_READ, "SQLITE_IOERR_READ", "disk I/O error")
WRITE_FAILS = (sqlite3.SQLITE_IOERR_WRITE, "SQLITE_IOERR_WRITE", "disk I/O error")
SYNC_FAILS = (sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC", "disk I/O error")


def sqlite_error(code: int, name: str, text: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error


class Disk:
    """Says which statements fail, and how."""

    def __init__(self) -> None:
        self.error: tuple[int, str, str] | None = None
        self.fails: Callable[[str], bool] = lambda statement: True
        self.failures = 0

    def fail(self, error: tuple[int, str, str], *beginnings: str) -> None:
        """From now on, statements that begin with one of these words."""
        self.error, self.fails = error, lambda statement: statement.startswith(beginnings)

    def mend(self) -> None:
        self.error = None

    def check(self, statement: str) -> None:
        if self.error is not None and self.fails(statement):
            self.failures += 1
            raise sqlite_error(*self.error)


def connections_on(disk: Disk, kind: type[sqlite3.Connection]) -> type[sqlite3.Connection]:
    """This kind of connection, with statements that fail with the disk."""

    class FaultyCursor(sqlite3.Cursor):
        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            disk.check(sql)
            return super().execute(sql, *parameters)

        def executemany(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            disk.check(sql)
            return super().executemany(sql, *parameters)

    class FaultyConnection(kind):
        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            disk.check(sql)
            return super().execute(sql, *parameters)

        def cursor(self, *_: Any) -> sqlite3.Cursor:  # type: ignore[override]
            return super().cursor(FaultyCursor)

        def commit(self) -> None:
            disk.check("COMMIT")
            super().commit()

    return FaultyConnection


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of all connections that are made from now on."""
    disk = Disk()
    connect = sqlite3.connect

    def faulty_connect(
        *arguments: Any, factory: type[sqlite3.Connection] = sqlite3.Connection, **more: Any
    ) -> sqlite3.Connection:
        return connect(*arguments, factory=connections_on(disk, factory), **more)

    monkeypatch.setattr("sqlite3.connect", faulty_connect)
    monkeypatch.setattr("sqlite3.dbapi2.connect", faulty_connect)
    return disk
