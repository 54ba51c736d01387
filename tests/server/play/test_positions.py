"""Earlier positions, charts and layers: as in the game itself, and worked out beside the event loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cuius.core.chance import Seeded
from cuius.core.excerpt import whole_game
from cuius.core.match import Match
from cuius.core.observation import Observation
from cuius.core.runner import Runner
from cuius.core.steps import Steps, finish
from cuius.core.title import get_title
from cuius.server.errors import Conflict
from cuius.server.play import game_service, positions
from cuius.server.play.game_service import GameService
from cuius.server.play.positions import LOOKING, record_charts
from cuius.server.slices import SlicedWork
from cuius.server.tables import journal_store
from tests.server.play.club import SEATS, Club


@pytest.fixture
def club(tmp_path: Any) -> Iterator[Club]:
    club = Club(tmp_path)
    with club.stack:
        yield club


@pytest.fixture
def table(club: Club) -> str:
    """A table with a past of many checkpoints, an undo among them."""
    table = club.table()
    for n in range(20):
        seat = club.answer(table)
        if n == 12:
            club.holder(seat).post(f"/api/tables/{table}/undo", json={"seat": seat})
    return table


def live_match(club: Club, table: str) -> Match:
    match: Match = club.call(club.services.live_tables.get, table).match
    return match


def test_history_is_the_game_as_it_was_for_everybody(club, table):
    match = live_match(club, table)
    rows = len(match.journal)
    for number in (0, 1, rows // 3, rows // 2, rows - 1, rows):
        for seat in (None, *SEATS):
            browser = club.eve if seat is None else club.holder(seat)
            for since in (-1, number - 2, number):
                query = {"since": since} if seat is None else {"since": since, "seat": seat}
                told = browser.get(f"/api/tables/{table}/history/{number}", params=query)
                assert told.json() == json.loads(Observation(match.at(number)).encode(seat, since))


def test_charts_are_continued_and_asked_again_not_worked_out_again(club, table, monkeypatch):
    worked: list[Any] = []
    monkeypatch.setattr(positions, "ChartRecorder", counting(worked))
    first = club.eve.get(f"/api/tables/{table}/charts").json()
    assert club.ann.get(f"/api/tables/{table}/charts").json() == first
    assert len(worked) == 1
    club.answer(table)
    later = club.eve.get(f"/api/tables/{table}/charts").json()
    match = live_match(club, table)
    assert [excerpt.first > 0 for excerpt in worked] == [False, True]
    expected = record_charts(whole_game(match), None, match.over, None)[0]
    assert later["now"]["points"] == expected.now.points
    assert later["now"]["number"] == len(match.journal)


def counting(worked: list[Any]) -> Any:
    """A recorder of charts that is noted with its excerpt."""
    recorder = positions.ChartRecorder

    def make(title: Any, excerpt: Any, progress: Any) -> Any:
        worked.append(excerpt)
        return recorder(title, excerpt, progress)

    return make


def test_no_position_is_worked_out_in_the_event_loop(club, table, monkeypatch):
    loop_thread = club.call(threading.get_ident)
    restarted = []
    restart = Runner._restart_procedure

    def noting(self: Runner, log: Any) -> None:
        restarted.append(threading.get_ident())
        restart(self, log)

    monkeypatch.setattr(Runner, "_restart_procedure", noting)
    path = f"/api/tables/{table}"
    wish = {"at": 20, "seed": 1, "stewards": True}
    answers = [
        club.eve.get(f"{path}/history/30"),
        club.eve.get(f"{path}/charts"),
        club.eve.get(f"{path}/record"),
        club.eve.post(f"{path}/what-if", json=wish),
    ]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert restarted
    assert loop_thread not in restarted


def test_play_and_health_go_on_while_strangers_fill_the_queue(club, table, monkeypatch):
    gate = threading.Event()
    monkeypatch.setattr(positions, "Observation", held_back(gate))
    most = 6
    monkeypatch.setattr(positions, "LOOKING", LOOKING._replace(most_of_address=most))
    path = f"/api/tables/{table}/history/5"
    with ThreadPoolExecutor(most) as threads:
        held = [threads.submit(club.stranger.another().get, path) for _ in range(most)]
        while club.services.workers._at_once["position", ""] < most:
            club.call(asyncio.sleep, 0.01)
        assert club.stranger.get("/health").status_code == 200
        club.answer(table)
        refused = club.stranger.get(path)
        assert refused.status_code == 429
        assert "wait until some of it is done" in refused.json()["text"]
        gate.set()
        assert {one.result().status_code for one in held} == {200}


def held_back(gate: threading.Event) -> Any:
    def wait(match: Match) -> Observation:
        assert gate.wait(60)
        return Observation(match)

    return wait


def test_a_long_journal_is_read_page_by_page(club, table, monkeypatch):
    before = club.eve.get(f"/api/tables/{table}/record").content
    monkeypatch.setattr(journal_store, "PAGE", 7)
    club.services.live_tables.evict(table)
    assert club.eve.get(f"/api/tables/{table}/record").content == before


def test_nobody_at_a_table_waits_for_its_record(club, table, monkeypatch):
    locked = []

    async def run(self: SlicedWork, steps: Steps[Any]) -> Any:
        locked.append(club.services.live_tables.cached(table).lock.locked())
        return finish(steps)

    monkeypatch.setattr(SlicedWork, "run", run)
    assert club.eve.get(f"/api/tables/{table}/record").json()["running"]
    assert locked == [False]


class NoTables:
    """Tables in memory, of which it is only told which are dropped."""

    def __init__(self) -> None:
        self.evicted: list[str] = []

    def evict(self, table_id: str) -> None:
        self.evicted.append(table_id)


def test_an_undo_that_spins_is_given_up(monkeypatch):
    monkeypatch.setattr(game_service, "SLOW", 0.02)
    example = get_title("example")
    match = Match(example, example.configure(), Seeded(1)).begin()
    tables, nothing = NoTables(), cast("Any", None)
    games = GameService(nothing, cast("Any", tables), nothing, nothing, nothing)

    def spin(match: Match) -> None:
        while True:
            pass

    with pytest.raises(Conflict, match="too long for that here"):
        asyncio.run(games._apply(cast("Any", SimpleNamespace(id="table", match=match)), spin))
    assert tables.evicted == ["table"]
