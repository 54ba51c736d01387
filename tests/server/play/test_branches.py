"""Playing on from a position of another game, and the library of positions."""

from __future__ import annotations

import pytest

from cuius.core.record import parse, verify
from cuius.server.ratings.finished_games import rated_players
from cuius.server.store.models import GameTable
from cuius.server.tables import shared_positions
from tests.server.browser import running_table
from tests.server.record_files import imported, recorded_game, running_record, said

ROW = 60


@pytest.fixture
def anna(browser):
    return browser.of("Anna")


@pytest.fixture
def record(anna):
    return imported(anna, recorded_game(), name="Leiden")


def seats_of(browser, table):
    return [seat["seat"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]]


def play_on(browser, table, row=ROW, **wish):
    made = browser.post(f"/api/tables/{table}/play-on", json={"row": row, **wish})
    assert made.status_code == 201, made.text
    return made.json()["id"]


def seen(browser, table, seat=None, row=None):
    where = "observation" if row is None else f"history/{row}"
    found = browser.get(f"/api/tables/{table}/{where}", params={} if seat is None else {"seat": seat})
    assert found.status_code == 200, found.text
    return found.json()


def test_one_plays_on_alone_with_bots_from_any_position(anna, record):
    first, *others = seats_of(anna, record)
    seats = {first: "me", **dict.fromkeys(others, "random")}
    table = play_on(anna, record, seats=seats, pace={"kind": "hotseat"})
    info = anna.get(f"/api/tables/{table}").json()
    assert (info["status"], info["name"]) == ("open", "Leiden")
    assert (info["origin"]["kind"], info["origin"]["id"]) == ("table", record)
    assert info["commitment"] != anna.get(f"/api/tables/{record}").json()["commitment"]
    assert anna.post(f"/api/tables/{table}/start").status_code == 204
    assert anna.get(f"/api/tables/{table}").json()["status"] == "running"
    assert seen(anna, table)["result"] is None


def test_it_stands_as_the_record_did_and_each_seat_sees_its_own(browser, anna, record):
    bert, eve = browser.of("Bert"), browser.of("Eve")
    seats = seats_of(anna, record)
    table = play_on(anna, record, seats=dict.fromkeys(seats[1:], "me"), pace={"kind": "slow"})
    invitation = anna.get(f"/api/tables/{table}").json()["invitation"]
    assert eve.get(f"/api/tables/{table}").status_code == 404
    joined = bert.post(f"/api/tables/{table}/join", json={"seat": seats[0], "invitation": invitation})
    assert joined.status_code == 204
    assert anna.post(f"/api/tables/{table}/start").status_code == 204
    for browser_of, seat in ((bert, seats[0]), (anna, seats[1])):
        now, then = seen(browser_of, table, seat), seen(anna, record, seat, ROW)
        assert now["view"] == then["view"]
        assert [e["key"] for e in now["log"]] == [e["key"] for e in then["log"]]
    assert bert.get(f"/api/tables/{table}/observation", params={"seat": seats[1]}).status_code == 403


def test_the_game_goes_on_from_memory_and_from_the_database(anna, record):
    seats = seats_of(anna, record)
    table = play_on(anna, record, seats=dict.fromkeys(seats, "me"), pace={"kind": "hotseat"})
    assert anna.post(f"/api/tables/{table}/start").status_code == 204
    services = anna.services()
    for number in range(4):
        asked = next(seat for seat in seats if seen(anna, table, seat)["question"])
        question = seen(anna, table, asked)["question"]
        answer = {"id": f"answer {number}", "seat": asked, "number": question["number"]}
        answer |= {"key": question["key"], "answer": question["options"][0]}
        given = anna.post(f"/api/tables/{table}/answer", json=answer)
        assert given.status_code == 200, given.text
        before = seen(anna, table, asked)
        services.live_tables.evict(table)
        assert seen(anna, table, asked) == before
    ended = anna.post(f"/api/tables/{table}/motions", json={"seat": seats[0], "kind": "end"}).json()
    if ended["status"] == "open":
        for seat in seats:
            anna.post(f"/api/tables/{table}/motions/{ended['id']}/vote", json={"seat": seat, "agree": True})
    verdict = verify(parse(anna.get(f"/api/tables/{table}/record").content))
    assert verdict.ok, verdict.why
    assert verdict.taken_over > 0


