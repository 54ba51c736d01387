"""`cuius serve`: settings from everywhere, and one line when they cannot be used."""

from __future__ import annotations

import os
import socket

import pytest

from cuius.cli import serve as module
from cuius.server.settings import Settings


@pytest.fixture(autouse=True)
def no_settings(monkeypatch):
    for name in list(os.environ):
        if name.startswith("CUIUS_"):
            monkeypatch.delenv(name)


@pytest.fixture
def ran(monkeypatch):
    """What the server would have been run with."""
    runs: list[Settings] = []

    def run(settings, listening, lock):
        listening.close()
        lock.close()
        runs.append(settings)

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr("cuius.server.run.configure_logging", lambda *_: None)
    return runs


def test_options_outweigh_variables_and_variables_the_file(cuius, ran, tmp_path, monkeypatch):
    file = tmp_path / "cuius.toml"
    file.write_text('port = 1\ngrace = 7\nadmins = ["Ann"]\n')
    monkeypatch.setenv("CUIUS_GRACE", "8")
    monkeypatch.setenv("CUIUS_CONFIG", str(file))
    said = cuius("serve", "--port", 0, "--data", tmp_path / "data")
    assert said.status == 1  # the folder of the database is not there
    assert "cannot be used" in said.err
    (tmp_path / "data").mkdir()
    assert cuius("serve", "--port", 0, "--data", tmp_path / "data").status == 0
    (settings,) = ran
    assert (settings.port, settings.grace, settings.admins) == (0, 8.0, ("Ann",))
    assert settings.database == f"sqlite:///{tmp_path}/data/cuius.db"


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"CUIUS_HOTS": "x"}, "CUIUS_HOTS"),
        ({"CUIUS_SMTP__PORT": "x"}, "CUIUS_SMTP__PORT"),
        ({"CUIUS_LOCAL": "true", "CUIUS_HOST": "0.0.0.0"}, "this machine only"),
        ({"CUIUS_DATABASE": "mysql://localhost/x"}, "not supported"),
        ({"CUIUS_PROXY": "somewhere"}, "somewhere"),
    ],
)
def test_bad_settings_are_one_line_and_status_2(cuius, ran, monkeypatch, variables, said, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    answer = cuius("serve", "--port", 0)
    assert answer.is_a_refusal
    assert said in answer.err
    assert not ran


def test_a_taken_port_is_status_1_and_gives_the_database_back(cuius, ran, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = cuius("serve", "--port", port, "--data", tmp_path)
    assert said.status == 1
    assert "Cannot listen" in said.err
    assert cuius("serve", "--port", 0, "--data", tmp_path).status == 0


def test_a_database_that_cannot_be_used_is_one_line_and_status_1(cuius, ran, tmp_path):
    (tmp_path / "bad.db").write_text("This is a text and no database at all.")
    (tmp_path / "bad.db").chmod(0o600)
    said = cuius("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/bad.db")
    assert (said.status, said.out) == (1, "")
    assert said.err.splitlines()[-1].endswith("cannot be used: file is not a database.")
    unreachable = "postgresql://ann:hush@127.0.0.1:1/cuius"
    said = cuius("serve", "--port", 0, "--data", tmp_path, "--database", unreachable)
    assert said.status == 1
    assert "cannot be used" in said.err
    assert "hush" not in said.err


def test_a_game_night_has_its_own_certificate_or_a_warning(cuius, ran, tmp_path):
    words = ("serve", "--lan", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    said = cuius(*words)
    assert "https://127.0.0.1" in said.out
    assert "SHA-256" in said.out
    said = cuius(*words, "--plain-http")
    assert "http://127.0.0.1" in said.out
    assert "Warning" in said.err
    assert [(s.scheme, s.plain_http) for s in ran] == [("https", False), ("http", True)]


@pytest.mark.parametrize(
    "words", [("--plain-http",), ("--lan", "--host", "8.8.8.8"), ("--lan", "--host", "x")]
)
def test_a_game_night_elsewhere_is_refused(cuius, ran, words):
    assert cuius("serve", *words).is_a_refusal
    assert ran == []
