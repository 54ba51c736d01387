"""Advice at tables that allow it, and the reasons of bots when the game is over."""

from __future__ import annotations

import time
from typing import Any

from tests.server.browser import Browser
from tests.server.play.club import WAIT, Club

ALONE = ("nobility", "reformers")
"""The seats of bots where Ann plays alone."""


def ask(browser: Browser, table: str, seat: str = "catholics", **more: Any) -> Any:
    return browser.post(f"/api/tables/{table}/advice", json={"seat": seat, **more})


def play_until_asked(club: Club, table: str, seat: str) -> dict[str, Any]:
    """What that seat is asked, after the others have answered."""
    for _ in range(100):
        seen = club.ann.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()
        if seen["question"] is not None:
            return seen["question"]
        club.answer(table)
    raise AssertionError(f"Nobody asks {seat}.")


def someone_asked(club: Club, table: str) -> str:
    """The first person's seat that is asked, once the bot has answered what it is asked."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        asked = club.asked(table)
        if asked and "nobility" not in asked:
            return asked[0]
        time.sleep(0.01)
    raise AssertionError("The bot does not answer.")


def test_who_plays_alone_may_ask_for_advice(club):
    table = club.table(bots=ALONE, pace={"kind": "live"})
    assert club.info(table)["advice"]
    for _ in range(200):
        seen = club.ann.get(f"/api/tables/{table}/observation", params={"seat": "catholics"}).json()
        if seen["question"] is not None:
            break
    found = ask(club.ann, table)
    assert found.status_code == 200, found.text
    assert found.json()["answer"] in seen["question"]["options"]


def test_among_people_the_maker_of_a_table_decides_and_it_is_not_rated(club):
    strict, open_to_it = club.table(), club.table(advice=True)
    assert (club.info(strict)["advice"], club.info(open_to_it)["advice"]) == (False, True)
    play_until_asked(club, strict, "catholics")
    refused = ask(club.ann, strict)
    assert (refused.status_code, refused.json()["text"][:20]) == (403, "Nobody gives advice ")
    question = play_until_asked(club, open_to_it, "catholics")
    assert ask(club.ann, open_to_it).json()["answer"] in question["options"]


def test_at_an_anonymous_table_advice_does_not_tell_who_sits_alone(club):
    assert not club.info(club.table(bots=ALONE, anonymous=True))["advice"]


def test_advice_is_for_the_holder_of_a_seat_who_is_asked(club):
    table = club.table(advice=True)
    play_until_asked(club, table, "catholics")
    assert ask(club.bob, table).status_code == 403
    assert ask(club.eve, table).status_code == 403
    assert ask(club.ann, table, level="grandfather").status_code == 400
    while "catholics" in club.asked(table):
        club.answer(table, "catholics")
    assert ask(club.ann, table).status_code == 409


def test_bots_give_their_reasons_when_the_game_is_over(club):
    table = club.table(bots=("nobility",))
    for _ in range(45):  # beyond the set-up, of which there is little to say
        club.answer(table, someone_asked(club, table))
    someone_asked(club, table)
    early = club.eve.get(f"/api/tables/{table}/reasons", params={"until": 10})
    assert (early.status_code, early.json()["text"]) == (
        409,
        "Bots give their reasons when the game is over.",
    )
    for seat in ("catholics", "reformers"):
        conceded = club.holder(seat).post(
            f"/api/tables/{table}/motions", json={"seat": seat, "kind": "concede"}
        )
        assert conceded.status_code == 201, conceded.text
    rows = club.rows(table)
    found = club.eve.get(f"/api/tables/{table}/reasons", params={"until": rows}).json()
    assert found
    assert {answer["role"] for answer in found} == {"nobility"}
    later = club.eve.get(
        f"/api/tables/{table}/reasons", params={"since": found[-1]["row"] + 1, "until": rows}
    ).json()
    assert all(answer["row"] > found[-1]["row"] for answer in later)
