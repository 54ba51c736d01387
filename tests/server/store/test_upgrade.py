"""A server that starts on a database of migration 0005 upgrades it, and nothing in it is lost."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pyotp
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, select, text

from cuius.cli.main import run as cuius
from cuius.server.settings import Settings
from cuius.server.store.models import Base
from cuius.server.store.upgrade import alembic_config
from tests.server.browser import PASSWORD, Browser
from tests.server.postgres import Cluster
from tests.server.store import old_database as old
from tests.server.store.old_database import DAY, HOUR, NOW, make_old_database, on_connection

PATIENCE = 30.0
"""Seconds that a letter may take on a busy machine."""


@pytest.fixture(scope="module")
def old_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("old") / "old.db"
    make_old_database(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="module")
def old_postgres(cluster: Cluster) -> str:
    url = cluster.new()
    make_old_database(url)
    return url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an old database of the test's own. The fixture `browser` starts a server on it."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("cluster").new(like=request.getfixturevalue("old_postgres"))
        return url
    return f"sqlite:///{shutil.copy(request.getfixturevalue('old_sqlite'), tmp_path)}"


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(database=database, data=str(tmp_path), plain_http=True, admins=("Anna",))


@pytest.fixture
def anna(browser: Browser) -> Browser:
    browser.cookies.set(old.COOKIE, old.ANNAS_COOKIE)
    return browser


@pytest.fixture
def bert(browser: Browser) -> Browser:
    other = browser.another()
    other.cookies.set(old.COOKIE, old.BERTS_COOKIE)
    return other


def table_ids(browser: Browser, which: str) -> list[str]:
    return [table["id"] for table in browser.get("/api/tables", params={"which": which}).json()]


def sign_in(browser: Browser, name: str, password: str = PASSWORD, code: str = "") -> int:
    wish = {"name": name, "password": password, "code": code}
    return browser.another().post("/api/account/sign-in", json=wish).status_code


# People


def test_accounts_and_preferences(anna, bert):
    assert anna.get("/api/me").json() == {
        "id": "anna",
        "name": "Anna",
        "admin": True,
        "language": "fr",
        "email": "anna@example.org",
        "unconfirmed_email": None,
        "two_factor": True,
        "recovery_codes": 1,
        "muted_until": None,
        "preferences": {
            "email": False,
            "webhook": "https://hooks.example.org/anna",
            "silent": {},
            "time_zone": "",
            "days_off": [5, 6],
            "dates_off": [],
            "windows": {},
        },
        "settings": None,
        "created_at": NOW - 90 * DAY,
    }
    mine = bert.get("/api/me").json()
    assert (mine["admin"], mine["two_factor"], mine["unconfirmed_email"]) == (
        False,
        False,
        "bert@example.com",
    )
    wishes = mine["preferences"]
    assert (wishes["email"], wishes["webhook"], wishes["days_off"]) == (True, "", [2, 3])


def test_passwords_and_codes_of_an_authenticator(anna):
    assert sign_in(anna, "Bert") == sign_in(anna, "bert@example.org") == 200
    assert sign_in(anna, "Anna") == 401
    assert sign_in(anna, "Anna", code=pyotp.TOTP(old.ANNAS_TOTP).at(int(NOW))) == 200


def test_one_time_tokens_of_every_purpose(anna, bert):
    chosen = {"token": old.ANNAS_RESET, "password": "peace of Augsburg"}
    assert anna.post("/api/account/reset/finish", json=chosen).status_code == 204
    assert sign_in(anna, "Anna", "peace of Augsburg", old.ANNAS_RECOVERY) == 200
    assert anna.post("/api/account/confirm", json={"token": old.BERTS_CONFIRMATION}).status_code == 204
    code = pyotp.TOTP(old.BERTS_NEW_TOTP).at(int(NOW))
    assert bert.post("/api/me/second-factor/confirm", json={"code": code}).status_code == 200
    mine = bert.get("/api/me").json()
    assert (mine["email"], mine["unconfirmed_email"], mine["two_factor"]) == ("bert@example.com", None, True)


def test_sessions_and_tokens(anna, bert):
    sessions = {session["user_agent"]: session for session in anna.get("/api/me/sessions").json()}
    assert sorted(sessions) == ["Lynx", "Mosaic"]
    assert (sessions["Lynx"]["current"], sessions["Mosaic"]["current"]) == (True, False)
    assert sessions["Mosaic"]["ip_address"] == "192.0.2.7"
    assert sessions["Mosaic"]["last_seen_at"] == NOW - 60
    (token,) = bert.get("/api/me/tokens").json()
    assert (token["name"], token["scopes"]) == ("my bot", ["read", "play"])
    assert (token["created_at"], token["last_used_at"]) == (NOW - 9 * DAY, NOW - 8 * DAY)
    program = anna.another()
    program.headers["Authorization"] = f"Bearer {old.BERTS_TOKEN}"
    assert table_ids(program, "mine") == ["ghent", "utrecht", "leiden"]


def test_blocks_and_reports(anna, bert):
    assert bert.get("/api/people/blocked").json() == ["Anna"]
    (report,) = anna.get("/api/admin/reports").json()
    assert (report["reporter"], report["reported"], report["text"]) == ("Bert", "Anna", "She wins.")
    assert anna.post("/api/admin/reports/complaint/settle").status_code == 204
    assert [table["incident_id"] for table in anna.get("/api/admin/frozen").json()] == ["incident"]


def test_the_audit_trail_reads_as_one(anna):
    """What was done before the upgrade is told in the words for the same things done after it."""
    assert sign_in(anna, "Bert", "not the password") == 401
    assert anna.post("/api/admin/mute", json={"name": "Bert", "hours": 1}).status_code == 204
    muted, failed, old_muted, old_failed = anna.get("/api/admin/audit").json()
    for new, old_entry in ((muted, old_muted), (failed, old_failed)):
        assert new["action"] == old_entry["action"]
        assert (new["actor_name"], new["subject"]) == (old_entry["actor_name"], old_entry["subject"])
        assert sorted(new["detail"]) == sorted(old_entry["detail"])
    assert [old_muted["created_at"], old_failed["created_at"]] == [NOW - DAY, NOW - 2 * DAY]


# Tables


def test_lists_of_tables(anna, bert):
    stranger = anna.another()
    assert [table_ids(stranger, which) for which in ("open", "running", "finished")] == [
        ["utrecht"],
        ["ghent"],
        [],
    ]
    assert table_ids(anna, "mine") == ["ghent", "leiden", "breda"]
    (utrecht,) = bert.get("/api/tables", params={"which": "open"}).json()
    assert (utrecht["chat"], utrecht["anonymous"], utrecht["public"]) == ("gunboat", True, True)
    assert (utrecht["rematch_of"], utrecht["invitation"]) == ("leiden", "invitation to utrecht")
    assert utrecht["pace"] == {"kind": "slow", "time_bank": 200_000, "increment": 3600, "pass_delay": None}
    assert [(seat["seat"], seat["mine"], seat["free"]) for seat in utrecht["seats"]] == [
        ("first", True, False),
        ("second", False, True),
    ]
    join = {"seat": "second"}
    joined = anna.post("/api/tables/utrecht/join", json=join)
    assert joined.status_code == 204, "Bert does not want to, but he cannot know"


def test_a_finished_game_and_its_analysis(anna):
    leiden = anna.get("/api/tables/leiden").json()
    assert (leiden["status"], leiden["public"], leiden["asked_seats"]) == ("finished", False, [])
    assert leiden["result"]["kind"] == "conceded"
    assert [seat["autopilot"] for seat in leiden["seats"]] == [False, True]
    assert anna.get("/api/tables/leiden/record").json()["result"]["winners"] == ["heron", "boar"]
    found = anna.get("/api/tables/leiden/analysis").json()
    assert (found["status"], found["rows_done"], found["rows_total"]) == ("done", 2, 2)
    assert [moment["row"] for moment in found["moments"]] == [12]


VIEW = {
    "round": 1,
    "rounds": 5,
    "order": ["boar", "otter"],
    "florins": {"heron": 3, "stag": 3, "boar": 3, "otter": 3},
    "gates": {
        "north": {"holder": "heron", "garrison": 1},
        "river": {"holder": None, "garrison": 1},
        "mill": {"holder": None, "garrison": 1},
    },
    "deck": 12,
    "discards": {"militia": 1, "company": 1, "cannon": 0, "bar": 1},
    "hand_sizes": {"heron": 1, "stag": 2, "boar": 3, "otter": 3},
    "hands": {"heron": ["militia"], "boar": ["company", "company", "cannon"]},
    "offers": [],
    "draft": [],
}
"""What the first seat saw before the upgrade."""


def test_a_running_game_stands_as_it_stood(anna, bert):
    ghent = anna.get("/api/tables/ghent").json()
    assert (ghent["asked_seats"], ghent["last_move_at"]) == (["first"], NOW - HOUR)
    assert [seat["time_bank"] for seat in ghent["seats"]] == [7200.0, 200_000.0]
    assert [seat["deadline"] for seat in ghent["seats"]] == [NOW + HOUR, None]
    seen = anna.get("/api/tables/ghent/observation", params={"seat": "first"}).json()
    assert seen["view"] == VIEW
    assert (seen["rows"], seen["question"]["key"]) == (33, "march.gate")
    assert seen["question"]["options"] == ["north", "river", "mill"]
    assert [event["key"] for event in seen["log"][-3:]] == ["gate.taken", "march.begins", "gate.barred"]
    other = bert.get("/api/tables/ghent/observation", params={"seat": "second"}).json()
    assert other["question"] is None
    assert other["view"]["hands"] == {
        "stag": ["company", "cannon"],
        "otter": ["militia", "militia", "company"],
    }


def test_a_running_game_goes_on_with_the_same_chance(anna, bert):
    """The dice are those that the old program throws here: they come from the seed and the salts."""
    answer = {"seat": "first", "number": 33, "key": "march.gate", "answer": "river"}
    played = anna.post("/api/tables/ghent/answer", json={"id": "answer 33", **answer})
    assert (played.status_code, played.json()) == (200, {"rows": 36}), played.text
    again = anna.post("/api/tables/ghent/answer", json={"id": "answer 32", **answer})
    assert (again.status_code, again.json()) == (200, {"rows": 36}), "it was played before the upgrade"
    rows = bert.get("/api/tables/ghent/record", params={"seat": "second"}).json()["rows"]
    assert [row[1:3] for row in rows[34:]] == [["march.attack", [5, 6, 3]], ["march.defence", [6]]]
    assert (
        bert.get("/api/tables/ghent/observation", params={"seat": "second"}).json()["question"]["key"]
        == "action"
    )


def test_clocks_go_on_and_days_off_do_not_count(anna, bert):
    answer = {"seat": "first", "number": 33, "key": "march.gate", "answer": "river"}
    anna.post("/api/tables/ghent/answer", json={"id": "answer 33", **answer})
    first, second = anna.get("/api/tables/ghent").json()["seats"]
    assert first["time_bank"] == 7200 - 1800 + 3600
    friday = (NOW // DAY + 2) * DAY
    assert second["deadline"] == friday + 200_000 * 0.75, "Bert has Wednesday and Thursday off"


def test_chat(anna, bert):
    heard = anna.get("/api/tables/ghent/chat", params={"seat": "first"}).json()
    assert [(m["sender"], m["name"], m["recipients"], m["journal_length"]) for m in heard] == [
        ("first", "Anna", None, 14),
        ("second", "Bert", ["first"], 31),
    ]
    assert heard[1]["created_at"] == NOW - HOUR
    assert [m["text"] for m in anna.another().get("/api/tables/ghent/chat").json()] == ["Good luck!"]
    said = bert.post("/api/tables/ghent/chat", json={"seat": "second", "text": "Thanks!"})
    assert said.status_code == 201, said.text
    assert said.json()["id"] == heard[1]["id"] + 1


def test_motions(anna):
    pace, undo = anna.get("/api/tables/ghent/motions").json()
    assert (undo["status"], undo["proposer"], undo["number"]) == ("refused", "second", 27)
    assert (pace["status"], pace["waiting"]) == ("open", ["first"])
    assert pace["pace"] == {"kind": "slow", "time_bank": 172_800, "increment": 600, "pass_delay": None}
    agreed = anna.post(f"/api/tables/ghent/motions/{pace['id']}/vote", json={"seat": "first", "agree": True})
    assert agreed.json()["status"] == "carried", agreed.text
    assert anna.get("/api/tables/ghent").json()["pace"] == pace["pace"]


# Telling people


def test_notices_and_what_is_left_to_deliver(anna, bert, database):
    assert [(n["kind"], n["table"], n["read"]) for n in bert.get("/api/notices").json()] == [
        ("finished", "leiden", True)
    ]
    notices = anna.get("/api/notices").json()
    assert [(n["kind"], n["seat"], n["created_at"]) for n in notices] == [
        ("motion", "first", NOW - HOUR),
        ("turn", "first", NOW - HOUR),
    ]
    assert anna.get("/api/notices/key").json() == {"secret": "key of Anna's webhooks"}
    propose = {"seat": "first", "kind": "pause"}
    assert anna.post("/api/tables/ghent/motions", json=propose).status_code == 201, "something new is sent"
    end = time.monotonic() + PATIENCE
    while first_delivery(database)["next_attempt_at"] is not None and time.monotonic() < end:
        time.sleep(0.05)
    delivered = first_delivery(database)
    assert (delivered["channel"], delivered["attempts"], delivered["last_error"]) == ("email", 2, "")


def first_delivery(database: str) -> dict[str, Any]:
    return on_connection(database, lambda connection: contents(connection)["delivery"][0])


# The database itself


def contents(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, in the order of their keys."""
    tables = MetaData()
    tables.reflect(connection)
    return {
        table.name: [
            dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
        ]
        for table in tables.sorted_tables
    }


