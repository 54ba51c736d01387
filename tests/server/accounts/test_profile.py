"""Profile: preferences, data export, deletion."""

from __future__ import annotations

import json

import pytest

from cuius.server.store.models import Base
from cuius.server.tables.days_off import DaysOff
from tests.server.browser import PASSWORD, everything_kept, running_table, sign_in

PROOF = {"password": PASSWORD}


def test_language_and_wishes_change_and_the_rest_stays(browser):
    browser.register("Anna")
    wishes = {"email": False, "webhook": "https://example.org/hook", "days_off": [6, 5, 6]}
    assert browser.patch("/api/me", json={"preferences": wishes}).status_code == 200
    assert browser.patch("/api/me", json={"language": "nl"}).json()["preferences"]["days_off"] == [5, 6]
    me = browser.get("/api/me").json()
    assert me["language"] == "nl"
    others = {"silent": {}, "time_zone": "", "dates_off": [], "windows": {}}
    assert me["preferences"] == {**wishes, "days_off": [5, 6], **others}
    assert browser.patch("/api/me", json={}).json() == me


def test_settings_of_the_page_are_kept_with_the_account(browser):
    assert browser.get("/api/session").json()["settings"] is None
    browser.register("Anna")
    assert browser.get("/api/me").json()["settings"] is None
    wishes = {"theme": "dark", "playback": "fast", "sound": True}
    me = browser.patch("/api/me", json={"language": "fr", "settings": wishes}).json()
    assert {**me["settings"], **wishes} == me["settings"]
    assert me["settings"]["text_size"] == "normal"
    session = browser.get("/api/session").json()
    assert (session["settings"], session["language"]) == (me["settings"], "fr")
    browser.patch("/api/me", json={"preferences": {"days_off": [6]}})
    assert browser.get("/api/me").json()["settings"] == me["settings"]


WRONG_CHANGES = [
    {"language": "de"},
    {"admin": True},
    {"name": "Bert"},
    {"preferences": {"days_off": [7]}},
    {"preferences": {"days_off": [0] * 8}},
    {"preferences": {"webhook": "x" * 501}},
    {"preferences": {"email": "perhaps"}},
    {"preferences": {"time_zone": "Mars/Olympus"}},
    {"preferences": {"time_zone": "../../etc/passwd"}},
    {"preferences": {"silent": {"turn": ["pigeon"]}}},
    {"preferences": {"silent": {"weather": ["email"]}}},
    {"preferences": {"dates_off": [{"first": "2030-02-30", "last": "2030-03-01"}]}},
    {"preferences": {"dates_off": [{"first": "2030-03-02", "last": "2030-03-01"}]}},
    {"preferences": {"dates_off": [{"first": "2030-01-01", "last": "2030-12-31"}]}},
    {"preferences": {"dates_off": [{"first": "tomorrow", "last": "2030-12-31"}]}},
    {"settings": {"theme": "sepia"}},
    {"settings": {"sound": "loud"}},
    {"settings": {"colour": "red"}},
    [],
]


def test_wrong_changes_change_nothing(browser):
    before = browser.register("Anna").get("/api/me").json()
    for change in WRONG_CHANGES:
        assert browser.patch("/api/me", json=change).status_code == 400, change
    assert browser.get("/api/me").json() == before


WRONG_WEBHOOKS = {
    "example.org/hook": "https://example.org/path",
    "ftp://example.org/hook": "https://example.org/path",
    "https://anna:secret@example.org/hook": "without name or password",
    "https://example.org:22/hook": "not 22",
    "https://example.org:99999/hook": "https://example.org/path",
    "http://127.0.0.1/hook": "private",
    "http://[::1]:8080/hook": "private",
    "http://[fe80::1]/hook": "private",
}


@pytest.mark.parametrize("address", WRONG_WEBHOOKS)
def test_a_webhook_that_may_not_be_called_is_refused_when_it_is_saved(browser, address):
    browser.register("Anna").patch("/api/me", json={"preferences": {"webhook": "https://example.org/hook"}})
    before = browser.get("/api/me").json()
    wishes = {"email": False, "webhook": address, "days_off": [6]}
    answer = browser.patch("/api/me", json={"language": "nl", "preferences": wishes})
    assert answer.status_code == 400
    assert WRONG_WEBHOOKS[address] in answer.json()["text"]
    assert browser.get("/api/me").json() == before


def test_a_webhook_is_kept_without_blanks_and_can_be_taken_away(browser):
    browser.register("Anna")
    for said, kept in ((" https://example.org/hook ", "https://example.org/hook"), ("  ", "")):
        me = browser.patch("/api/me", json={"preferences": {"webhook": said}}).json()
        assert me["preferences"]["webhook"] == kept


