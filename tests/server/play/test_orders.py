"""Standing orders over HTTP: given, read by whoever gave them and by nobody else, taken back."""

from __future__ import annotations

from typing import Any

SEAT = "reformers"


def give(club: Any, table: str, **order: Any) -> Any:
    body = {"seat": SEAT, "order": {"role": SEAT, **order}}
    return club.cid.post(f"/api/tables/{table}/order", json=body)


def given(club: Any, table: str) -> list[dict[str, Any]]:
    answer = club.cid.get(f"/api/tables/{table}/orders", params={"seat": SEAT})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_orders_are_read_by_their_seat_until_they_are_taken_back(club):
    table = club.table()
    assert given(club, table) == []
    assert give(club, table, key="respond.*", answer="only_if_i_can").status_code == 200
    assert give(club, table, key="support.many", answer="0", times=2).status_code == 200
    found = given(club, table)
    assert [(o["key"], o["answer"], o["times"]) for o in found] == [
        ("respond.*", "only_if_i_can", None),
        ("support.many", "0", 2),
    ]
    give(club, table, key="respond.*", answer="ask_me")
    assert [o["key"] for o in given(club, table)] == ["support.many"]


def test_nobody_reads_the_orders_of_another_seat(club):
    table = club.table()
    give(club, table, key="respond.*")
    seen = club.ann.get(f"/api/tables/{table}/orders", params={"seat": SEAT})
    assert seen.status_code == 403
    own = club.ann.get(f"/api/tables/{table}/orders", params={"seat": "catholics"})
    assert own.json() == []


def test_an_order_that_was_used_up_is_gone(club):
    first = club.table()
    while SEAT not in club.asked(first):
        club.answer(first)
    question = club.cid.get(f"/api/tables/{first}/observation", params={"seat": SEAT}).json()["question"]
    table = club.table()
    give(club, table, key=question["key"], answer=question["options"][0], times=1)
    live = club.call(club.services.live_tables.get, table)
    for _ in range(40):
        if any(row.auto == "order" for row in live.match.journal):
            break
        club.answer(table)
    assert given(club, table) == []
