"""Turning points of a finished game over HTTP."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from cuius.bots.analysis import analyse
from cuius.core.record import load, parse
from cuius.server.play.analysis import service
from cuius.server.play.analysis.job import analyse_game
from cuius.server.play.analysis.service import ANALYSING, BEAT, SILENCE, Analyses
from cuius.server.play.workers.pool import STUDY, TOO_MUCH_FOR_ONE
from cuius.server.play.workers.worker import Worker
from cuius.server.rate_limits import RateLimits
from cuius.server.store.models import GameAnalysis
from tests.server.browser import Browser, running_table
from tests.server.play import worker_tasks
from tests.server.play.club import SEATS, Club

QUICK = "search:2x"
PATIENCE = 600
"""Looks, a tenth of a second apart, before a test gives up hope."""


@pytest.fixture
def quick(club: Club) -> Club:
    """A club whose server does not think for long."""
    club.services.analyses.level = QUICK
    return club


def finished(club: Club, answers: int = 6, **wish: Any) -> str:
    """A game of a few answers, that all but one conceded."""
    table = club.table(**wish)
    for _ in range(answers):
        club.answer(table)
    for seat in SEATS[1:]:
        moved = club.holder(seat).post(f"/api/tables/{table}/motions", json={"seat": seat, "kind": "concede"})
        assert moved.status_code == 201, moved.text
    assert club.info(table)["status"] == "finished"
    return table


def begin(browser: Browser, table: str, **query: str) -> Any:
    return browser.post(f"/api/tables/{table}/analysis", params=query)


def told(browser: Browser, table: str, **query: str) -> Any:
    return browser.get(f"/api/tables/{table}/analysis", params=query)


def until(club: Club, table: str, state: str) -> Any:
    """What is told of the analysis once it has come so far."""
    for _ in range(PATIENCE):
        info = told(club.eve, table).json()
        if info["status"] == state:
            return info
        club.call(asyncio.sleep, 0.1)
    raise AssertionError(f"It is {info['status']}, not {state}.")


def test_what_is_found_is_what_an_analyst_finds_in_the_record(quick):
    table = finished(quick)
    assert told(quick.eve, table).json()["status"] == "none"
    begun = begin(quick.eve, table)
    assert begun.status_code == 202
    assert begun.json()["status"] == "running"
    info = until(quick, table, "done")
    record = parse(quick.eve.get(f"/api/tables/{table}/record").content)
    expected = analyse(load(record), QUICK)
    assert [m["row"] for m in info["moments"]] == [m.row for m in expected.moments]
    assert [m["values"] for m in info["moments"]] == [m.values for m in expected.moments]
    assert [t["swing"] for t in info["turns"]] == [t.swing for t in expected.turns]
    assert info["rows_done"] == info["rows_total"] > 0


GATES = {"next": threading.Semaphore(0)}


def slowly(game: Any, level: str, report: Callable[[tuple[int, int]], None]) -> bytes:
    """Eight looks, each when the gate is opened."""
    for looked in range(1, 9):
        report((looked, 8))
        assert GATES["next"].acquire(timeout=60)
    return b'{"moments": [], "turns": []}'


def test_it_is_told_how_far_it_is_and_begun_only_once(club, monkeypatch):
    monkeypatch.setattr(service, "BEAT", 0.02)
    monkeypatch.setattr(service, "analyse_game", slowly)
    table = finished(club)
    seen = set()
    for n in range(PATIENCE):
        info = begin(club.eve, table).json()
        assert len(club.services.analyses.works) <= 1
        seen.add((info["rows_done"], info["rows_total"]))
        if info["status"] == "done":
            break
        if n % 3 == 2:
            GATES["next"].release()
        club.call(asyncio.sleep, 0.02)
    assert (8, 8) in seen
    assert seen & {(looked, 8) for looked in range(1, 8)}, "on the way"


def test_a_stranger_may_ask_where_everybody_may_read(quick):
    table = finished(quick)
    assert begin(quick.stranger, table).status_code == 202
    until(quick, table, "done")


def test_a_running_game_keeps_its_secrets(club):
    table = club.table()
    club.answer(table)
    for answer in (begin(club.ann, table), told(club.ann, table)):
        assert answer.status_code == 409
        assert answer.json()["text"] == "Only a finished game is analysed; this one is not over."
    assert club.services.analyses.works == {}


def test_a_table_by_invitation_is_for_those_who_have_it(quick):
    table = finished(quick, public=False)
    for who in (quick.eve, quick.stranger):
        assert begin(who, table).status_code == 404
        assert told(who, table).status_code == 404
    invitation = quick.info(table)["invitation"]
    assert begin(quick.eve, table, invitation=invitation).status_code == 202
    assert told(quick.eve, table, invitation=invitation).json()["status"] in ("running", "done")


def test_a_game_in_which_nobody_decided_anything_is_refused(quick):
    table, [seat, _] = running_table(quick.ann, quick.bob)
    quick.ann.post(f"/api/tables/{table}/motions", json={"seat": seat, "kind": "concede"})
    refused = begin(quick.eve, table)
    assert refused.status_code == 400
    assert "nothing to analyse" in refused.json()["text"]


def test_what_was_found_survives_a_restart(quick):
    table = finished(quick)
    begin(quick.eve, table)
    found = until(quick, table, "done")
    other = Analyses(quick.services.database, quick.services.workers, quick.time)
    again = quick.call(other.info, table)
    assert again.status == "done"
    assert [turn.swing for turn in again.turns] == [turn["swing"] for turn in found["turns"]]


@pytest.mark.usefixtures("worker_processes")
def test_a_server_that_stops_gives_up_what_it_has_not_found(club, monkeypatch):
    monkeypatch.setattr(service, "analyse_game", worker_tasks.hang)
    table = finished(club)
    begin(club.eve, table)
    worker = working(club)
    club.call(club.services.analyses.close)
    club.call(worker.ended)
    assert told(club.eve, table).json()["status"] == "failed"


def working(club: Club) -> Worker:
    """The process that analyses."""
    for _ in range(PATIENCE):
        for worker in club.services.workers.lanes[STUDY].all:
            return worker
        club.call(asyncio.sleep, 0.01)
    raise AssertionError("No process has been started.")


@pytest.mark.usefixtures("worker_processes")
def test_an_analysis_that_spins_is_given_up_and_one_may_begin_again(tmp_path, monkeypatch):
    club = Club(tmp_path)
    with club.stack:
        club.services.analyses.level = QUICK
        table = finished(club)
        monkeypatch.setattr(service, "analyse_game", worker_tasks.spin)
        monkeypatch.setattr(service, "ANALYSING", ANALYSING._replace(cpu_seconds=0))
        begin(club.eve, table)
        until(club, table, "failed")
        monkeypatch.setattr(service, "analyse_game", analyse_game)
        monkeypatch.setattr(service, "ANALYSING", ANALYSING)
        assert begin(club.eve, table).json()["status"] == "running"
        until(club, table, "done")


def test_a_node_that_falls_silent_is_relieved(quick):
    table = finished(quick)

    async def left_behind() -> None:
        async with quick.services.database.writing() as session:
            lost = GameAnalysis(
                table_id=table, worker_id="lost", heartbeat_at=quick.time(), rows_done=3, rows_total=9
            )
            session.add(lost)

    quick.call(left_behind)
    info = begin(quick.eve, table).json()
    assert (info["status"], info["rows_done"], info["rows_total"]) == ("running", 3, 9)
    assert quick.services.analyses.works == {}
    quick.time.now += SILENCE + BEAT
    assert told(quick.eve, table).json()["status"] == "failed"
    begin(quick.eve, table)
    until(quick, table, "done")


def test_what_an_older_program_kept_is_looked_for_anew(quick):
    table = finished(quick)

    async def outdated() -> None:
        async with quick.services.database.writing() as session:
            session.add(
                GameAnalysis(table_id=table, worker_id="old", heartbeat_at=0.0, result='{"moments": [{}]}')
            )

    quick.call(outdated)
    assert told(quick.eve, table).json()["status"] == "none"
    begin(quick.eve, table)
    until(quick, table, "done")


def test_too_many_at_once_and_too_often(tmp_path, monkeypatch):
    club = Club(tmp_path, limits=RateLimits(reads=0, writes=0, sign_ins=0, analyses=1))
    with club.stack:
        club.services.analyses.level = QUICK
        first, second, third = finished(club), finished(club), finished(club)
        monkeypatch.setattr(service, "ANALYSING", ANALYSING._replace(most_of_account=1))
        monkeypatch.setattr(service, "analyse_game", slowly)
        assert begin(club.eve, first).status_code == 202
        club.time.now += 3601
        refused = begin(club.eve, second)
        assert refused.status_code == 429
        assert refused.json()["text"] == TOO_MUCH_FOR_ONE
        GATES["next"].release(8)
        until(club, first, "done")
        club.time.now += 3601
        monkeypatch.setattr(service, "analyse_game", analyse_game)
        begin(club.ann, second)
        until(club, second, "done")
        assert begin(club.ann, second).status_code == 202, "what is there may be read"
        assert begin(club.eve, third).status_code == 429, "one address, too"
        assert begin(club.ann, third).status_code == 429
