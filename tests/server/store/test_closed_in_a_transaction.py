"""A connection that is closed in the middle of a transaction leaves no lock behind."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from cuius.server.store.database import RollingBackConnection


def test_a_cursor_that_somebody_still_holds_keeps_no_lock(tmp_path: Path):
    file = tmp_path / "cuius.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE game (number)")
        connection.execute("INSERT INTO game VALUES (1), (2), (3)")
    cancelled = sqlite3.connect(file, isolation_level=None, factory=RollingBackConnection)
    cancelled.execute("BEGIN IMMEDIATE")
    held = cancelled.execute("UPDATE game SET number = number + 1 RETURNING number")
    held.fetchone()
    cancelled.close()
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [number for (number,) in other.execute("SELECT number FROM game")] == [1, 2, 3]
    del held
