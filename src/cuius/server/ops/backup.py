"""Backup and restore of an SQLite database. A backup is one file and can be taken while the server runs.

A backup is validated before it is restored, and the replaced database is kept beside it.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from cuius.core.errors import CuiusError
from cuius.server.database_url import sqlite_file
from cuius.server.ops.database_lock import DatabaseLock
from cuius.server.ops.migration_status import known_revisions

PAGES_PER_STEP = 1000
"""Pages copied at a time; the server can write in between."""

REPLACED_SUFFIX = ".replaced"
FILE_SUFFIXES = ("", "-wal", "-shm")

Progress = Callable[[int, int], None]
"""Called with the number of copied pages and the total."""


class CannotBackUp(CuiusError):
    """No backup was made, and nothing was changed."""


class CannotRestore(CuiusError):
    """The backup was not restored, and nothing was changed."""


def ignore_progress(_: int, __: int) -> None:
    """The default progress callback."""


def existing_file(database: str) -> Path:
    """The file of an existing SQLite database."""
    file = sqlite_file(database)
    if file is None:
        raise CannotBackUp("A database in memory cannot be backed up; name one in a file.")
    if not file.is_file():
        raise CannotBackUp(f"There is no database at {file}; say where it is with --database or --config.")
    return file


def back_up_sqlite(database: str, to: Path, progress: Progress = ignore_progress) -> None:
    """Write a consistent snapshot of the database to one file."""
    source = existing_file(database)
    try:
        with atomic_write(to) as new:
            copy_database(source, new, progress)
            errors = integrity_errors(new)
            if errors:
                raise CannotBackUp(f"The database at {source} is damaged: {errors[0]}.")
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(f"No backup was made: {error}.") from None


def restore_sqlite(
    database: str, source: Path, force: bool = False, progress: Progress = ignore_progress
) -> Path | None:
    """Replace the database by a backup; returns where the replaced one is kept, if there was one."""
    file = sqlite_file(database)
    if file is None:
        raise CannotRestore("A backup cannot be put into a database in memory; name one in a file.")
    validate_backup(source)
    if file.exists() and not force:
        raise CannotRestore(f"There is a database at {file} already; say --force to put it aside.")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(DatabaseLock(database)), atomic_write(file, move_aside) as new:
            copy_database(source, new, progress)
            validate_backup(new)
    except (OSError, sqlite3.Error) as error:
        raise CannotRestore(f"Nothing was put back: {error}.") from None
    former = file.with_name(file.name + REPLACED_SUFFIX)
    return former if former.exists() else None


def validate_backup(file: Path) -> None:
    """Refuse a file that is damaged, not ours, or from a newer program."""
    if not file.is_file():
        raise CannotRestore(f"There is no file {file}.")
    errors = integrity_errors(file)
    if errors:
        raise CannotRestore(f"{file} cannot be used: {errors[0]}.")
    with closing(connect_read_only(file)) as connection:
        try:
            found = {
                revision for (revision,) in connection.execute("SELECT version_num FROM alembic_version")
            }
        except sqlite3.Error:
            raise CannotRestore(f"{file} is not a database of Cuius Regio.") from None
    if not found or not found <= known_revisions():
        raise CannotRestore(f"{file} comes from a newer program; install that one first.")


def integrity_errors(file: Path) -> list[str]:
    """Errors that SQLite finds in a file: damaged pages and indices, dangling foreign keys."""
    try:
        with closing(connect_read_only(file)) as connection:
            errors = [text for (text,) in connection.execute("PRAGMA integrity_check(20)") if text != "ok"]
            dangling = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
    except sqlite3.Error as error:
        return [str(error)]
    return errors + [
        f"row {row} of {table} points to a {parent} that is not there" for table, row, parent, _ in dangling
    ]


def connect_read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def copy_database(source: Path, target: Path, progress: Progress) -> None:
    """A consistent copy without a WAL file."""
    with closing(connect_read_only(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(
            new,
            pages=PAGES_PER_STEP,
            progress=lambda _, left, total: progress(total - left, total),
            sleep=0.01,
        )
        new.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def atomic_write(
    file: Path, before_replace: Callable[[Path], Callable[[], None]] | None = None
) -> Iterator[Path]:
    """A new file that replaces another when the block succeeds, and is removed when it fails.

    `before_replace` is called with the old file just before, and returns how to undo what it did.
    """
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield new
        with new.open("rb+") as written:
            os.fsync(written.fileno())
        undo = before_replace(file) if before_replace is not None else None
        try:
            new.replace(file)
        except OSError:
            if undo is not None:
                undo()
            raise
        sync_folder(file.parent)
    finally:
        for suffix in FILE_SUFFIXES:
            new.with_name(new.name + suffix).unlink(missing_ok=True)


def move_aside(file: Path) -> Callable[[], None]:
    """Rename the old database with its WAL files, which must not meet the new one; returns the undo."""
    moved: list[tuple[Path, Path]] = []

    def undo() -> None:
        for source, target in reversed(moved):
            target.replace(source)

    for suffix in FILE_SUFFIXES:
        source = file.with_name(file.name + suffix)
        target = file.with_name(file.name + REPLACED_SUFFIX + suffix)
        try:
            if source.exists():
                source.replace(target)
                moved.append((source, target))
            else:
                target.unlink(missing_ok=True)
        except OSError:
            undo()
            raise
    return undo


def sync_folder(folder: Path) -> None:
    """Make a rename durable, where the system supports it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
