"""Incidents: a number for the player, a file for the keeper, and nothing that repeats secrets."""

from __future__ import annotations

import json
import stat

import pytest

from cuius.core.errors import BadRecord
from cuius.core.match import Match
from cuius.server import incidents as module
from cuius.server.app import create_app
from cuius.server.incidents import Incidents
from cuius.server.settings import Settings
from tests.server.browser import Browser
from tests.server.local_games import answer_once, begin_game


@pytest.fixture
def home(tmp_path, lines):
    with Browser(create_app(Settings(database=f"sqlite:///{tmp_path}/cuius.db", local=True))) as browser:
        yield browser


def only_file(folder):
    (file,) = (folder / "incidents").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    return file, json.loads(file.read_text())


def test_rules_that_fail_leave_a_dump_and_a_line_that_names_it(home, tmp_path, lines, monkeypatch):
    table = begin_game(home, 1)

    def fail(self, value):
        raise ZeroDivisionError("a rule")

    monkeypatch.setattr(Match, "_advance", fail)
    with pytest.raises(AssertionError, match="Incident"):
        answer_once(home, table, "answer-fails")
    monkeypatch.undo()
    file, kept = only_file(tmp_path)
    (line,) = lines.of("rules.failed")
    assert (line["file"], line["table"], line["incident"]) == (str(file), table, kept["incident"])
    assert "dump" not in line
    assert kept["dump"]


def test_what_nobody_foresaw_is_answered_with_a_number(home, tmp_path, lines, monkeypatch):
    async def fail(*_, **__):
        raise RuntimeError("the secret of the failure")

    monkeypatch.setattr("cuius.server.tables.service.Tables.list", fail)
    answer = home.get("/api/tables", params={"which": "open"})
    file, kept = only_file(tmp_path)
    assert answer.status_code == 500
    assert answer.json()["error"] == "Incident"
    assert kept["incident"] in answer.json()["text"]
    assert "the secret of the failure" not in answer.text
    assert any("the secret of the failure" in text for text in kept["traceback"])
    assert lines.of("server.failed")[0]["file"] == str(file)


def test_an_error_of_ours_that_is_nobodys_fault_is_an_incident_too(home, tmp_path, monkeypatch):
    async def fail(*_, **__):
        raise BadRecord("Entry 3: not offered there.", 3)

    monkeypatch.setattr("cuius.server.tables.service.Tables.list", fail)
    assert home.get("/api/tables", params={"which": "open"}).json()["error"] == "Incident"


def test_what_the_framework_refuses_is_no_incident(home, tmp_path):
    assert home.get("/nowhere").status_code == 404
    assert home.post("/api/tables", json={"title": 3}).status_code == 400
    assert not (tmp_path / "incidents").exists()


def test_a_full_folder_or_a_bad_one_does_no_harm(tmp_path, lines, monkeypatch):
    monkeypatch.setattr(module, "MAX_INCIDENTS", 1)
    incidents = Incidents(tmp_path)
    assert incidents.write_file("one", {"x": object()}) is not None
    assert incidents.write_file("two", {}) is None
    assert lines.of("incidents.full")
    (tmp_path / "file").write_text("")
    assert Incidents(tmp_path / "file").write_file("three", {}) is None
    assert lines.of("incident.not_written")


def test_a_question_about_options_is_no_incident(browser, tmp_path):
    assert browser.options("/api/tables").status_code == 204
    assert not (tmp_path / "incidents").exists()


def test_who_hangs_up_in_the_middle_is_no_incident(home, tmp_path):
    """A body that is announced and never comes."""

    async def hang_up() -> list[int]:
        statuses: list[int] = []

        async def receive():
            return {"type": "http.disconnect"}

        async def send(message) -> None:
            statuses.append(message.get("status", 0))

        headers = [(b"host", b"127.0.0.1"), (b"x-cuius", b"1"), (b"content-length", b"10")]
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/tables",
            "raw_path": b"/api/tables",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 1555),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
        }
        await home.app(scope, receive, send)
        return statuses

    assert home.blocking_portal.call(hang_up)
    assert not (tmp_path / "incidents").exists()
