"""What the tests of worker processes let them do."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from cuius.bots.plans import Plan
from cuius.core.errors import RulesBroken, StaleNumber
from cuius.core.excerpt import Excerpt
from cuius.server.play import bots
from cuius.server.play.workers.helpers import JobPart


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


def part_of_work(folder: str, fates: dict[int, str], part: JobPart, is_stopped: Callable[[], bool]) -> int:
    """Waits until all other parts have begun, and goes on as it is told."""
    (Path(folder) / str(part.number)).touch()
    while len(list(Path(folder).iterdir())) < part.parts:
        time.sleep(0.005)
    match fates.get(part.number):
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "fails":
            raise LookupError("nothing comes to mind")
        case "hangs":
            hang()
        case "goes on":
            while not is_stopped():
                time.sleep(0.005)
        case "until told":
            while not (Path(folder) / "told").exists():
                time.sleep(0.005)
    return part.number


def think_or_die(
    excerpt: Excerpt, seat: str, name: str, plan: Plan, part: JobPart, is_stopped: Callable[[], bool]
) -> bytes | None:
    """One of several searches; the processes of all but the first end in the midst of it."""
    if part.number:
        os.kill(os.getpid(), signal.SIGKILL)
    return bots.think_in_part(excerpt, seat, name, plan, part, is_stopped)
