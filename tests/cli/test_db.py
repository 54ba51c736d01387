"""`cuius db`: what the commands say, and their statuses. What they do is tested with the server."""

from __future__ import annotations

import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from cuius.server.ops.migration_status import latest_revisions
from tests.server.local_games import begin_games


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "cuius.db"


@pytest.fixture
def db(cuius, file):
    """A command about that database."""
    return lambda *arguments: cuius("db", arguments[0], "--database", f"sqlite:///{file}", *arguments[1:])


def test_upgrade_makes_the_database_and_does_nothing_the_second_time(db, file):
    for _ in range(2):
        said = db("upgrade")
        assert (said.status, said.out) == (0, f"The database is at migration {latest_revisions()[0]}.\n")
    assert file.exists()


def test_an_upgrade_that_fails_is_one_line_and_leaves_no_thread(cuius, tmp_path):
    (tmp_path / "none.db").write_text("This is no database.")
    (tmp_path / "none.db").chmod(0o600)
    url, running = f"sqlite:///{tmp_path}", set(threading.enumerate())
    for said in (
        cuius("db", "upgrade", "--database", f"{url}/no/such/folder/x.db"),
        cuius("db", "upgrade", "--database", f"{url}/none.db"),
        cuius("admin", "people", "--database", f"{url}/none.db"),
    ):
        assert said.status == 1
        assert "cannot be used" in said.err
        assert said.err.count("\n") == 1
    assert set(threading.enumerate()) <= running


def test_the_database_of_a_newer_program_is_left_as_it_is(db, file):
    db("upgrade")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = db("upgrade")
    assert said.status == 1
    assert "newer program" in said.err
    assert db("check").out.startswith("The database is at migration 9999")


def test_postgresql_without_its_driver_names_the_extra(cuius, monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = cuius("db", "upgrade", "--database", "postgresql://ann@127.0.0.1:9/cuius")
    assert said.status == 1
    assert 'pip install "cuius[postgres]"' in said.err


def test_what_is_logged_on_the_way_is_not_among_the_results(cuius):
    said = cuius("db", "check", "--json", "--database", "postgresql://ann@127.0.0.1:9/cuius")
    assert said.status == 1
    assert "Connect call failed" in said.json["troubles"][0]


def test_backup_restore_and_back(db, file, tmp_path):
    db("upgrade")
    backup = tmp_path / "backup"
    assert db("backup", backup).out == f"Backed up to {backup}.\n"
    again = db("backup", backup)
    assert again.is_a_refusal
    assert "--force" in again.err
    assert db("backup", backup, "--force").status == 0
    refused = db("restore", backup)
    assert refused.status == 1
    assert "--force" in refused.err
    assert db("restore", backup, "--force").out.endswith(f"kept as {file}.replaced.\n")
    file.unlink()
    assert db("restore", backup).status == 0
    assert db("check").status == 0


def test_check_lists_every_running_table(db, file):
    (first, second) = begin_games(f"sqlite:///{file}", games=2)
    with closing(sqlite3.connect(file)) as connection, connection:
        last = "number = (SELECT max(number) FROM journal_row WHERE table_id = ?)"
        connection.execute(
            f"UPDATE journal_row SET answer = '\"nonsense\"' WHERE table_id = ? AND {last}", (second, second)
        )
    said = db("check")
    assert said.status == 1
    assert f"{first} 'Ghent' (revolution" in said.out
    assert ": same\n" in said.out
    assert "illegal at entry" in said.out
    assert "offered there: " in said.out
    assert said.out.endswith("1 same, 0 different but legal, 1 illegal.\n")
    answer = db("check", "--json")
    assert answer.status == 1
    assert (answer.json["ok"], answer.json["same"], answer.json["illegal"]) == (False, 1, 1)
    assert {t["id"]: t["verdict"] for t in answer.json["tables"]} == {first: "same", second: "illegal"}


def test_a_database_that_is_not_there_is_bad_input(db):
    assert db("check").is_a_refusal


def test_the_database_is_the_one_the_server_would_serve(cuius, tmp_path, monkeypatch):
    config = tmp_path / "cuius.toml"
    config.write_text(f'database = "sqlite:///{tmp_path}/served.db"\n')
    assert cuius("db", "upgrade", "--config", config).status == 0
    assert (tmp_path / "served.db").exists()
    monkeypatch.setenv("CUIUS_DATABASE", f"sqlite:///{tmp_path}/other.db")
    assert cuius("db", "upgrade", "--config", config).status == 0
    assert (tmp_path / "other.db").exists()


def test_or_that_of_local_play(cuius, tmp_path, monkeypatch):
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path))
    assert cuius("db", "upgrade", "--play").status == 0
    assert (tmp_path / "cuius.db").exists()
    assert cuius("db", "upgrade", "--play", "--database", "sqlite:///x.db").is_a_refusal
