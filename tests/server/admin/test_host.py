"""The host's pages: figures, tables, incidents, backups, announcements, and who may register."""

from __future__ import annotations

import sqlite3

from tests.server.browser import PASSWORD, running_table

HOUR = 3600


def answer_once(browser, table, seat):
    question = browser.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
    if question is not None:
        body = {
            "id": f"answer of {seat}",
            "seat": seat,
            "number": question["number"],
            "key": question["key"],
            "answer": question["options"][0],
        }
        assert browser.post(f"/api/tables/{table}/answer", json=body).status_code == 200


def test_the_overview_counts(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, seats = running_table(anna, bert)
    for browser, seat in zip((anna, bert), seats):
        answer_once(browser, table, seat)
    keeper.post("/api/people/report", json={"name": "Bert", "text": "he sings"})
    seen = keeper.get("/api/admin/overview").json()
    assert (seen["accounts"], seen["active_today"], seen["banned"]) == (3, 3, 0)
    assert seen["tables"] == {"running": 1}
    assert (seen["open_reports"], seen["frozen_tables"]) == (1, 0)
    assert seen["days"][-1]["tables"] == 1
    assert seen["days"][-1]["answers"] > 0
    assert len(seen["days"]) == 14
    assert isinstance(seen["problems"], list)


def test_tables_are_found_and_hidden_people_stay_hidden(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, _ = running_table(anna, bert, name="Ghent")
    running_table(anna, bert, name="Bruges", anonymous=True)
    listed = {t["name"]: t for t in keeper.get("/api/admin/tables").json()}
    assert listed["Ghent"]["people"] == ["Anna", "Bert"]
    assert (listed["Bruges"]["people"], listed["Bruges"]["owner"]) == ([], None)
    found = keeper.get("/api/admin/tables", params={"search": "gHE", "status": "running"}).json()
    assert [t["id"] for t in found] == [table]
    assert keeper.get("/api/admin/tables", params={"status": "finished"}).json() == []
    assert keeper.get("/api/admin/tables", params={"page": 1}).json() == []


def test_incidents_are_listed_without_what_a_game_hides(keeper):
    assert keeper.get("/api/admin/incidents").json() == []
    incidents = keeper.app.state.incidents
    incidents.record_rules_failure("abc", "a table", {"hand": ["the secret card"]})
    incidents.record_failure(ValueError("somebody's secret"), path="/api/x")
    listed = keeper.get("/api/admin/incidents")
    assert "secret" not in listed.text
    rules = next(i for i in listed.json() if i["rules"])
    assert (rules["id"], rules["table"]) == ("abc", "a table")
    other = next(i for i in listed.json() if not i["rules"])
    assert (other["path"], other["error"]) == ("/api/x", "ValueError")


def test_a_backup_is_a_whole_database(keeper):
    made = keeper.post("/api/admin/backups")
    assert made.status_code == 201, made.text
    assert [b["name"] for b in keeper.get("/api/admin/backups").json()] == [made.json()["name"]]
    folder = keeper.services().settings.data_folder / "backups"
    file = folder / made.json()["name"]
    assert file.stat().st_mode & 0o077 == 0
    if not keeper.services().database.is_postgres:
        with sqlite3.connect(file) as copy:
            assert copy.execute("SELECT name FROM user").fetchall() == [("Keeper",)]


def test_open_pages_hear_that_the_announcements_have_changed(keeper):
    anna = keeper.of("Anna")
    with anna.websocket_connect("/ws/me") as socket:
        made = keeper.post("/api/admin/announcements", json={"text": "Maintenance tonight"}).json()
        assert socket.receive_json(timeout=10) == {"type": "announcements"}
        keeper.delete(f"/api/admin/announcements/{made['id']}")
        assert socket.receive_json(timeout=10) == {"type": "announcements"}


def test_announcements_are_told_to_everybody_until_they_end(keeper, clock):
    keeper.post("/api/admin/announcements", json={"text": "Maintenance tonight", "hours": 2})
    kept = keeper.post("/api/admin/announcements", json={"text": "Welcome"}).json()
    stranger = keeper.another()
    assert [a["text"] for a in stranger.get("/api/announcements").json()] == [
        "Welcome",
        "Maintenance tonight",
    ]
    clock.now += 3 * HOUR
    assert [a["text"] for a in stranger.get("/api/announcements").json()] == ["Welcome"]
    assert keeper.delete(f"/api/admin/announcements/{kept['id']}").status_code == 204
    assert keeper.delete(f"/api/admin/announcements/{kept['id']}").status_code == 404
    assert stranger.get("/api/announcements").json() == []


def test_registration_is_closed_and_opened_in_the_page(keeper):
    account = {"name": "Anna", "password": PASSWORD}
    for mode, status in (("closed", 403), ("invitation", 403), (None, 201)):
        answer = keeper.put("/api/admin/registration", json={"mode": mode}).json()
        assert answer == {"mode": mode or "open", "chosen": mode, "settings": "open"}
        visitor = keeper.another()
        assert visitor.get("/api/session").json()["registration"] == (mode or "open")
        assert visitor.post("/api/account/register", json=account).status_code == status
    keeper.put("/api/admin/registration", json={"mode": "invitation"})
    code = keeper.post("/api/admin/invitations", json={}).json()["code"]
    invited = {"name": "Bert", "password": PASSWORD, "invitation": code}
    assert keeper.another().post("/api/account/register", json=invited).status_code == 201
