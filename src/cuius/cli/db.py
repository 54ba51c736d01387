"""`cuius db`: upgrade, back up, restore and check a database."""

from __future__ import annotations

import asyncio
import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from cuius.cli.errors import BadInput
from cuius.cli.files import data_folder
from cuius.cli.output import Advance, print_json, progress
from cuius.cli.serve import Config, DatabaseOption
from cuius.server.database_url import sqlite_file
from cuius.server.ops.backup import back_up_sqlite, restore_sqlite
from cuius.server.ops.database_check import DatabaseCheck, TableCheck, check_database
from cuius.server.ops.migration_status import latest_revisions
from cuius.server.ops.postgres_backup import back_up_postgres, restore_postgres
from cuius.server.secrets import KEY_FILE
from cuius.server.settings import load_settings, sqlite_url_in
from cuius.server.store.upgrade import upgrade as run_migrations

Play = Annotated[bool, typer.Option("--play", help="The database of `cuius play`.")]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object.")]

SHOWN = 20
"""How many options are printed where an answer is no longer legal."""


def register(app: typer.Typer) -> None:
    db = typer.Typer(help="The database: upgrade, backup, restore, check.", rich_markup_mode=None)
    for command in (upgrade, backup, restore, check):
        db.command()(command)
    app.add_typer(db, name="db")


def upgrade(database: DatabaseOption = None, config: Config = None, play: Play = False) -> None:
    """Bring a database to the shape this program knows, and make it if need be; nothing the second time."""
    url = database_of(database, config, play)
    asyncio.run(run_migrations(url))
    print(f"The database is at migration {latest_revisions()[0]}.")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it.", show_default=False)],
    database: DatabaseOption = None,
    config: Config = None,
    play: Play = False,
    force: Force = False,
) -> None:
    """Write the whole database to one file; the server may run meanwhile. The key file is not part of it."""
    url = database_of(database, config, play)
    if file.exists() and not force:
        raise BadInput(f"{file} is there already; choose another name, or say --force to replace it.")
    if is_postgres(url):
        back_up_postgres(url, file)
    else:
        with ProgressBar("backup") as bar:
            back_up_sqlite(url, file, bar.at)
    print(f"Backed up to {file}.")
    key_file = data_folder_of(database, config, play) / KEY_FILE
    if key_file.exists():
        print(f"Keep {key_file} too, in another place: without it the secrets in the backup cannot be read.")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", show_default=False)],
    database: DatabaseOption = None,
    config: Config = None,
    play: Play = False,
    force: Force = False,
) -> None:
    """Put a backup in the place of the database, if the backup is whole. Stop the server first."""
    url = database_of(database, config, play)
    former = None
    if is_postgres(url):
        asyncio.run(restore_postgres(url, file, force))
    else:
        with ProgressBar("restore") as bar:
            former = restore_sqlite(url, file, force, bar.at)
    print(f"Restored from {file}." + (f" What was there before is kept as {former}." if former else ""))


def check(
    database: DatabaseOption = None, config: Config = None, play: Play = False, as_json: AsJson = False
) -> int:
    """Look the database over, and play every running table again under the installed rules."""
    url = database_of(database, config, play)
    file = sqlite_file(url)
    if not is_postgres(url) and (file is None or not file.is_file()):
        raise BadInput(f"There is no database at {file}; say where it is with --database or --config.")
    with ProgressBar("tables") as bar:
        found = asyncio.run(check_database(url, bar.begin, bar.step))
    if as_json:
        print_json({"ok": found.ok, **{name: getattr(found, name) for name in found.__struct_fields__}})
    else:
        print_check(found)
    return 0 if found.ok else 1


def database_of(database: str | None, config: Path | None, play: bool) -> str:
    """The database of local play, or the one the server would serve."""
    if play:
        if database or config:
            raise BadInput("Say either --play or which database; not both.")
        return sqlite_url_in(data_folder())
    return load_settings(config, os.environ, {"database": database}).database


def data_folder_of(database: str | None, config: Path | None, play: bool) -> Path:
    return data_folder() if play else load_settings(config, os.environ, {"database": database}).data_folder


def is_postgres(url: str) -> bool:
    return url.startswith("postgres")


def print_check(found: DatabaseCheck) -> None:
    """Print the result for people."""
    for trouble in found.troubles:
        print(trouble)
    for table in found.tables:
        print(line_of(table))
        if table.offered:
            more = " ..." if len(table.offered) > SHOWN else ""
            print(f"    offered there: {', '.join(table.offered[:SHOWN])}{more}")
    state = "damaged or of another shape" if found.troubles else "whole"
    counts = f"{found.same} same, {found.different} different but legal, {found.illegal} illegal"
    print(f"The database is {state}; running tables: {counts}.")


def line_of(table: TableCheck) -> str:
    head = f"{table.id} {table.name!r} ({table.title}, rules {table.rules} -> {table.installed})"
    if table.verdict == "same":
        return f"{head}: same"
    if table.verdict == "different":
        return f"{head}: different but legal; {' '.join(table.differences)}"
    at = "" if table.entry is None else f" at entry {table.entry}"
    return f"{head}: illegal{at}; {table.why}"


class ProgressBar:
    """A progress bar on standard error whose length is set later."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.done = 0
        self._stack = ExitStack()
        self._advance: Advance | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def begin(self, total: int) -> None:
        self._advance = self._stack.enter_context(progress(self.text, total))

    def step(self, steps: int = 1) -> None:
        if self._advance is not None and steps:
            self._advance(steps)

    def at(self, done: int, total: int) -> None:
        """Set the progress."""
        if self._advance is None:
            self.begin(total)
        self.step(done - self.done)
        self.done = done
