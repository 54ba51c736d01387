"""Processes that play games end with the one that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 120
LONG = ["arena", "example", "--players", "2", "--games", "1000000", "--jobs", "2"]

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds processes in /proc")


def session_of(leader: int) -> list[int]:
    """The living processes of a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it ended meanwhile
            continue
        if int(session) == leader and state != "Z":
            found.append(int(stat.parent.name))
    return found


def lines_of(path: Path) -> int:
    return len(path.read_bytes().splitlines()) if path.exists() else 0


def wait_for(holds) -> None:
    for _ in range(PATIENCE * 10):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("it never came to that")


def test_nobody_plays_on_when_the_arena_was_killed(tmp_path):
    command = [sys.executable, "-m", "cuius", *LONG, "--out", str(tmp_path)]
    arena = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_for(lambda: lines_of(tmp_path / "games.jsonl") > 10 or arena.poll() is not None)
        assert len(session_of(arena.pid)) > 2
        arena.kill()
        arena.wait()
        wait_for(lambda: not session_of(arena.pid))
    finally:
        for process in session_of(arena.pid):
            os.kill(process, signal.SIGKILL)
