"""Backup and restore of a PostgreSQL database with pg_dump, pg_restore and psql.

Passwords are passed in the environment, because command lines are visible to other users.
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

from cuius.server.database_url import database_url
from cuius.server.ops.backup import CannotBackUp, CannotRestore, atomic_write
from cuius.server.ops.migration_status import known_revisions

OTHER_CONNECTIONS_QUERY = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def back_up_postgres(database: str, to: Path) -> None:
    """Dump the database in the custom format; the servers may run."""
    dump = find_tool("pg_dump", CannotBackUp)
    try:
        with atomic_write(to) as new:
            run_tool(
                [dump, "--format=custom", "--no-owner", "--no-privileges", f"--file={new}"],
                database,
                CannotBackUp,
            )
    except OSError as error:
        raise CannotBackUp(f"No backup was made: {error.strerror}.") from None


async def restore_postgres(database: str, source: Path, force: bool = False) -> None:
    """Replace all tables by those of a dump, in one transaction."""
    restore, psql = find_tool("pg_restore", CannotRestore), find_tool("psql", CannotRestore)
    if not source.is_file():
        raise CannotRestore(f"There is no file {source}.")
    listed = run_tool([restore, "--list", str(source)], None, CannotRestore)
    if " alembic_version " not in listed:
        raise CannotRestore(f"{source} is not a backup of Cuius Regio.")
    refuse_newer_schema(restore, source)
    tables = await tables_to_replace(database, force)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "restore.sql"
        run_tool(
            [restore, "--no-owner", "--no-privileges", f"--file={script}", str(source)], None, CannotRestore
        )
        drops = "".join(f"DROP TABLE IF EXISTS {quote_identifier(name)} CASCADE;\n" for name in tables)
        whole = Path(folder) / "whole.sql"
        whole.write_text(drops + script.read_text(encoding="utf-8"), encoding="utf-8")
        options = ["--single-transaction", "--set=ON_ERROR_STOP=1", "--no-psqlrc", "--quiet"]
        run_tool([psql, *options, f"--file={whole}"], database, CannotRestore)


def refuse_newer_schema(restore: str, source: Path) -> None:
    """Refuse a backup of a newer program."""
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
    """The existing tables; refuses a database that is in use, or not empty without `force`."""
    engine = create_async_engine(database_url(database))
    try:
        async with engine.connect() as connection:
            tables = await connection.run_sync(table_names)
            others = (await connection.execute(text(OTHER_CONNECTIONS_QUERY))).scalar_one()
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


def quote_identifier(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def find_tool(name: str, error: type[Exception]) -> str:
    """The path of a PostgreSQL tool."""
    found = shutil.which(name)
    if found is None:
        raise error(f"{name} is not installed here; install PostgreSQL's client tools.")
    return found


def run_tool(command: list[str], database: str | None, error: type[Exception]) -> str:
    """Run a tool, optionally connected to a database; returns its output."""
    environment = dict(os.environ)
    if database is not None:
        environment |= connection_variables(make_url(database_url(database)))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["no reason was given"]
        raise error(f"{Path(command[0]).name} failed: {lines[0].strip().rstrip('.')}.")
    return done.stdout


def connection_variables(url: URL) -> dict[str, str]:
    """The environment variables of libpq for a database URL."""
    query = {name: value if isinstance(value, str) else value[0] for name, value in url.query.items()}
    variables = {
        "PGHOST": url.host or query.get("host"),
        "PGPORT": str(url.port) if url.port else query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": query.get("sslmode") or query.get("ssl"),
    }
    return {name: str(value) for name, value in variables.items() if value}
