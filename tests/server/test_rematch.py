"""The same game once more: who learns of it, and who may sit down."""

from __future__ import annotations

from tests.server.browser import running_table


def test_the_others_are_told_and_find_the_table_though_it_is_not_open(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table, [first, other] = running_table(anna, bert, public=False, name="Ghent", anonymous=True)
    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    browser.blocking_portal.call(browser.services().notices.drained)
    notice = bert.get("/api/notices").json()[0]
    assert (notice["kind"], notice["table"], notice["seat"]) == ("rematch", again, other)
    assert "Ghent" in notice["text"]
    assert "rematch" not in [n["kind"] for n in anna.get("/api/notices").json()]
    info = bert.get(f"/api/tables/{again}").json()
    assert (info["rematch_of"], info["public"], info["anonymous"]) == (table, False, True)
    assert [s["free"] for s in info["seats"]] == [True, True]  # a seat kept would tell who made it
    assert eve.get(f"/api/tables/{again}").status_code == 404
    assert bert.post(f"/api/tables/{again}/join", json={"seat": other}).status_code == 204
    assert anna.post(f"/api/tables/{again}/join", json={"seat": first}).status_code == 204
    assert anna.post(f"/api/tables/{again}/start").status_code == 204
    assert [s["mine"] for s in bert.get(f"/api/tables/{again}").json()["seats"]] == [False, True]


def test_whoever_played_last_time_has_no_claim_once_another_sits_there(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table, [_, other] = running_table(anna, bert, public=False)
    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    invitation = anna.get(f"/api/tables/{again}").json()["invitation"]
    joined = eve.post(f"/api/tables/{again}/join", json={"seat": other, "invitation": invitation})
    assert joined.status_code == 204
    assert bert.get(f"/api/tables/{again}").status_code == 404
    assert anna.post(f"/api/tables/{again}/start").status_code == 204
    assert bert.post(f"/api/tables/{again}/return", json={"seat": other}).status_code in (403, 404)


def test_only_who_was_there_asks_for_a_rematch(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table, _ = running_table(anna, bert)
    assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
    assert bert.post(f"/api/tables/{table}/rematch").status_code == 201


def test_of_one_game_there_is_one_rematch_at_a_time_and_one_notice(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table, [_, other] = running_table(anna, bert, public=False)
    again = {anna.post(f"/api/tables/{table}/rematch").json()["id"] for _ in range(3)}
    assert len(again) == 1
    assert bert.post(f"/api/tables/{table}/rematch").json()["id"] in again
    browser.blocking_portal.call(browser.services().notices.drained)
    assert [n["kind"] for n in bert.get("/api/notices").json()].count("rematch") == 1
    assert "rematch" not in [n["kind"] for n in anna.get("/api/notices").json()]
    [table_id] = again
    invitation = anna.get(f"/api/tables/{table_id}").json()["invitation"]
    eve.post(f"/api/tables/{table_id}/join", json={"seat": other, "invitation": invitation})
    assert bert.post(f"/api/tables/{table}/rematch").status_code == 404  # without him, and not his affair
    assert anna.post(f"/api/tables/{table_id}/start").status_code == 204
    assert anna.post(f"/api/tables/{table}/rematch").json()["id"] != table_id


def test_a_game_that_has_not_begun_is_not_played_once_more(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table = anna.post("/api/tables", json={"title": "revolution", "players": 2, "public": True}).json()["id"]
    for who, seat in zip((anna, bert), anna.get(f"/api/tables/{table}").json()["seats"], strict=True):
        assert who.post(f"/api/tables/{table}/join", json={"seat": seat["seat"]}).status_code == 204
    refused = anna.post(f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["error"]) == (409, "Conflict")
    browser.blocking_portal.call(browser.services().notices.drained)
    assert "rematch" not in [n["kind"] for n in bert.get("/api/notices").json()]
