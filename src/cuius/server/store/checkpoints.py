"""Checkpoints of SQLite: a thread copies the write-ahead log back into the database file.

It goes on through every fault: it waits longer from one failure to the next, and logs each kind once.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

log = structlog.get_logger("cuius.checkpoints")

INTERVAL_SECONDS = 1.0
"""Time between two attempts to copy the log back."""
MAX_INTERVAL_SECONDS = 30.0
"""The longest time between two attempts while they fail."""
TOLERATED_SECONDS = 10.0
"""Attempts that fail for longer are a problem."""
KEPT_LOG_BYTES = 64 << 20
"""The file of a log that has been longer is cut to so many bytes when it is started anew."""
MAX_LOG_PAGES = KEPT_LOG_BYTES // 4096
"""A longer log is started anew, which makes writers wait until those who read just now have done so."""
RESTART_TIMEOUT = 0.01
"""Seconds to wait for them, so that nobody waits longer; the next attempt may have more luck."""
MAX_LOG_BYTES = 4 * KEPT_LOG_BYTES
"""A longer log is a problem: it is not copied back, or somebody reads for very long."""

CHECKPOINTS = "checkpoints"
"""What `/health` calls the problem."""

Connect = Callable[[], sqlite3.Connection]


class Checkpoints:
    """The thread, and what is known of its failures."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._failing_since: float | None = None
        self._reported: set[str] = set()

    def ensure_running(self) -> None:
        """Start the thread; start another if it has died."""
        if self._thread is not None:
            if self._thread.is_alive() or self._stop.is_set():
                return
            log.error("checkpoints.died")
        thread = threading.Thread(target=self._run, name=CHECKPOINTS, daemon=True)
        try:
            thread.start()
        except RuntimeError as error:  # no more threads are to be had; writing goes on
            self._note_failure(error)
        else:
            self._thread = thread

    @property
    def is_failing(self) -> bool:
        since = self._failing_since
        return since is not None and time.monotonic() - since >= TOLERATED_SECONDS

    def _run(self) -> None:
        interval = INTERVAL_SECONDS
        while not self._stop.wait(interval):
            try:
                self._checkpoint()
            except Exception as error:
                interval = min(2 * interval, MAX_INTERVAL_SECONDS)
                self._note_failure(error)
            else:
                interval = INTERVAL_SECONDS
                self._note_success()
        self._disconnect()

    def _checkpoint(self) -> None:
        """Copy without stopping writers; under steady play the log is started anew only if they stop once."""
        if self._connection is None:
            self._connection = self._connect()
        _, pages, _ = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if pages > MAX_LOG_PAGES:
            self._connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()

    def _note_failure(self, error: Exception) -> None:
        self._disconnect()
        kind = getattr(error, "sqlite_errorname", type(error).__name__)
        if kind not in self._reported:
            self._reported.add(kind)
            log.error("checkpoint.failed", kind=kind, why=str(error)[:300])
        if self._failing_since is None:
            self._failing_since = time.monotonic()

    def _note_success(self) -> None:
        if self._failing_since is not None:
            log.info("checkpoint.recovered", seconds=round(time.monotonic() - self._failing_since, 1))
            self._failing_since = None
            self._reported.clear()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        close_quietly(connection)

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()


def close_quietly(connection: sqlite3.Connection | None) -> None:
    """Close a connection that may be broken."""
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def log_is_long(file: str) -> bool:
    """Is the write-ahead log of a database file longer than it should ever be?"""
    try:
        return os.stat(f"{file}-wal").st_size > MAX_LOG_BYTES
    except OSError:
        return False
