"""Closing a table: by whom, when, and what becomes of it."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import update

from cuius.server.store.models import GameTable
from tests.server.browser import everything_kept, running_table

MONTH = 31 * 86_400


def close(who, table):
    return who.post(f"/api/tables/{table}/close")


def kinds(browser, who):
    browser.blocking_portal.call(browser.services().notices.drained)
    return [notice["kind"] for notice in who.get("/api/notices").json()]


def kept_but_turns(browser):
    """All rows of the database but notices of turns.

    Some seconds after its start a server writes those that an earlier one may have left out.
    """
    kept = everything_kept(browser)
    return kept | {"notice": [notice for notice in kept["notice"] if notice["kind"] != "turn"]}


def test_a_table_that_has_not_begun_goes_away(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    seat = anna.get(f"/api/tables/{table}").json()["seats"][0]["seat"]
    bert.post(f"/api/tables/{table}/join", json={"seat": seat})
    assert close(bert, table).status_code == 403
    assert close(anna, table).status_code == 204
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert close(anna, table).status_code == 404
    assert kinds(keeper, bert) == ["closed"]
    kept = everything_kept(keeper)
    assert kept["game_table"] == kept["seat"] == []
    line = keeper.get("/api/admin/audit", params={"action": "table.closed"}).json()[0]
    assert (line["actor_name"], line["subject"], line["detail"]) == ("Anna", table, {"status": "open"})


def test_a_game_that_others_play_is_not_closed(keeper, clock):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, _ = running_table(anna, bert)
    before = kept_but_turns(keeper)
    for who in (anna, keeper):
        answer = close(who, table)
        assert answer.status_code == 409
        assert "end the game together" in answer.json()["text"]
    assert kept_but_turns(keeper) == before


def test_a_game_without_a_move_for_a_month_is_abandoned_unless_it_is_paused(keeper, clock):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    silent, _ = running_table(anna, bert)
    paused, [seat, other] = running_table(anna, bert)
    motion = anna.post(f"/api/tables/{paused}/motions", json={"seat": seat, "kind": "pause"}).json()
    bert.post(f"/api/tables/{paused}/motions/{motion['id']}/vote", json={"seat": other, "agree": True})
    clock.turn(MONTH)
    for browser, name in ((anna, "Anna"), (keeper, "Keeper")):
        wish = {"name": name, "password": "defenestration of 1618"}
        browser.post("/api/account/sign-in", json=wish)
    assert close(anna, paused).status_code == 409
    assert close(keeper, silent).status_code == 204


def test_whoever_plays_alone_closes_the_game_and_nobody_plays_on(keeper):
    anna = keeper.of("Anna")
    table, [seat, _] = running_table(anna)
    question = anna.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
    assert close(anna, table).status_code == 204
    info = anna.get(f"/api/tables/{table}").json()
    assert (info["status"], info["asked_seats"]) == ("ended", [])
    assert anna.get(f"/api/tables/{table}/observation").status_code == 200  # it can be looked at
    before = kept_but_turns(keeper)
    answer = {"id": "too late", "seat": seat, "number": 0, "key": "x", "answer": "x"}
    if question is not None:
        answer |= {"number": question["number"], "key": question["key"], "answer": question["options"][0]}
    refused = anna.post(f"/api/tables/{table}/answer", json=answer)
    assert (refused.status_code, refused.json()["error"]) == (409, "Conflict")
    assert "was closed" in refused.json()["text"]
    assert close(anna, table).status_code == 409
    assert kept_but_turns(keeper) == before


def test_an_answer_in_flight_is_not_kept_after_the_end(keeper):
    """Memory may not know yet that another node has closed the table; the database does."""
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, seats = running_table(anna, bert)
    [seat] = anna.get(f"/api/tables/{table}").json()["asked_seats"]
    who = (anna, bert)[seats.index(seat)]
    question = who.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]

    async def end_elsewhere():
        async with keeper.services().database.writing() as session:
            await session.execute(update(GameTable).where(GameTable.id == table).values(status="ended"))

    keeper.blocking_portal.call(end_elsewhere)
    before = kept_but_turns(keeper)
    answer = {"id": "in flight", "seat": seat, "number": question["number"]}
    answer |= {"key": question["key"], "answer": question["options"][0]}
    refused = who.post(f"/api/tables/{table}/answer", json=answer)
    assert refused.status_code == 409
    assert "was closed" in refused.json()["text"]
    assert kept_but_turns(keeper) == before


def test_whoever_watches_learns_that_it_was_closed(keeper):
    anna = keeper.of("Anna")
    table, _ = running_table(anna)
    with anna.websocket_connect(f"/ws/tables/{table}") as socket:
        assert close(anna, table).status_code == 204
        try:
            while socket.receive_json(timeout=10)["type"] != "seats":
                pass
        except WebSocketDisconnect:
            pytest.fail("The socket was closed.")
