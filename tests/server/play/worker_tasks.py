"""What the tests of worker processes let them do."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from cuius.core.errors import RulesBroken, StaleNumber


def echo(what: object) -> object:
    return what


def process_id() -> int:
    return os.getpid()


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def chatter(what: str) -> str:
    """Prints what would break into the messages to the server."""
    print("a word on standard output", flush=True)
    return what


def spin(*given: object) -> None:
    while True:
        pass


def hang(*given: object) -> None:
    """Does nothing, for longer than any test lasts."""
    time.sleep(3600)


def refuse() -> None:
    raise StaleNumber("That answer is for question 3, but 4 is open; look again.", "REV 3-r1")


def fail() -> None:
    raise RulesBroken("The rules failed.", {"why": "no reason"})


def end(times: int, tally: str) -> int:
    """Ends its process as if killed, the first so many times."""
    done = Path(tally)
    ended = len(done.read_text()) if done.exists() else 0
    if ended < times:
        done.write_text("x" * (ended + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return ended


def count(report: Callable[[int], None]) -> str:
    for n in (1, 2, 3):
        report(n)
    return "counted"