def test_days_off_reach_running_games(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    anna.patch("/api/me", json={"preferences": {"days_off": [6]}})
    live = browser.blocking_portal.call(browser.services().live_tables.get, table)
    assert live.days_off == {seat: DaysOff((6,))}


def test_dates_off_are_kept_in_order_and_forgotten_when_they_have_passed(browser):
    browser.register("Anna")
    wishes = [("2040-05-01", "2040-05-09"), ("1999-01-01", "1999-01-02"), ("2039-12-24", "2039-12-24")]
    dates = [{"first": first, "last": last} for first, last in wishes]
    preferences = {"dates_off": dates, "time_zone": "Europe/Brussels"}
    me = browser.patch("/api/me", json={"preferences": preferences}).json()
    assert [d["first"] for d in me["preferences"]["dates_off"]] == ["2039-12-24", "2040-05-01"]
    assert me["preferences"]["time_zone"] == "Europe/Brussels"


def test_the_time_zone_of_the_browser_is_kept_if_it_is_known(browser):
    for name, said, kept in (("Anna", "Asia/Tokyo", "Asia/Tokyo"), ("Bert", "Mars/Olympus", "")):
        account = {"name": name, "password": PASSWORD, "time_zone": said}
        me = browser.another().post("/api/account/register", json=account).json()
        assert me["preferences"]["time_zone"] == kept


# Download


def test_the_download_has_everything_and_no_secret(browser, settings):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert, name="Our war")
    anna.program("read")
    anna.post("/api/people/block", json={"name": "Bert"})
    anna.post("/api/people/report", json={"name": "Bert", "text": "He cheats."})
    answer = anna.get("/api/me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    data = answer.json()
    assert data["account"]["name"] == "Anna"
    assert data["account"]["password_hash"] is True
    assert len(data["sessions"]) == len(data["tokens"]) == len(data["reports"]) == 1
    assert data["blocked"] == ["Bert"]
    assert [t["name"] for t in data["tables"]] == ["Our war"]
    [held] = data["seats"]
    assert (held["name"], held["table_id"]) == (seat, table)
    assert {"account.registered", "token.created"} <= {line["action"] for line in data["audit"]}
    assert anna.cookies["cuius_session"] not in answer.text
    assert "argon2" not in answer.text
    assert "seed" not in data["tables"][0]


def test_the_download_holds_nothing_of_others(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    running_table(bert, browser.of("Carla"))
    bert.post("/api/people/report", json={"name": "Anna", "text": "She cheats."})
    bert.post("/api/people/block", json={"name": "Anna"})
    text = anna.get("/api/me/data").text
    for word in ("Bert", "Carla", "cheats"):
        assert word not in text


def test_the_download_knows_every_table_of_the_database_that_names_people():
    """A new table with a person in it must be added to the download, or here if it tells nothing of them."""
    naming = {
        table.name
        for table in Base.metadata.sorted_tables
        if any(key.column.table.name == "user" for key in table.foreign_keys)
    }
    people = {"user_session", "api_token", "one_time_token", "block", "user_report", "notice", "webhook_key"}
    people |= {"push_device", "favourite", "game_table", "seat", "chat_message", "corrected_board"}
    assert naming == people | {
        "club_member",
        "club_news",
        "shared_position",
        "tournament",
        "tournament_entry",
        "archived_role",  # the same as the seats
    }


# Deletion


def test_deletion_needs_the_password(browser):
    browser.register("Anna")
    assert browser.post("/api/me/delete", json={"password": "wrong password"}).status_code == 403
    assert browser.get("/api/me").status_code == 200


def test_a_deleted_account_is_signed_out_everywhere_and_its_name_is_free(browser):
    browser.register("Anna")
    other = browser.another()
    sign_in(other, "Anna")
    program = browser.program("read")
    assert browser.post("/api/me/delete", json=PROOF).status_code == 204
    assert "cuius_session" not in browser.cookies
    assert [b.get("/api/me").status_code for b in (browser, other, program)] == [401] * 3
    assert sign_in(browser, "Anna").status_code == 401
    assert browser.of("Anna").get("/api/me").json()["name"] == "Anna"


def test_others_games_go_on(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, seats = running_table(anna, bert)
    assert anna.post("/api/me/delete", json=PROOF).status_code == 204
    info = bert.get(f"/api/tables/{table}").json()
    assert info["status"] == "running"
    left, stays = info["seats"]
    assert (left["holder"], left["free"], left["autopilot"]) == ("former player", True, True)
    assert (stays["holder"], stays["mine"]) == ("Bert", True)
    assert info["owner"] == "Bert"
    assert bert.get(f"/api/tables/{table}/observation", params={"seat": seats[1]}).status_code == 200
    carla = browser.of("Carla")
    assert carla.post(f"/api/tables/{table}/join", json={"seat": seats[0]}).status_code == 204
    assert bert.get(f"/api/tables/{table}").json()["seats"][0]["holder"] == "Carla"


def test_tables_that_have_not_begun_are_left(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    lonely = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    shared = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    seats = [s["seat"] for s in bert.get(f"/api/tables/{shared}").json()["seats"]]
    for one, seat in zip((anna, bert), seats):
        one.post(f"/api/tables/{shared}/join", json={"seat": seat})
    anna.post("/api/me/delete", json=PROOF)
    assert bert.get(f"/api/tables/{lonely}").status_code == 404
    info = bert.get(f"/api/tables/{shared}").json()
    assert info["mine"]
    assert [s["holder"] for s in info["seats"]] == [None, "Bert"]


def test_nothing_remains_that_says_who_it_was(browser):
    anna, bert = browser.of("Annabella"), browser.of("Bert")
    running_table(anna, bert)
    anna.post("/api/people/report", json={"name": "Bert", "text": "He cheats."})
    anna.post("/api/people/block", json={"name": "Bert"})
    anna.post("/api/me/delete", json=PROOF)
    kept = everything_kept(browser)
    assert "nnabella" not in json.dumps(kept)
    assert kept["block"] == []
    [former] = [row for row in kept["user"] if row["name"] == "former player"]
    assert former["password_hash"] is None
    assert [row["user_id"] for row in kept["user_session"]].count(former["id"]) == 0
    assert [row["detail"] for row in kept["audit_entry"]].count({"ip_address": "testclient"}) == 1  # Bert's
