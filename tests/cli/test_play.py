"""`cuius play`: games in the person's own folder, and never two servers on them."""

from __future__ import annotations

import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from cuius.cli import files
from cuius.cli import play as module
from cuius.server.ops.database_lock import DatabaseLock
from cuius.server.settings import Settings, sqlite_url_in
from tests.signals import default_interrupt

CUIUS = [sys.executable, "-m", "cuius"]


@pytest.fixture
def data(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def ran(monkeypatch):
    runs: list[Settings] = []

    def run(settings, listening, lock):
        listening.close()
        lock.close()
        runs.append(settings)

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr("cuius.server.run.configure_logging", lambda *_: None)
    return runs


@pytest.fixture
def opened(monkeypatch):
    pages: list[str] = []
    monkeypatch.setattr(module.webbrowser, "open", pages.append)
    monkeypatch.setattr(module, "has_screen", lambda: True)
    return pages


def test_local_play_keeps_its_games_in_a_private_folder(cuius, ran, data, opened):
    said = cuius("play", "revolution")
    assert said.status == 0
    (settings,) = ran
    assert settings.local
    assert settings.database == sqlite_url_in(data)
    assert settings.data_folder == data
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert opened[0].startswith("http://127.0.0.1:")
    assert opened[0].endswith("/#revolution")


def test_without_a_wish_the_folder_is_where_the_system_keeps_such_things(monkeypatch, tmp_path):
    monkeypatch.delenv("CUIUS_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(files.sys, "platform", "linux")
    assert files.data_folder() == tmp_path / "cuius"
    monkeypatch.setattr(files.sys, "platform", "darwin")
    assert files.data_folder() == Path.home() / "Library" / "Application Support" / "cuius"
    monkeypatch.setattr(files.sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert files.data_folder() == tmp_path / "local" / "cuius"


def test_a_taken_port_fails_with_status_1(cuius, ran, data):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = cuius("play", "--no-browser", "--port", port)
    assert said.status == 1
    assert f"Port {port} cannot be used" in said.err


def test_a_folder_that_cannot_be_used_is_one_line(cuius, ran, tmp_path):
    (tmp_path / "file").write_text("")
    assert cuius("play", "--no-browser", "--data", tmp_path / "file").is_a_refusal


def test_games_held_by_a_process_that_does_not_answer_are_left_alone(cuius, ran, data, monkeypatch):
    monkeypatch.setattr(module, "TRIES", 1)
    data.mkdir()
    lock = DatabaseLock(sqlite_url_in(data))
    said = cuius("play", "--no-browser")
    lock.close()
    assert said.status == 1
    assert "does not answer" in said.err
    assert not ran


@pytest.mark.slow
def test_play_runs_on_a_free_port_and_a_second_one_goes_to_the_first(data, cuius, opened):
    command = [*CUIUS, "play", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=default_interrupt) as game:
        said = next(line for line in game.stdout if "http://" in line)  # type: ignore[union-attr]
        address = next(word for word in said.split() if word.startswith("http://127.0.0.1:"))
        second = cuius("play", "revolution")
        assert second.status == 0
        assert second.out == f"Cuius Regio runs already at {address}#revolution\n"
        assert opened == [f"{address}#revolution"]
        with urllib.request.urlopen(address + "api/tables?which=mine", timeout=60) as answer:
            assert answer.status == 200
        game.send_signal(signal.SIGINT)
        assert game.wait(timeout=60) == 0
    assert (data / "cuius.db").exists()
