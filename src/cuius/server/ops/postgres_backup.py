"""Backups of a PostgreSQL database, through its own tools.

Passwords travel in the environment of the tools, never on their command line, where others could read them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cuius.server.api.health import known_revisions
from cuius.server.ops.backup import CannotBackUp, CannotRestore, written_beside
from cuius.server.store.database import database_url

OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def back_up_postgres(database: str, to: Path) -> None:
    """A dump in PostgreSQL's own format, in one file, taken while the servers run."""
    dump = tool("pg_dump", CannotBackUp)
    try:
        with written_beside(to) as new:
            run_tool(
                [dump, "--format=custom", "--no-owner", "--no-privileges", f"--file={new}"],
                database,
                CannotBackUp,
            )
    except OSError as error:
        raise CannotBackUp(f"No backup was made: {error.strerror}.") from None


async def restore_postgres(database: str, source: Path, force: bool = False) -> None:
    """Put a dump in the place of all our tables, in one transaction."""
    restore, psql = tool("pg_restore", CannotRestore), tool("psql", CannotRestore)
    if not source.is_file():
        raise CannotRestore(f"There is no file {source}.")
    listed = run_tool([restore, "--list", str(source)], None, CannotRestore)
    if " alembic_version " not in listed:
        raise CannotRestore(f"{source} is not a backup of Cuius Regio.")
    refuse_newer(restore, source)
    tables = await tables_to_replace(database, force)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"
        run_tool(
            [restore, "--no-owner", "--no-privileges", f"--file={script}", str(source)], None, CannotRestore
        )
        drops = "".join(f"DROP TABLE IF EXISTS {quoted(name)} CASCADE;\n" for name in tables)
        whole = Path(folder) / "whole.sql"
        whole.write_text(drops + script.read_text(encoding="utf-8"), encoding="utf-8")
        options = ["--single-transaction", "--set=ON_ERROR_STOP=1", "--no-psqlrc", "--quiet"]
        run_tool([psql, *options, f"--file={whole}"], database, CannotRestore)


def refuse_newer(restore: str, source: Path) -> None:
    """A backup of a program that is newer than this one cannot be served."""
    data = run_tool(
        [restore, "--data-only", "--table=alembic_version", "--file=-", str(source)], None, CannotRestore
    )
    lines = data.splitlines()
    start = next((n for n, line in enumerate(lines) if line.startswith("COPY ")), len(lines))
    found = set()
    for line in lines[start + 1 :]:
        if line == "\\.":
            break
        found.add(line)
    if not found or not found <= known_revisions():
        raise CannotRestore(f"{source} comes from a newer program; install that one first.")


async def tables_to_replace(database: str, force: bool) -> list[str]:
    """The tables that must go; none if the database is empty."""
    engine = create_async_engine(database_url(database))
    try:
        async with engine.connect() as connection:
            tables = await connection.run_sync(table_names)
            others = (await connection.execute(text(OTHERS))).scalar_one()
    except Exception as error:
        raise CannotRestore(f"The database cannot be reached: {type(error).__name__}.") from None
    finally:
        await engine.dispose()
    if others:
        raise CannotRestore(f"The database is in use by {others} connections; stop every server first.")
    if tables and not force:
        raise CannotRestore("The database is not empty; say --force to replace all that is in it.")
    return tables


def table_names(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


def quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def tool(name: str, error: type[Exception]) -> str:
    """Where one of PostgreSQL's tools is."""
    found = shutil.which(name)
    if found is None:
        raise error(f"{name} is not installed here; install PostgreSQL's client tools.")
    return found


def run_tool(command: list[str], database: str | None, error: type[Exception]) -> str:
    """Run a tool on a database, or on none; what it printed."""
    environment = dict(os.environ)
    if database is not None:
        environment |= connection_variables(make_url(database_url(database)))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["no reason was given"]
        raise error(f"{Path(command[0]).name} failed: {lines[0].strip().rstrip('.')}.")
    return done.stdout


def connection_variables(url: URL) -> dict[str, str]:
    """How libpq's tools are told what our address of a database says."""
    query = {name: value if isinstance(value, str) else value[0] for name, value in url.query.items()}
    said = {
        "PGHOST": url.host or query.get("host"),
        "PGPORT": str(url.port) if url.port else query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": query.get("sslmode") or query.get("ssl"),
    }
    return {name: str(value) for name, value in said.items() if value}
