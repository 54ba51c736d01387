"""One server a database file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cuius.server.database_url import sqlite_file
from cuius.server.ops.database_lock import DatabaseLock, DatabaseLocked

HOLD = """
import sys
from cuius.server.ops.database_lock import DatabaseLock

lock = DatabaseLock(sys.argv[1])
lock.write_owner("http://127.0.0.1:9/")
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_claim_is_told_who_has_the_first(tmp_path):
    url = f"sqlite:///{tmp_path}/cuius.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(DatabaseLocked, match="stop that one first") as taken:
            DatabaseLock(url)
        assert taken.value.owner.process == other.pid
        assert taken.value.owner.address == "http://127.0.0.1:9/"
        other.kill()
        other.wait()
        DatabaseLock(url).close()


def test_a_claim_that_is_given_up_can_be_taken_again(tmp_path):
    url = f"sqlite:///{tmp_path}/cuius.db"
    DatabaseLock(url).close()
    lock = DatabaseLock(url)
    with pytest.raises(DatabaseLocked) as taken:
        DatabaseLock(url)
    assert taken.value.owner.process == os.getpid()
    lock.close()


def test_what_is_no_file_is_not_claimed():
    assert sqlite_file("sqlite:///a/b.db") == Path("a/b.db")
    assert sqlite_file("sqlite://") is None
    assert sqlite_file("postgresql://localhost/cuius") is None
    DatabaseLock("postgresql://localhost/cuius").close()