def shape(connection: Connection) -> dict[str, Any]:
    """Tables with their columns, keys and indexes; SQLite cannot rename what guards a column."""
    found, inspector = {}, inspect(connection)
    named = connection.dialect.name == "postgresql"
    for table in inspector.get_table_names():
        keys = [inspector.get_pk_constraint(table), *inspector.get_foreign_keys(table)]
        keys += inspector.get_unique_constraints(table)
        found[table] = {
            "columns": {c["name"]: (str(c["type"]), c["nullable"]) for c in inspector.get_columns(table)},
            "keys": sorted(
                str({k: v for k, v in sorted(key.items()) if named or k != "name"}) for key in keys
            ),
            "indexes": {i["name"]: (i["column_names"], i["unique"]) for i in inspector.get_indexes(table)},
        }
    return found


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, Base.metadata)


def test_the_upgraded_database_is_that_of_the_models(database, tmp_path, request):
    assert on_connection(database, differences)
    command.upgrade(alembic_config(database), "head")
    assert on_connection(database, differences) == []
    postgres = database.startswith("postgres")
    fresh = request.getfixturevalue("cluster").new() if postgres else f"sqlite:///{tmp_path}/fresh.db"
    on_connection(fresh, Base.metadata.create_all)
    upgraded = on_connection(database, shape)
    del upgraded["alembic_version"]
    assert upgraded == on_connection(fresh, shape)


