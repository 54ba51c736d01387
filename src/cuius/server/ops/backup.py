"""Backups of an SQLite database: one file, whole or not at all, taken while the server runs.

A file that is put back is looked at first; what was there before is kept beside it.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from cuius.core.errors import CuiusError
from cuius.server.api.health import known_revisions
from cuius.server.ops.database_lock import Claim, sqlite_file

PAGES = 1000
"""How much of a database is copied at a time; whoever plays goes on in between."""

REPLACED = ".replaced"
COMPANIONS = ("", "-wal", "-shm")

Progress = Callable[[int, int], None]
"""Hears how many pages are done, of how many."""


class CannotBackUp(CuiusError):
    """No backup was made, and nothing was changed."""


class CannotRestore(CuiusError):
    """The backup was not put back, and nothing was changed."""


def quiet(_: int, __: int) -> None:
    """Nobody watches."""


def existing_file(database: str) -> Path:
    """The file of an SQLite database that is there."""
    file = sqlite_file(database)
    if file is None:
        raise CannotBackUp("A database in memory cannot be backed up; name one in a file.")
    if not file.is_file():
        raise CannotBackUp(f"There is no database at {file}; say where it is with --database or --config.")
    return file


def back_up_sqlite(database: str, to: Path, progress: Progress = quiet) -> None:
    """The database as it stands at one moment, in one file."""
    source = existing_file(database)
    try:
        with written_beside(to) as new:
            copy(source, new, progress)
            trouble = troubles_in(new)
            if trouble:
                raise CannotBackUp(f"The database at {source} is damaged: {trouble[0]}.")
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(f"No backup was made: {error}.") from None


def restore_sqlite(
    database: str, source: Path, force: bool = False, progress: Progress = quiet
) -> Path | None:
    """Put a backup in the place of the database. Returns where the former one is kept, if there was one."""
    file = sqlite_file(database)
    if file is None:
        raise CannotRestore("A backup cannot be put into a database in memory; name one in a file.")
    refuse_unfit(source)
    if file.exists() and not force:
        raise CannotRestore(f"There is a database at {file} already; say --force to put it aside.")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(Claim(database)), written_beside(file, put_aside) as new:
            copy(source, new, progress)
            refuse_unfit(new)
    except (OSError, sqlite3.Error) as error:
        raise CannotRestore(f"Nothing was put back: {error}.") from None
    former = file.with_name(file.name + REPLACED)
    return former if former.exists() else None


def refuse_unfit(file: Path) -> None:
    """Only a whole database, of a program that is not newer than this one, may take another's place."""
    if not file.is_file():
        raise CannotRestore(f"There is no file {file}.")
    trouble = troubles_in(file)
    if trouble:
        raise CannotRestore(f"{file} cannot be used: {trouble[0]}.")
    with closing(read_only(file)) as connection:
        try:
            found = {
                revision for (revision,) in connection.execute("SELECT version_num FROM alembic_version")
            }
        except sqlite3.Error:
            raise CannotRestore(f"{file} is not a database of Cuius Regio.") from None
    if not found or not found <= known_revisions():
        raise CannotRestore(f"{file} comes from a newer program; install that one first.")


def troubles_in(file: Path) -> list[str]:
    """What SQLite finds wrong in a file: pages, indices, and rows that point nowhere."""
    try:
        with closing(read_only(file)) as connection:
            found = [text for (text,) in connection.execute("PRAGMA integrity_check(20)") if text != "ok"]
            lost = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
    except sqlite3.Error as error:
        return [str(error)]
    return found + [
        f"row {row} of {table} points to a {parent} that is not there" for table, row, parent, _ in lost
    ]


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def copy(source: Path, target: Path, progress: Progress) -> None:
    """One consistent copy, without a journal beside it."""
    with closing(read_only(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(
            new, pages=PAGES, progress=lambda _, left, total: progress(total - left, total), sleep=0.01
        )
        new.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def written_beside(file: Path, before: Callable[[Path], Callable[[], None]] | None = None) -> Iterator[Path]:
    """A new file that takes the place of another when it is complete, or vanishes.

    `before` makes room at the last moment, and returns what undoes that.
    """
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield new
        with new.open("rb+") as written:
            os.fsync(written.fileno())
        undo = before(file) if before is not None else None
        try:
            new.replace(file)
        except OSError:
            if undo is not None:
                undo()
            raise
        sync_folder(file.parent)
    finally:
        for companion in COMPANIONS:
            new.with_name(new.name + companion).unlink(missing_ok=True)


def put_aside(file: Path) -> Callable[[], None]:
    """The former database gets another name, and its journal too: that must never meet the new one."""
    moved: list[tuple[Path, Path]] = []

    def undo() -> None:
        for here, there in reversed(moved):
            there.replace(here)

    for companion in COMPANIONS:
        here = file.with_name(file.name + companion)
        there = file.with_name(file.name + REPLACED + companion)
        try:
            if here.exists():
                here.replace(there)
                moved.append((here, there))
            else:
                there.unlink(missing_ok=True)
        except OSError:
            undo()
            raise
    return undo


def sync_folder(folder: Path) -> None:
    """Make a rename outlast a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
