"""The lock on an SQLite database: only one server may use it, because servers cache tables in memory.

It is a lock on a file beside the database and ends with the process. The file contains the address of the
server, so that a second process can refer to it. PostgreSQL needs no lock.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import msgspec

from cuius.core.errors import CuiusError
from cuius.server.database_url import sqlite_file


class LockOwner(msgspec.Struct, frozen=True):
    """The process that holds the lock, and its address if it is a server."""

    process: int = 0
    address: str = ""


class DatabaseLocked(CuiusError):
    """Another process holds the lock."""

    def __init__(self, file: Path, owner: LockOwner) -> None:
        where = f" at {owner.address}" if owner.address else ""
        super().__init__(f"{file} is in use by process {owner.process}{where}; stop that one first.")
        self.owner = owner


class DatabaseLock:
    """Holds the lock until `close` or the end of the process."""

    def __init__(self, database: str) -> None:
        self.file = sqlite_file(database)
        self._lock: IO[str] | None = None
        if self.file is not None:
            self._acquire(self.file)

    def _acquire(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        lock = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        try:
            lock_file(lock)
        except OSError:
            with lock:
                raise DatabaseLocked(file, read_owner(lock.read())) from None
        self._lock = lock
        self.write_owner("")

    def write_owner(self, address: str) -> None:
        """Write process id and address into the lock file."""
        if self._lock is not None:
            self._lock.seek(0)
            self._lock.truncate()
            self._lock.write(msgspec.json.encode(LockOwner(os.getpid(), address)).decode())
            self._lock.flush()

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def read_owner(text: str) -> LockOwner:
    try:
        return msgspec.json.decode(text, type=LockOwner)
    except msgspec.DecodeError:
        return LockOwner()


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 1 << 30
    """Windows locks a byte for reading too: this one is beyond the contents."""

    def lock_file(file: IO[str]) -> None:
        os.lseek(file.fileno(), LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        os.lseek(file.fileno(), 0, os.SEEK_SET)

else:
    import fcntl

    def lock_file(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