def test_what_others_play_gives_no_position_until_it_is_over(browser, anna):
    bert = browser.of("Bert")
    table, seats = running_table(anna, bert)
    for who in (anna, bert, browser.of("Eve")):
        assert "not over" in said(who.post(f"/api/tables/{table}/play-on", json={"row": 5}), 409)
        assert "not over" in said(
            who.post(f"/api/tables/{table}/positions", json={"row": 5, "name": "x"}), 409
        )
    alone, _ = running_table(anna, pace={"kind": "hotseat"})  # against a bot, who has secrets
    assert "not over" in said(anna.post(f"/api/tables/{alone}/play-on", json={"row": 5}), 409)
    seats = dict.fromkeys(seats, "me")
    own = anna.post("/api/tables", json={"title": "revolution", "players": 2, "seats": seats}).json()["id"]
    assert anna.post(f"/api/tables/{own}/start").status_code == 204
    assert anna.post(f"/api/tables/{own}/play-on", json={"row": 5}).status_code == 201
    assert bert.post(f"/api/tables/{own}/play-on", json={"row": 5}).status_code == 409


def test_from_the_end_nobody_plays_on(anna, record):
    rows = anna.get(f"/api/tables/{record}").json()["origin"]["rows"]
    assert "over" in said(anna.post(f"/api/tables/{record}/play-on", json={"row": rows}), 409)


def test_such_a_game_is_not_rated(browser, anna):
    bert = browser.of("Bert")
    record = imported(anna, running_record())
    first, second = seats_of(anna, record)
    table = play_on(anna, record, seats={first: "me"}, pace={"kind": "live"})
    invitation = anna.get(f"/api/tables/{table}").json()["invitation"]
    bert.post(f"/api/tables/{table}/join", json={"seat": second, "invitation": invitation})
    assert anna.post(f"/api/tables/{table}/start").status_code == 204

    async def rated():
        async with browser.services().database.writing() as session:
            row = await session.get_one(GameTable, table)
            roles = [role for held in row.config["seats"].values() for role in held]
            row.result = {"kind": "points", "winners": roles[:1], "scores": dict.fromkeys(roles, 1.0)}
            here = await rated_players(session, row)
            row.origin = None  # the same game from its set-up
            return here, await rated_players(session, row)

    here, otherwise = browser.blocking_portal.call(rated)
    assert here == []
    assert len(otherwise) == 2


# The library


def kept(browser, table, **wish):
    made = browser.post(f"/api/tables/{table}/positions", json={"row": ROW, "name": "Alva comes", **wish})
    assert made.status_code == 201, made.text
    return made.json()


def test_a_position_is_kept_with_a_name_and_a_note_and_played_by_others(browser, anna, record):
    bert = browser.of("Bert")
    position = kept(anna, record, note="Who holds the north?", public=True)
    assert (position["owner"], position["mine"], position["title"]) == ("Anna", True, "revolution")
    assert position["asked"]
    [listed] = bert.get("/api/positions").json()
    assert listed == {**position, "mine": False}
    assert bert.get("/api/positions", params={"title": "guerres"}).json() == []
    first, *others = position["seats"]
    wish = {"seats": {first: "me", **dict.fromkeys(others, "random")}}
    made = bert.post(f"/api/positions/{position['id']}/play", json=wish)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert bert.get(f"/api/tables/{table}").json()["origin"]["name"] == "Alva comes"
    assert bert.post(f"/api/tables/{table}/start").status_code == 204


def test_what_is_not_public_is_for_those_who_have_its_link(browser, anna, record):
    bert = browser.of("Bert")
    position = kept(anna, record)
    assert bert.get("/api/positions").json() == []
    assert bert.get("/api/positions", params={"mine": True}).json() == []
    assert [p["id"] for p in anna.get("/api/positions", params={"mine": True}).json()] == [position["id"]]
    assert bert.get(f"/api/positions/{position['id']}").json()["name"] == "Alva comes"
    assert browser.get(f"/api/positions/{position['id']}").status_code == 200


def test_its_owner_or_the_host_removes_it(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    record = imported(anna, recorded_game())
    mine, other = kept(anna, record, public=True), kept(anna, record, public=True)
    assert bert.delete(f"/api/positions/{mine['id']}").status_code == 403
    assert anna.delete(f"/api/positions/{mine['id']}").status_code == 204
    assert keeper.delete(f"/api/positions/{other['id']}").status_code == 204
    assert "position.removed" in [entry["action"] for entry in keeper.get("/api/admin/audit").json()]
    assert anna.get(f"/api/positions/{mine['id']}").status_code == 404
    assert bert.post(f"/api/positions/{mine['id']}/play", json={}).status_code == 404


def test_names_notes_and_numbers_of_positions_have_bounds(anna, record, monkeypatch):
    def share(**wish):
        return anna.post(f"/api/tables/{record}/positions", json={"row": ROW, "name": "x", **wish})

    assert share(name=" ").status_code == 400
    assert share(note="x" * 1001).status_code == 400
    assert share(note="\0").status_code == 400
    assert share(row=-1).status_code == 400
    monkeypatch.setattr(shared_positions, "MAX_KEPT", 1)
    assert share().status_code == 201
    assert "remove one first" in said(share(), 429)
