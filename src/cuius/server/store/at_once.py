"""Writing to SQLite at once, without leaving the event loop: a short transaction takes less than the trip.

In WAL mode a commit that survives the end of the process waits for no disk. What does wait, copying the log
back into the file, is done by a thread beside.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from typing import Any

CHECKPOINT = 1.0
"""Seconds between two looks whether the log can be copied back."""


class AtOnce:
    """A connection of its own that never waits for another writer."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._stop = threading.Event()
        self._copying: threading.Thread | None = None

    def write(self, work: Callable[[sqlite3.Connection], None]) -> bool:
        """One transaction; False, and nothing done, if somebody else is writing just now."""
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        try:
            work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return True

    def _open(self) -> sqlite3.Connection:
        self._connection = connect(self._file)
        self._copying = threading.Thread(target=self._copy_back, name="checkpoints", daemon=True)
        self._copying.start()
        return self._connection

    def _copy_back(self) -> None:
        connection: Any = connect(self._file)
        while not self._stop.wait(CHECKPOINT):
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.close()

    def close(self) -> None:
        self._stop.set()
        if self._copying is not None:
            self._copying.join()
        if self._connection is not None:
            self._connection.close()


def connect(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {setting}")
    return connection
