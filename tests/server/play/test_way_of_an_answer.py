"""The way of one answer, from the socket of one seat to that of another, as docs/architecture.md lists it."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.server.play.club import SEATS, Club, watch

OURS = str(Path(__file__).parents[3] / "src/cuius")
ARCHITECTURE = Path(__file__).parents[3] / "docs/architecture.md"
MOST = 25

MILESTONES = {
    "web.connections.OpenSocket.receive",
    "play.game_service.GameService.change",
    "core.match.Match.answer",
    "store.sqlite_writer.InLoopSqliteWriter.write",
    "play.persistence.store",
    "core.observation.Observation.update",
    "web.connections.OpenSocket.send",
}
"""Received; understood; applied; on its way to the database; stored; built for a seat; handed to a socket."""


def name_of(frame: FrameType) -> str | None:
    """A function of ours outside the titles: its module below the server or the package, and its name."""
    code = frame.f_code
    if not code.co_filename.startswith(OURS) or "/titles/" in code.co_filename:
        return None
    module = frame.f_globals["__name__"].removeprefix("cuius.").removeprefix("server.")
    name = code.co_qualname.replace("<locals>.", "")
    return None if "<listcomp>" in name or "<dictcomp>" in name else f"{module}.{name}"


class Recorder:
    """Records which functions are running when a milestone is reached, outermost first."""

    def __init__(self) -> None:
        self.way: list[str] = []
        self.reached: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or name_of(frame) not in MILESTONES:
            return
        self.reached.add(name_of(frame) or "")
        running: list[str] = []
        at: FrameType | None = frame
        while at is not None:
            running += [name] if (name := name_of(at)) is not None else []
            at = at.f_back
        self.way += [name for name in reversed(running) if name not in self.way]


SETTLED = 1.0
"""Seconds after which a server has done what it does at its start; recording slows everything it does."""
ATTEMPTS = 3
"""An answer takes a longer way while another connection writes: then another server is tried."""


@pytest.fixture
def way(tmp_path: Path) -> list[str]:
    """The functions through which an answer passes while two seats watch."""
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        recorder = recorded(folder)
        if recorder.reached == MILESTONES:
            break
    assert recorder.reached == MILESTONES
    return recorder.way


def recorded(folder: Path) -> Recorder:
    """What was recorded of one answer at a server of its own."""
    club, recorder = Club(folder), Recorder()
    with club.stack:
        table = club.table()
        asked = club.asked(table)[0]
        other = next(seat for seat in SEATS if seat != asked)
        with (
            watch(club.holder(asked), table, asked) as here,
            watch(club.holder(other), table, other) as there,
        ):
            question = here.heard[-1]["question"]
            answer = {"seat": asked, "number": question["number"], "key": question["key"]}
            time.sleep(SETTLED)
            club.call(sys.setprofile, recorder)
            here.socket.send_json(
                {"type": "answer", "id": "the answer", **answer, "answer": question["options"][0]}
            )
            here.until("update")
            there.until("update")
            club.call(sys.setprofile, None)
    return recorder


def test_an_answer_passes_through_few_functions_and_all_are_listed(way):
    listed = re.findall(r"^\d+\. `([\w.<>]+)`", ARCHITECTURE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(way) == sorted(listed)
    assert len(way) <= MOST