def test_down_and_up_again(database):
    rows, tables = on_connection(database, contents), on_connection(database, shape)
    command.upgrade(alembic_config(database), "head")
    upgraded = on_connection(database, contents)
    command.downgrade(alembic_config(database), "0005")
    assert on_connection(database, contents) == rows
    assert on_connection(database, shape) == tables
    command.upgrade(alembic_config(database), "head")
    assert on_connection(database, contents) == upgraded


def test_an_upgrade_that_fails_changes_nothing(database):
    on_connection(database, lambda c: c.execute(text("CREATE TABLE webhook_key (in_the_way INTEGER)")))
    rows, tables = on_connection(database, contents), on_connection(database, shape)
    with pytest.raises(Exception, match="webhook_key"):
        command.upgrade(alembic_config(database), "head")
    assert on_connection(database, contents) == rows
    assert on_connection(database, shape) == tables


def test_the_command_line_upgrades_and_finds_it_whole(database, capsys):
    assert cuius(["db", "check", "--json", "--database", database]) == 1
    assert "cuius db upgrade" in json.loads(capsys.readouterr().out)["troubles"][0]
    assert cuius(["db", "upgrade", "--database", database]) == 0
    capsys.readouterr()
    assert cuius(["db", "check", "--json", "--database", database]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["same"], found["tables"][0]["id"]) == (True, 1, "ghent")
