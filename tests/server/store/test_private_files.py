"""The database and all that lies beside it is for the eyes of the server's own user."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from cuius.server.app import create_app
from cuius.server.ops.backup import back_up_sqlite
from cuius.server.settings import Settings
from tests.server.browser import Browser
from tests.server.local_games import answer_once, begin_game


@pytest.fixture(autouse=True)
def generous_umask():
    """As on a machine where everybody reads what anybody writes."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def serve(folder: Path) -> Browser:
    return Browser(create_app(Settings(database=f"sqlite:///{folder}/cuius.db", local=True)))


def test_what_a_server_writes_only_its_user_can_read(tmp_path):
    with serve(tmp_path) as browser:
        table = begin_game(browser, 1)
        answer_once(browser, table, "the first answer")
        back_up_sqlite(f"sqlite:///{tmp_path}/cuius.db", tmp_path / "backup.db")
        browser.app.state.incidents.write_file("one", "request", {})
        found = modes(tmp_path)
    assert found.pop("incidents") == 0o700
    assert {"cuius.db", "cuius.db-wal", "cuius.db-shm", "backup.db"} <= set(found)
    assert set(found.values()) == {0o600}


def test_old_files_that_others_may_read_are_made_private(tmp_path, lines):
    with serve(tmp_path):
        pass
    incidents = tmp_path / "incidents"
    incidents.mkdir()
    (incidents / "old.json").write_text("{}")
    (tmp_path / "cuius.db").chmod(0o644)
    (tmp_path / "notes.txt").write_text("not ours")
    with serve(tmp_path):
        assert modes(incidents) == {"old.json": 0o600}
        assert modes(tmp_path)["incidents"] == 0o700
        assert modes(tmp_path)["cuius.db"] == 0o600
        assert modes(tmp_path)["notes.txt"] == 0o666
    said = {(line["file"], line["was"]) for line in lines.of("file.made_private")}
    assert (str(tmp_path / "cuius.db"), "0644") in said
    assert (str(incidents / "old.json"), "0666") in said
