"""Answers that a table gives for people: at once where it tells nothing, else after a moment."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.server.play.automatic_answers import choice_for
from tests.server.play.club import NAMES, SLOW, WAIT, Club

HOUSES = ("heron", "stag", "boar")
LATER = [60, 60]
"""A moment that does not come while a test runs."""


@pytest.fixture(autouse=True)
def example() -> Iterator[None]:
    """Three Gates, which has discreet windows, is offered."""
    title = get_title("example")
    msgspec.structs.force_setattr(title, "offered", True)
    yield
    msgspec.structs.force_setattr(title, "offered", False)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path, pass_delay=(0.0, 0.01))
    with club.stack:
        yield club


def begin(club: Club, bots: tuple[str, ...] = (), pass_delay: Any = None) -> str:
    """A table of three houses, held by Ann, Bob and Cid unless bots hold them."""
    seats = {"heron": "me", **dict.fromkeys(bots, "steward")}
    wish = {"title": "example", "players": 3, "seats": seats, "pace": {**SLOW, "pass_delay": pass_delay}}
    table: str = club.ann.post("/api/tables", json=wish).json()["id"]
    invitation = club.info(table)["invitation"]
    for name, seat in zip(NAMES, HOUSES, strict=True):
        if seat != "heron" and seat not in bots:
            joined = club.people[name].post(
                f"/api/tables/{table}/join", json={"seat": seat, "invitation": invitation}
            )
            assert joined.status_code == 204
    assert club.ann.post(f"/api/tables/{table}/start").status_code == 204
    return table


def match_at(club: Club, table: str) -> Any:
    return club.call(club.services.live_tables.get, table).match


def question_of(club: Club, table: str, seat: str) -> Any:
    holder = club.people[NAMES[HOUSES.index(seat)]]
    return holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]


def is_open(club: Club, table: str, seat: str, number: int) -> bool:
    question = question_of(club, table, seat)
    return question is not None and question["number"] == number


def answer(club: Club, table: str, seat: str, question: Any, word: str) -> Any:
    holder = club.people[NAMES[HOUSES.index(seat)]]
    body = {"id": f"answer{question['number']}-{seat}", "seat": seat, "answer": word}
    body |= {"number": question["number"], "key": question["key"]}
    return holder.post(f"/api/tables/{table}/answer", json=body)


def until_forced(club: Club, table: str) -> tuple[str, Any]:
    """The first seat that has nothing to choose, and its question; the others answer what comes first."""
    for _ in range(200):
        seat = club.asked(table)[0]
        question = question_of(club, table, seat)
        if len(question["options"]) == 1:
            return seat, question
        assert answer(club, table, seat, question, question["options"][0]).status_code == 200
    raise AssertionError("Everybody always has something to choose.")


def until(condition: Any) -> None:
    """Wait until something is so that the server does by itself."""
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_nearest_choice_counts():
    windows = {"*": "always", "his/*": "never", "his/respond.*": "fitting", "his/respond.ambush": "never"}
    assert choice_for(windows, "guerres", "respond.ambush") == "always"
    assert choice_for(windows, "his", "war.declare") == "never"
    assert choice_for(windows, "his", "respond.gout") == "fitting"
    assert choice_for(windows, "his", "respond.ambush") == "never"
    assert choice_for({}, "his", "respond.ambush") == "fitting"


def test_alone_with_bots_one_is_asked_only_where_there_is_a_choice(club):
    table = begin(club, bots=("stag", "boar"))
    for _ in range(60):
        until(lambda: club.asked(table) != ["stag"] and club.asked(table) != ["boar"])
        if club.info(table)["status"] != "running":
            break
        question = question_of(club, table, "heron")
        if question is None:
            continue
        assert len(question["options"]) > 1, question
        answer(club, table, "heron", question, question["options"][0])
    rows = list(match_at(club, table).journal)
    assert any(row.auto == "setting" and row.by == "heron" for row in rows)
    assert not any(row.auto == "setting" and row.by != "heron" for row in rows)


def test_among_others_a_moment_passes_and_nobody_learns_of_it(club):
    table = begin(club)
    for _ in range(200):
        seat = next(iter(club.asked(table)), None)
        question = None if seat is None else question_of(club, table, seat)
        if question is not None and len(question["options"]) > 1:
            answer(club, table, seat, question, question["options"][0])
        given = [(n, row) for n, row in enumerate(match_at(club, table).journal) if row.auto == "setting"]
        if given:
            break
    (number, row), *_ = given
    seat = row.by
    for name, house in zip(NAMES, HOUSES, strict=True):
        path = f"/api/tables/{table}"
        shown = club.people[name].get(f"{path}/record", params={"seat": house}).json()["rows"][number]
        assert shown[3] == ("setting" if house == seat else "")
        before = club.people[name].get(f"{path}/history/{number}", params={"seat": house}).json()
        assert [w["role"] for w in before["waiting"]] == [seat]


def test_what_was_to_be_answered_when_the_server_ended_is_answered_by_the_next(club):
    table = begin(club, pass_delay=LATER)
    seat, question = until_forced(club, table)
    rows = club.rows(table)
    club.call(club.services.games.close)  # as if the server had ended
    club.pass_time(30)
    assert club.rows(table) == rows
    club.time.now += 31
    live = club.call(club.services.live_tables.get, table)
    live.table.pace = {**live.table.pace, "pass_delay": [0, 0]}
    club.call(club.services.timeouts.tick)
    until(lambda: club.rows(table) > rows)
    given = list(match_at(club, table).journal)[rows]
    assert (given.by, given.plain_answer(), given.auto) == (seat, question["options"][0], "setting")


def test_its_time_costs_nobody_anything(club):
    table = begin(club, pass_delay=LATER)
    seat, question = until_forced(club, table)
    before = club.seat(table, seat)
    assert before.asked_at == club.time.now + 60
    club.time.now += 60
    assert answer(club, table, seat, question, question["options"][0]).status_code == 200
    assert club.seat(table, seat).time_bank >= before.time_bank


@pytest.mark.parametrize("choice", ["always", "never"])
def test_a_person_chooses_what_to_be_asked(club, choice):
    table = begin(club)
    windows = {"example/respond": choice, "example/march.*": choice}
    for name in NAMES:
        wishes = {"preferences": {"windows": windows}}
        assert club.people[name].patch("/api/me", json=wishes).json()["preferences"]["windows"] == windows
    met = set()
    for _ in range(120):
        if club.info(table)["status"] != "running":
            break
        for seat in club.asked(table):
            question = question_of(club, table, seat)
            if question is None:
                continue
            met.add((question["key"], len(question["options"]) > 1))
            if choice == "never" and question["key"] == "respond":
                until(lambda seat=seat, number=question["number"]: not is_open(club, table, seat, number))
            else:
                answer(club, table, seat, question, question["options"][0])
    answered = {row.auto for row in match_at(club, table).journal if row.key == "respond"}
    assert ("respond", False) in met or choice == "never"
    assert answered == ({"setting"} if choice == "never" else {""})
    refused = club.ann.patch("/api/me", json={"preferences": {"windows": {"*": "sometimes"}}})
    assert refused.status_code == 400


def test_undo_goes_back_to_a_choice(club):
    table = begin(club, bots=("stag", "boar"))
    for _ in range(60):
        until(lambda: club.asked(table) == ["heron"])
        question = question_of(club, table, "heron")
        answer(club, table, "heron", question, question["options"][0])
        rows = club.ann.get(f"/api/tables/{table}/undo", params={"seat": "heron"}).json()["rows"]
        match = match_at(club, table)
        assert all(not list(match.journal)[row].auto for row in rows)
        if club.info(table)["status"] != "running":
            break
