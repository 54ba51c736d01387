"""Tables of Three Gates, which has discreet windows, held by Ann, Bob and Cid or by bots."""

from __future__ import annotations

import time
from typing import Any

from tests.server.play.club import NAMES, SLOW, WAIT, Club

HOUSES = ("heron", "stag", "boar")
LATER = [60, 60]
"""A moment that does not come while a test runs."""


def begin(club: Club, bots: tuple[str, ...] = (), pass_delay: Any = None, **more: Any) -> str:
    """A table of three houses, held by Ann, Bob and Cid unless bots hold them."""
    seats = {"heron": "me", **dict.fromkeys(bots, "steward")}
    wish = {"title": "example", "players": 3, "seats": seats, "pace": {**SLOW, "pass_delay": pass_delay}}
    wish |= more
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
