"""Records that people bring along: what is taken, what is refused, and what can be done with them."""

from __future__ import annotations

import msgspec
import pytest

from cuius.core.record import parse, verify
from cuius.server.play import record_imports
from tests.server.browser import everything_kept
from tests.server.record_files import (
    changed,
    committed_example,
    imported,
    recorded_game,
    running_record,
    said,
    with_rows,
)


def test_a_record_becomes_a_table_to_look_at_from_every_seat(browser):
    anna = browser.of("Anna")
    data = recorded_game()
    record = parse(data)
    table = imported(anna, data, name="The siege of Leiden")
    info = anna.get(f"/api/tables/{table}").json()
    assert (info["status"], info["name"], info["public"]) == ("imported", "The siege of Leiden", False)
    assert info["origin"]["kind"] == "record"
    assert info["result"]["kind"] == record.result.kind
    assert all(seat["mine"] for seat in info["seats"])
    for seat in record.header.seats:
        seen = anna.get(f"/api/tables/{table}/history/40", params={"seat": seat})
        assert seen.status_code == 200, seen.text
    again = anna.get(f"/api/tables/{table}/record")
    assert verify(parse(again.content)).ok
    assert parse(again.content).entries == record.entries
    assert [t["id"] for t in anna.get("/api/tables", params={"which": "imported"}).json()] == [table]
    assert anna.get("/api/tables", params={"which": "played"}).json() == []


def test_nobody_else_finds_it_and_whoever_has_its_link_is_a_spectator(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table = imported(anna, running_record())
    invitation = anna.get(f"/api/tables/{table}").json()["invitation"]
    assert bert.get(f"/api/tables/{table}").status_code == 404
    assert bert.get("/api/tables", params={"which": "finished"}).json() == []
    link = {"invitation": invitation}
    assert bert.get(f"/api/tables/{table}/history/9", params=link).status_code == 200
    seat = anna.get(f"/api/tables/{table}").json()["seats"][0]["seat"]
    assert bert.get(f"/api/tables/{table}/history/9", params={**link, "seat": seat}).status_code == 403
    refused = bert.post(f"/api/tables/{table}/play-on", json={"row": 9, "invitation": invitation})
    assert "not over" in said(refused, 409)


def test_nothing_is_played_at_it_and_its_owner_removes_it(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table = imported(anna, running_record())
    seen = anna.get(f"/api/tables/{table}/observation").json()
    asked = next(
        seat
        for seat in (s["seat"] for s in anna.get(f"/api/tables/{table}").json()["seats"])
        if anna.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
    )
    question = anna.get(f"/api/tables/{table}/observation", params={"seat": asked}).json()["question"]
    answer = {"id": "12345678", "seat": asked, "number": seen["number"], "key": question["key"]}
    refused = anna.post(f"/api/tables/{table}/answer", json={**answer, "answer": question["options"][0]})
    assert "look at" in said(refused, 409)
    assert bert.post(f"/api/tables/{table}/close").status_code == 404
    assert anna.post(f"/api/tables/{table}/close").status_code == 204
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert anna.get(f"/api/tables/{table}/observation").status_code == 404


def test_a_record_without_a_seed_promises_nothing(browser):
    anna = browser.of("Anna")
    table = imported(anna, running_record())
    info = anna.get(f"/api/tables/{table}").json()
    assert (info["commitment"], info["origin"]["committed"], info["result"]) == ("", False, None)


REVOLUTION = recorded_game()
HEADER = parse(REVOLUTION).header
REFUSED = {
    "nothing": (b"", "not a record"),
    "no JSON": (b"\xff\xfe{", "not a record"),
    "another file": (b'{"format": "something else"}', "not a record"),
    "nested deeply": (b"[" * 100_000, "not a record"),
    "a newer version": (REVOLUTION.replace(b'"version":1', b'"version":2', 1), "newer program"),
    "a missing part": (b'{"format":"cuius record","version":1}', "damaged"),
    "a cut file": (REVOLUTION[: len(REVOLUTION) // 2], "not a record"),
    "a changed row": (REVOLUTION.replace(b'"forced"', b'""', 1), "from its row"),
    "an answer nobody may give": (
        with_rows(REVOLUTION, {30: ("burghers", "nonsense", "x", "")}),
        "its row 30",
    ),
    "another game": (committed_example(), "not played here"),
    "an unknown game": (
        changed(REVOLUTION, header=msgspec.structs.replace(HEADER, title="chess")),
        "not played here",
    ),
    "other rules": (changed(REVOLUTION, header=msgspec.structs.replace(HEADER, rules=999)), "rules 999"),
    "another set-up": (changed(REVOLUTION, header=msgspec.structs.replace(HEADER, players=9)), "set-up"),
    "seats of its own": (changed(REVOLUTION, header=msgspec.structs.replace(HEADER, seats={})), "set-up"),
    "another seed": (changed(REVOLUTION, seed="00" * 32), "its row 0"),
    "a short seed": (changed(REVOLUTION, seed="00"), "damaged"),
    "another end": (changed(REVOLUTION, digest="0" * 32), "from its row"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_record_is_refused_with_a_sentence_and_changes_nothing(browser, case):
    data, expected = REFUSED[case]
    anna = browser.of("Anna")
    before = kept_but_counters(browser)
    for language in ("en", "fr", "it", "nl"):
        answer = anna.post("/api/records", content=data, headers={"Accept-Language": language})
        text = said(answer)
        assert answer.json()["code"], text
        assert (expected in text) == (language == "en"), text
    assert kept_but_counters(browser) == before


def kept_but_counters(browser):
    return {name: rows for name, rows in everything_kept(browser).items() if name != "rate_limit_count"}


def test_strangers_and_files_that_are_too_long_are_refused(browser, monkeypatch):
    assert browser.post("/api/records", content=running_record()).status_code == 401
    anna = browser.of("Anna")
    monkeypatch.setattr(record_imports, "MAX_BYTES", 1 << 20)
    assert "at most 1 MB" in said(anna.post("/api/records", content=b" " * ((1 << 20) + 1)))
    assert anna.post("/api/records", content=b" " * (5 << 20)).status_code == 413


def test_an_account_keeps_so_many_records_and_takes_them_along_when_it_goes(browser, monkeypatch):
    anna = browser.of("Anna")
    monkeypatch.setattr(record_imports, "MAX_KEPT", 1)
    imported(anna, running_record())
    assert "remove one first" in said(anna.post("/api/records", content=running_record()), 429)
    assert anna.post("/api/me/delete", json={"password": "defenestration of 1618"}).status_code in (200, 204)
    kept = everything_kept(browser)
    assert (kept["game_table"], kept["journal_row"]) == ([], [])


def test_a_record_is_not_a_game_that_somebody_has_won(browser):
    anna = browser.of("Anna")
    imported(anna, recorded_game())
    assert anna.get("/api/profiles/Anna/games").json() == []
