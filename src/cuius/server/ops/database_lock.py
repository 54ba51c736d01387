"""One server a database file: two of them would each believe their own memory.

The claim is a lock on a file beside the database; it ends with the process, however that ends. The file says
where the server is, so that whoever comes second can go there. On PostgreSQL any number of nodes may serve.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy.engine import make_url

from cuius.core.errors import CuiusError
from cuius.server.store.database import database_url


class Holder(msgspec.Struct, frozen=True):
    """Who has the database: a process, and where it can be found, if it serves."""

    process: int = 0
    address: str = ""


class Taken(CuiusError):
    """Another process has the database."""

    def __init__(self, file: Path, holder: Holder) -> None:
        where = f" at {holder.address}" if holder.address else ""
        super().__init__(f"{file} is in use by process {holder.process}{where}; stop that one first.")
        self.holder = holder


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL, and for one that is in memory only."""
    url = make_url(database_url(database))
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


class Claim:
    """The sole use of a database file, until `close` or the end of the process."""

    def __init__(self, database: str) -> None:
        self.file = sqlite_file(database)
        self._lock: IO[str] | None = None
        if self.file is not None:
            self._take(self.file)

    def _take(self, file: Path) -> None:
        path = file.with_name(f"{file.name}.lock")
        lock = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        try:
            lock_file(lock)
        except OSError:
            with lock:
                raise Taken(file, read_holder(lock.read())) from None
        self._lock = lock
        self.say("")

    def say(self, address: str) -> None:
        """Note for others who we are and where we serve."""
        if self._lock is not None:
            self._lock.seek(0)
            self._lock.truncate()
            self._lock.write(msgspec.json.encode(Holder(os.getpid(), address)).decode())
            self._lock.flush()

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def read_holder(text: str) -> Holder:
    try:
        return msgspec.json.decode(text, type=Holder)
    except msgspec.DecodeError:
        return Holder()


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Windows locks bytes for reading too: we lock one that nobody reads."""

    def lock_file(file: IO[str]) -> None:
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        os.lseek(file.fileno(), 0, os.SEEK_SET)

else:
    import fcntl

    def lock_file(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
