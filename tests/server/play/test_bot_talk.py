"""What bots say about deals: to the parties alone, in words that every reader's language has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.server.play.bots import TableBots
from tests.server.play.club import Club
from tests.server.play.three_gates import answer, begin, question_of, until


@pytest.fixture(autouse=True)
def example() -> Iterator[None]:
    """Three Gates, in which everybody deals, is offered."""
    title = get_title("example")
    msgspec.structs.force_setattr(title, "offered", True)
    yield
    msgspec.structs.force_setattr(title, "offered", False)


@pytest.fixture
def replies(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How the bots of a test answer offers: with the first of these words that is offered."""
    wanted: list[str] = []

    async def choose(self: TableBots, match: Any, seat: str, *more: Any) -> str:
        words = match.question(seat).words
        return next((word for word in words if word.partition("_")[0] in wanted), words[0])

    monkeypatch.setattr(TableBots, "answer", choose)
    return wanted


def offer_a_florin(club: Club, table: str) -> None:
    """Heron offers Stag a florin."""
    wanted = {"deal.turn": "offer", "deal.giver": "heron", "deal.taker": "stag", "deal.what": "1"}
    for _ in range(60):
        seat = next((one for one in club.asked(table) if one in ("heron", "boar")), None)
        question = question_of(club, table, seat) if seat else None
        if seat is None or question is None:
            continue
        key, options = question["key"], question["options"]
        word = wanted.get(key) if seat == "heron" else None
        if key == "deal.kind":
            word = "florins" if "ready" not in options else "ready"
        if seat == "heron" and key == "deal.turn" and "offer" not in options:
            word = None
        assert answer(club, table, seat, question, word or options[0]).status_code == 200
        if word == "ready":
            return
    raise AssertionError("Heron was never asked.")


def heard(browser: Any, table: str, seat: str | None = None) -> list[Any]:
    params = {"seat": seat} if seat else {}
    return list(browser.get(f"/api/tables/{table}/chat", params=params).json())


@pytest.mark.parametrize("verb", ["accept", "refuse"])
def test_a_bot_answers_an_offer_in_talk(club: Club, replies: list[str], verb: str) -> None:
    replies.append(verb)
    table = begin(club, bots=("stag",))
    offer_a_florin(club, table)
    until(lambda: heard(club.ann, table, "heron"))
    (message,) = heard(club.ann, table, "heron")
    assert (message["sender"], message["recipients"], message["name"]) == ("stag", ["heron"], None)
    assert message["said"] == {"key": f"talk.{verb}", "about": {}}
    assert message["text"] == {"accept": "Agreed.", "refuse": "No, not that."}[verb]
    assert heard(club.cid, table, "boar") == heard(club.ann, table) == heard(club.eve, table) == []


def test_nobody_talks_at_a_gunboat_table_and_people_write_their_own_words(
    club: Club, replies: list[str]
) -> None:
    replies.append("accept")
    table = begin(club, bots=("stag",), chat="gunboat")
    offer_a_florin(club, table)
    until(lambda: not any(one == "stag" for one in club.asked(table)))
    assert heard(club.ann, table, "heron") == []
    open_table = begin(club)
    club.ann.post(f"/api/tables/{open_table}/chat", json={"seat": "heron", "text": "Hail!"})
    assert [(one["text"], one["said"]) for one in heard(club.bob, open_table)] == [("Hail!", None)]


def test_the_example_has_nothing_to_remember() -> None:
    assert get_title("example").word_record is None
