"""Databases of every released version, as their servers left them, are upgraded and go on."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, inspect, select, text

from cuius.cli.main import run as cuius
from cuius.server.settings import Settings
from cuius.server.store.upgrade import alembic_config
from tests.server.browser import PASSWORD, Browser
from tests.server.store.old_database import on_connection

RELEASED = Path(__file__).parents[2] / "released"
VERSIONS = {"0.1.0": "0005"}
"""Each release and its migration."""


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, version: str, tmp_path: Path) -> str:
    file = f"sqlite:///{restored(version, tmp_path / 'released.db')}"
    if request.param == "sqlite":
        return file
    url: str = request.getfixturevalue("cluster").new()
    command.upgrade(alembic_config(url), VERSIONS[version])
    rows = on_connection(file, read_all)
    on_connection(url, lambda connection: write_all(connection, rows))
    return url


def restored(version: str, file: Path) -> Path:
    with sqlite3.connect(file) as connection:
        connection.executescript(
            lzma.decompress((RELEASED / version / "database.sql.xz").read_bytes()).decode()
        )
    connection.close()
    return file


def read_all(connection: Connection) -> dict[str, list[dict[str, object]]]:
    tables = MetaData()
    tables.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in tables.sorted_tables
        if table.name != "alembic_version"
    }


def write_all(connection: Connection, rows: dict[str, list[dict[str, object]]]) -> None:
    """Fill the same tables of a PostgreSQL database, and let its counters go on after what is there."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if rows.get(table.name):
            connection.execute(table.insert(), rows[table.name])
        for column in inspect(connection).get_columns(table.name):
            if "nextval" in str(column["default"]):
                name = f"pg_get_serial_sequence('\"{table.name}\"', '{column['name']}')"
                most = f'(SELECT coalesce(max({column["name"]}), 0) + 1 FROM "{table.name}")'
                connection.execute(text(f"SELECT setval({name}, {most}, false)"))


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(database=database, data=str(tmp_path), plain_http=True)


@pytest.fixture
def anna(browser: Browser) -> Browser:
    signed_in = browser.post("/api/account/sign-in", json={"name": "Anna", "password": PASSWORD, "code": ""})
    assert signed_in.status_code == 200, signed_in.text
    return browser


def tables_of(anna: Browser) -> dict[str, dict]:
    return {table["name"]: table for table in anna.get("/api/tables", params={"which": "mine"}).json()}


def test_the_command_upgrades_and_checks_it(database, capsys):
    assert cuius(["db", "upgrade", "--database", database]) == 0
    capsys.readouterr()
    cuius(["db", "check", "--json", "--database", database])
    found = msgspec.json.decode(capsys.readouterr().out)
    assert found["troubles"] == []
    verdicts = {table["name"]: (table["title"], table["verdict"]) for table in found["tables"]}
    assert verdicts["A game of three"] == ("revolution", "same")
    assert verdicts["The court"] == ("guerres", "same")


def test_people_tables_and_talk_are_there(anna):
    tables = tables_of(anna)
    assert {name: table["status"] for name, table in tables.items()} == {
        "A game of three": "running",
        "The court": "running",
        "Wittenberg": "running",
        "Finished": "finished",
    }
    (said,) = anna.get(
        f"/api/tables/{tables['A game of three']['id']}/chat", params={"seat": "catholics"}
    ).json()
    assert (said["name"], said["text"]) == ("Anna", "Good luck!")


@pytest.mark.parametrize("name", ["A game of three", "The court"])
def test_a_running_game_goes_on(anna, name):
    table = tables_of(anna)[name]
    bert = anna.another()
    assert (
        bert.post("/api/account/sign-in", json={"name": "Bert", "password": PASSWORD, "code": ""}).status_code
        == 200
    )
    for person in (anna, bert):
        for seat in table["seats"]:
            path = f"/api/tables/{table['id']}"
            seen = person.get(f"{path}/observation", params={"seat": seat["seat"]})
            question = seen.json()["question"] if seen.status_code == 200 else None
            if question is not None:
                answer = {"id": "the next one", "seat": seat["seat"], "answer": question["options"][0]}
                answer |= {"number": question["number"], "key": question["key"]}
                played = person.post(f"{path}/answer", json=answer)
                assert played.status_code == 200, played.text
                return
    raise AssertionError("nobody is asked")


def test_a_game_that_the_rules_no_longer_allow_is_kept_and_says_why(anna):
    table = tables_of(anna)["Wittenberg"]
    seat = next(seat["seat"] for seat in table["seats"] if seat["mine"])
    seen = anna.get(f"/api/tables/{table['id']}/observation", params={"seat": seat})
    assert (seen.status_code, seen.json()["error"]) == (503, "IncompatibleRules")
    assert anna.get(f"/api/tables/{table['id']}").json()["status"] == "running"
