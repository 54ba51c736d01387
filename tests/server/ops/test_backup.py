"""Backups on both kinds of database: whole or not at all, and put back the same way."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text

from cuius.cli.db import is_postgres
from cuius.server.database_url import sqlite_file
from cuius.server.ops import postgres_backup as tools
from cuius.server.ops.backup import CannotBackUp, CannotRestore, back_up_sqlite, restore_sqlite
from cuius.server.ops.database_lock import DatabaseLock, DatabaseLocked
from cuius.server.ops.postgres_backup import back_up_postgres, connection_variables, restore_postgres
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, JournalRow
from cuius.server.store.upgrade import upgrade
from tests.server.local_games import begin_games
from tests.server.ops.statements import execute


def back_up(database: str, to: Path) -> None:
    (back_up_postgres if is_postgres(database) else back_up_sqlite)(database, to)


def restore(database: str, source: Path, force: bool = False) -> None:
    if is_postgres(database):
        asyncio.run(restore_postgres(database, source, force))
    else:
        restore_sqlite(database, source, force)


def contents(database: str) -> list[tuple[str, int]]:
    """Every row of every journal, and every table."""

    async def read() -> list[tuple[str, int]]:
        opened = Database(database)
        async with opened.reading() as session:
            rows = (
                await session.execute(
                    select(JournalRow.table_id, JournalRow.number).order_by(
                        JournalRow.table_id, JournalRow.number
                    )
                )
            ).all()
            tables = (await session.scalars(select(GameTable.id).order_by(GameTable.id))).all()
        await opened.close()
        return [(row[0], row[1]) for row in rows] + [(table, -1) for table in tables]

    return asyncio.run(read())


def test_what_was_backed_up_comes_back_and_nothing_else(database, tmp_path):
    begin_games(database, games=2)
    file, before = tmp_path / "backup", contents(database)
    back_up(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    begin_games(database)
    assert contents(database) != before
    restore(database, file, force=True)
    assert contents(database) == before
    begin_games(database)  # and the server goes on with it


def test_a_restore_does_not_overwrite_unless_told_to(database, tmp_path):
    begin_games(database)
    back_up(database, tmp_path / "backup")
    begin_games(database)
    before = contents(database)
    with pytest.raises(CannotRestore, match="--force"):
        restore(database, tmp_path / "backup")
    assert contents(database) == before


def test_a_restore_takes_away_what_a_newer_migration_added(database, tmp_path):
    begin_games(database)
    back_up(database, tmp_path / "backup")
    execute(database, "CREATE TABLE later (id INTEGER)")
    restore(database, tmp_path / "backup", force=True)
    execute(database, "CREATE TABLE later (id INTEGER)")  # it is gone, so it can be made


def test_a_backup_of_a_newer_program_is_refused(database, tmp_path):
    begin_games(database)
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    back_up(database, tmp_path / "backup")
    execute(database, "UPDATE alembic_version SET version_num = '0001'")
    before = contents(database)
    with pytest.raises(CannotRestore, match="newer program"):
        restore(database, tmp_path / "backup", force=True)
    assert contents(database) == before


@pytest.mark.parametrize("data", [b"", b"not a database at all", b"SQLite format 3\0" + b"x" * 4096])
def test_a_file_that_is_no_backup_changes_nothing(database, tmp_path, data):
    begin_games(database)
    before = contents(database)
    (tmp_path / "backup").write_bytes(data)
    with pytest.raises(CannotRestore):
        restore(database, tmp_path / "backup", force=True)
    with pytest.raises(CannotRestore, match="There is no file"):
        restore(database, tmp_path / "nowhere", force=True)
    assert contents(database) == before


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(database, tmp_path):
    begin_games(database)
    with pytest.raises(CannotBackUp):
        back_up(database, tmp_path / "no such folder" / "backup")
    folder = tmp_path / "folder"
    (folder / "backup").mkdir(parents=True)
    with pytest.raises(CannotBackUp):
        back_up(database, folder / "backup")
    assert os.listdir(folder) == ["backup"]


# SQLite


@pytest.fixture
def file_database(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/cuius.db"


def test_a_damaged_database_is_not_backed_up(file_database, tmp_path):
    begin_games(file_database)
    file = sqlite_file(file_database)
    assert file is not None
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[8192:60_000] = b"\xa5" * (60_000 - 8192)
    file.write_bytes(data)
    with pytest.raises(CannotBackUp):
        back_up_sqlite(file_database, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_a_database_that_is_not_there_cannot_be_backed_up(file_database, tmp_path):
    with pytest.raises(CannotBackUp, match="There is no database"):
        back_up_sqlite(file_database, tmp_path / "backup")
    with pytest.raises(CannotBackUp):
        back_up_sqlite("sqlite://", tmp_path / "backup")


def test_a_backup_is_one_file_that_needs_no_journal(file_database, tmp_path):
    begin_games(file_database)
    file, folder = sqlite_file(file_database), tmp_path / "backups"
    folder.mkdir()
    with closing(sqlite3.connect(file)) as open_meanwhile:  # type: ignore[arg-type]
        open_meanwhile.execute("SELECT count(*) FROM journal_row").fetchone()
        back_up_sqlite(file_database, folder / "backup")
    assert os.listdir(folder) == ["backup"]
    assert contents(f"sqlite:///{folder}/backup") == contents(file_database)


def test_the_former_database_is_kept_with_its_journal(file_database, tmp_path):
    begin_games(file_database)
    back_up_sqlite(file_database, tmp_path / "backup")
    begin_games(file_database)
    before = contents(file_database)
    kept = restore_sqlite(file_database, tmp_path / "backup", force=True)
    assert kept == tmp_path / "cuius.db.replaced"
    assert contents(f"sqlite:///{kept}") == before


def test_a_database_in_use_is_not_replaced(file_database, tmp_path):
    begin_games(file_database)
    back_up_sqlite(file_database, tmp_path / "backup")
    before = contents(file_database)
    with closing(DatabaseLock(file_database)), pytest.raises(DatabaseLocked, match="stop that one first"):
        restore_sqlite(file_database, tmp_path / "backup", force=True)
    assert contents(file_database) == before


def test_a_restore_that_fails_at_the_last_moment_undoes_itself(file_database, tmp_path, monkeypatch):
    begin_games(file_database)
    back_up_sqlite(file_database, tmp_path / "backup")
    before, real = contents(file_database), Path.replace

    def fail(self, target):
        if self.name.endswith(".new"):
            raise OSError("no space")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(CannotRestore, match="no space"):
        restore_sqlite(file_database, tmp_path / "backup", force=True)
    assert contents(file_database) == before
    assert not [name for name in os.listdir(tmp_path) if "new" in name or "replaced" in name]


def test_a_restore_into_nothing_makes_the_database(tmp_path):
    begin_games(f"sqlite:///{tmp_path}/a.db")
    back_up_sqlite(f"sqlite:///{tmp_path}/a.db", tmp_path / "backup")
    assert restore_sqlite(f"sqlite:///{tmp_path}/new/b.db", tmp_path / "backup") is None
    assert contents(f"sqlite:///{tmp_path}/new/b.db") == contents(f"sqlite:///{tmp_path}/a.db")


# PostgreSQL


def test_tools_that_are_missing_are_named(monkeypatch, tmp_path):
    monkeypatch.setattr(tools.shutil, "which", lambda name: None)
    with pytest.raises(CannotBackUp, match="pg_dump is not installed"):
        back_up_postgres("postgresql://localhost/cuius", tmp_path / "backup")
    with pytest.raises(CannotRestore, match="pg_restore is not installed"):
        asyncio.run(restore_postgres("postgresql://localhost/cuius", tmp_path / "backup"))


def test_passwords_reach_the_tools_by_the_environment():
    url = tools.make_url("postgresql+asyncpg://ann:hush@db.example:5433/cuius?ssl=require")
    assert connection_variables(url) == {
        "PGHOST": "db.example",
        "PGPORT": "5433",
        "PGUSER": "ann",
        "PGPASSWORD": "hush",
        "PGDATABASE": "cuius",
        "PGSSLMODE": "require",
    }


def test_a_server_that_does_not_answer_is_one_sentence(tmp_path):
    with pytest.raises(CannotBackUp, match="pg_dump failed: ") as failed:
        back_up_postgres("postgresql://cuius@127.0.0.1:1/cuius", tmp_path / "backup")
    assert "\n" not in str(failed.value)
    assert not (tmp_path / "backup").exists()


def test_a_database_with_open_connections_is_not_replaced(postgres, tmp_path):
    asyncio.run(upgrade(postgres))
    back_up_postgres(postgres, tmp_path / "backup")

    async def restore_while_open() -> None:
        opened = Database(postgres)
        try:
            async with opened.reading() as session:
                await session.execute(text("SELECT 1"))
                with pytest.raises(CannotRestore, match="stop every server first"):
                    await restore_postgres(postgres, tmp_path / "backup", force=True)
        finally:
            await opened.close()

    asyncio.run(restore_while_open())
