"""Incidents: a number for the player, a file for the keeper, and nothing that repeats secrets."""

from __future__ import annotations

import json
import os
import stat

import pytest

from cuius.core.errors import BadRecord
from cuius.core.match import Match
from cuius.server import incidents as module
from cuius.server.app import create_app
from cuius.server.incidents import Incidents
from cuius.server.settings import Settings
from cuius.server.web.request_json import nested_deeper
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

    monkeypatch.setattr("cuius.server.api.tables.list_of_tables", fail)
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

    monkeypatch.setattr("cuius.server.api.tables.list_of_tables", fail)
    assert home.get("/api/tables", params={"which": "open"}).json()["error"] == "Incident"


def test_what_the_framework_refuses_is_no_incident(home, tmp_path):
    assert home.get("/nowhere").status_code == 404
    assert home.post("/api/tables", json={"title": 3}).status_code == 400
    assert not (tmp_path / "incidents").exists()


def files_in(folder):
    return sorted(path.name for path in (folder / "incidents").iterdir())


def test_a_full_folder_or_a_bad_one_does_no_harm(tmp_path, lines, monkeypatch):
    monkeypatch.setattr(module, "MAX_INCIDENTS", 1)
    incidents = Incidents(tmp_path)
    assert incidents.write_file("one", "rules", {"x": object()}) is not None
    assert incidents.write_file("two", "rules", {}) is None
    assert lines.of("incidents.full")
    (tmp_path / "file").write_text("")
    assert Incidents(tmp_path / "file").write_file("three", "rules", {}) is None
    assert lines.of("incident.not_written")


def failure(error: Exception) -> Exception:
    try:
        raise error
    except Exception as raised:
        return raised


def test_a_failure_that_repeats_is_one_incident_an_hour(tmp_path, lines, clock):
    incidents = Incidents(tmp_path, clock)
    same = {incidents.record_failure(failure(ValueError("x")), path="/here") for _ in range(520)}
    other = incidents.record_failure(failure(ValueError("x")), path="/there")
    assert len(same) == 1
    assert other not in same
    assert len(files_in(tmp_path)) == 2
    [incident] = same
    [file] = (tmp_path / "incidents").glob(f"{incident}.*")
    kept = json.loads(file.read_text())
    assert (kept["incident"], kept["count"], kept["path"]) == (incident, 512, "/here")
    assert "ValueError: x" in kept["traceback"][-1]
    assert len(lines.of("server.failed")) == 11
    clock.turn(3600)
    assert incidents.record_failure(failure(ValueError("x")), path="/here") not in same


def test_files_of_failed_requests_make_room_and_those_of_failed_rules_stay(tmp_path, clock, monkeypatch):
    monkeypatch.setattr(module, "MAX_INCIDENTS", 4)
    incidents = Incidents(tmp_path, clock)
    incidents.record_rules_failure("rule1", "table", {})
    first = incidents.record_failure(failure(KeyError()), path="/once")
    repeated = incidents.record_failure(failure(ValueError()), path="/often")
    clock.turn(3600)
    again = incidents.record_failure(failure(ValueError()), path="/often")
    for number, incident in enumerate(("rule1", first, repeated, again)):
        [file] = (tmp_path / "incidents").glob(f"{incident}.*")
        os.utime(file, (number, number))

    def left() -> set[str]:
        return {name.partition(".")[0] for name in files_in(tmp_path)}

    incidents.record_rules_failure("rule2", "table", {})
    assert left() == {"rule1", first, again, "rule2"}  # of what repeats, the newest is enough
    incidents.record_rules_failure("rule3", "table", {})
    incidents.record_rules_failure("rule4", "table", {})
    assert left() == {"rule1", "rule2", "rule3", "rule4"}
    incidents.record_failure(failure(OSError()), path="/new")
    assert left() == {"rule1", "rule2", "rule3", "rule4"}


def test_the_folder_has_a_limit_of_size(tmp_path, clock, monkeypatch):
    monkeypatch.setattr(module, "MAX_BYTES", 3000)
    incidents = Incidents(tmp_path, clock)
    for number in range(20):
        incidents.write_file(f"incident{number}", f"signature{number}", {"text": "x" * 800})
    assert len(files_in(tmp_path)) == 3


@pytest.mark.parametrize("body", [b"[" * 2000 + b"]" * 2000, b'{"title":' * 2000 + b"1" + b"}" * 2000])
def test_deep_json_is_refused_with_a_sentence_and_is_no_incident(home, tmp_path, body):
    headers = {"Content-Type": "application/json"}
    answer = home.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadJson")
    assert "levels deep" in answer.json()["text"]
    answer = home.post("/api/tables", content=b'{"title": "\xff"}', headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadJson")
    answer = home.post("/api/tables", content=b'{"title": [' + b"[]," * 60_000 + b"[]]}", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadJson")
    board = {"title": "revolution", "board": json.loads("[" * 30 + "]" * 30)}
    assert home.post("/api/tables", json=board).status_code == 400
    assert not (tmp_path / "incidents").exists()


def test_deep_json_on_a_socket_is_refused_too(home, tmp_path):
    table = begin_game(home, 1)
    with home.websocket_connect(f"/ws/tables/{table}") as socket:
        for text in ("[" * 2000 + "]" * 2000, '{"a":' + "[" * 2000 + "]" * 2000 + ',"type":"watch"}'):
            socket.send_text(text)
            assert socket.receive_json(timeout=10)["type"] == "refused"
    assert not (tmp_path / "incidents").exists()


@pytest.mark.parametrize(
    ("body", "deep"),
    [
        (b"[[[]]]", False),
        (b"[[[[]]]]", True),
        (b'["[[[[[", "\\"[[[[["]', False),
        (b"[{}, [], {}, [[]], {}]", False),
        (b'{"a": [{"b": [1]}]}', True),
        (b"]]]]]]]]", False),
        (b"[[[[[[", True),
        (b'"[[[[[[', True),
    ],
)
def test_how_deep_json_is_nested(body, deep):
    assert nested_deeper(body, 3) is deep


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
