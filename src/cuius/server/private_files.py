"""Files that only the server's own user may read: the database, what lies beside it, and incidents."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterable
from pathlib import Path

import structlog

log = structlog.get_logger("cuius.files")

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
DATABASE_SUFFIXES = ("", "-wal", "-shm", "-journal", ".lock")
"""The database and the files beside it; SQLite gives its own the permissions of the database."""


def protect_database(file: Path) -> None:
    """Create a database that is not there yet as a private file; make an old one private."""
    with contextlib.suppress(OSError):  # whoever opens the database next says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    tighten(file.with_name(file.name + suffix) for suffix in DATABASE_SUFFIXES)


def tighten(paths: Iterable[Path]) -> None:
    """Take away what others may do with these files and folders; those that are not there do not matter."""
    for path in paths:
        with contextlib.suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            private = mode & PRIVATE_FOLDER
            if mode != private:
                path.chmod(private)
                log.warning("file.made_private", file=str(path), was=f"{mode:04o}", now=f"{private:04o}")
