"""What a page asks beside play: charts, the board of its table, why not, and which row was one's last."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from cuius.core.title import get_title

LAID = {"province": {"artois": {"limit": 5}, "friesland": {"limit": 2}}}


def test_charts_are_told_to_whoever_looks(club):
    table = club.table()
    for _ in range(3):
        club.answer(table)
    told = club.eve.get(f"/api/tables/{table}/charts").json()
    assert told["counts"] == []
    assert set(told["now"]["points"]) == {"catholics", "nobility", "reformers"}
    assert set(told["now"]["points"]["catholics"]) == {"cities", "provinces", "aim"}
    assert told["now"]["number"] == club.rows(table)
    assert told["luck"] == []


def test_charts_follow_play_and_undo(club):
    table = club.table()
    club.answer(table)
    first = club.ann.get(f"/api/tables/{table}/charts").json()
    seat = club.answer(table)
    club.holder(seat).post(f"/api/tables/{table}/undo", json={"seat": seat})
    again = club.ann.get(f"/api/tables/{table}/charts").json()
    assert again["now"]["number"] > first["now"]["number"]
    assert again["now"]["points"] == first["now"]["points"]
    assert again["now"]["holdings"] == first["now"]["holdings"]


def test_a_table_is_drawn_with_its_own_board(club):
    plain, laid = club.table(), club.table(board=LAID)
    assert club.info(plain)["overlay"] is False
    assert club.info(laid)["overlay"] is True
    pages = [club.eve.get(f"/api/tables/{table}/page").json() for table in (plain, laid)]
    artois = pages[0]["ids"]["provinces"].index("artois")
    assert [page["board"]["limit"][artois] for page in pages] == [4, 5]
    assert pages[0] == club.eve.get("/api/titles/revolution").json()["page"]
    assert {"path": "province.artois.limit", "source": "overlay", "doubt": ""} in pages[1]["marks"]


def test_why_not_answers_for_the_kind_that_was_meant(club):
    table = club.table()
    kinds: list[str] = []
    while not kinds:
        seat = club.asked(table)[0]
        holder = club.holder(seat)
        question = holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
        kinds = [named[0] for named in question["named"] if isinstance(named, list)]
        if not kinds:
            club.answer(table)
    kind = kinds[0]
    other = "region" if kind != "region" else "place"

    def why(**what: str) -> object:
        return holder.get(f"/api/tables/{table}/why-not", params={"seat": seat, **what}).json()

    offered = question["options"][0]
    assert why(what=offered, kind=kind) is None
    refusal = why(what=offered, kind=other)
    assert isinstance(refusal, dict)
    assert refusal["key"] == "refused.other-kind"
    assert refusal["args"] == {"what": [other, offered], "kind": ["kind", other]}


def test_ones_last_choice_is_told_even_where_undo_does_not_reach(club):
    table = club.table()
    seat = club.asked(table)[0]
    row = club.rows(table)
    club.answer(table)
    while club.asked(table) == [seat]:
        row = club.rows(table)
        club.answer(table)
    club.answer(table)
    reach = club.holder(seat).get(f"/api/tables/{table}/undo", params={"seat": seat}).json()
    assert reach == {"rows": [], "last": row}


def test_a_row_that_was_taken_back_means_the_next_that_counts(club):
    table = club.table()
    first = club.rows(table)
    seat = club.answer(table)
    club.holder(seat).post(f"/api/tables/{table}/undo", json={"seat": seat})
    club.answer(table)
    wish = {"seat": seat, "kind": "undo", "number": first}
    made = club.holder(seat).post(f"/api/tables/{table}/motions", json=wish).json()
    assert made["number"] == first + 2


@pytest.fixture
def layered() -> Iterator[None]:
    """Revolution with a layer that tells the turn."""
    title = get_title("revolution")
    msgspec.structs.force_setattr(title, "layers", {"turn": lambda g: {"turn": g.turn}})
    yield
    msgspec.structs.force_setattr(title, "layers", {})


@pytest.mark.usefixtures("layered")
def test_a_layer_of_the_map_is_drawn_now_and_as_it_was(club):
    table = club.table()
    club.answer(table)
    for query in ({}, {"number": 0}):
        told = club.eve.get(f"/api/tables/{table}/layers/turn", params=query)
        assert told.json() == {"turn": 0}
    missing = club.eve.get(f"/api/tables/{table}/layers/nonsense")
    assert missing.status_code == 404
    assert "nonsense" in missing.json()["text"]
