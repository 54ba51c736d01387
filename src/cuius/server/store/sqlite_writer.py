"""Writing to SQLite within the event loop: a short transaction takes less time than the trip to a thread.

In WAL mode a commit that survives the end of the process waits for no disk. What does wait, copying the log
back into the file, is done by a thread beside.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

Work = Callable[[sqlite3.Connection], None]

CHECKPOINT = 1.0
"""Seconds between two looks whether the log can be copied back."""
MOST_PAGES = 4000
"""How long the log may grow."""
PATIENCE = 0.2
"""Seconds to wait for writers before the log begins anew; if they do not stop, the next time will do."""


class AtOnce:
    """A connection of its own that never waits for another writer."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._brought: list[tuple[Work, asyncio.Future[bool]]] = []
        self._stop = threading.Event()
        self._copying: threading.Thread | None = None

    async def write(self, work: Work) -> bool:
        """One transaction; False, and nothing done, if somebody else is writing just now.

        All that is brought in one turn of the loop shares one commit.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._brought.append((work, done))
        if len(self._brought) == 1:
            loop.call_soon(self._write_all)
        return await done

    def _write_all(self) -> None:
        """All of it; if a piece fails, which is rare, once more, each piece apart from the others."""
        brought, self._brought = self._brought, []
        works = [work for work, _ in brought]
        connection = self._connection or self._open()
        try:
            outcomes = write_together(connection, works) or write_apart(connection, works)
        except sqlite3.OperationalError:
            settle(brought, [False] * len(brought))
        except Exception as error:
            settle(brought, [error] * len(brought))
        else:
            settle(brought, outcomes)

    def _open(self) -> sqlite3.Connection:
        self._connection = connect(self._file)
        self._copying = threading.Thread(target=self._copy_back, name="checkpoints", daemon=True)
        self._copying.start()
        return self._connection

    def _copy_back(self) -> None:
        """Copy without stopping writers; but under steady play the log begins anew only if they stop once."""
        connection = connect(self._file, timeout=PATIENCE)
        while not self._stop.wait(CHECKPOINT):
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > MOST_PAGES:
                connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        connection.close()

    def close(self) -> None:
        self._stop.set()
        if self._copying is not None:
            self._copying.join()
        if self._connection is not None:
            self._connection.close()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Kept whole, or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def write_together(connection: sqlite3.Connection, works: Sequence[Work]) -> list[bool | Exception] | None:
    """All pieces of work; None, and nothing done, if one of them fails."""
    try:
        with transaction(connection):
            for work in works:
                work(connection)
    except sqlite3.OperationalError:
        raise
    except Exception:
        return None
    return [True] * len(works)


def write_apart(connection: sqlite3.Connection, works: Sequence[Work]) -> list[bool | Exception]:
    with transaction(connection):
        return [write_one(connection, work) for work in works]


def write_one(connection: sqlite3.Connection, work: Work) -> bool | Exception:
    """One of several pieces of work; if it fails, the others are not touched by it."""
    connection.execute("SAVEPOINT one")
    try:
        work(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO one")
        return error
    finally:
        connection.execute("RELEASE one")
    return True


def settle(brought: list[tuple[Work, asyncio.Future[bool]]], outcomes: Sequence[bool | Exception]) -> None:
    """Tell everybody what came of their work."""
    for (_, done), outcome in zip(brought, outcomes, strict=True):
        if done.done():
            continue  # whoever brought it has gone away
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def connect(file: str, timeout: float = 0.0) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=timeout, isolation_level=None, check_same_thread=False)
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {setting}")
    return connection
