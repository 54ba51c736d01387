"""Blocking, reporting, and what admins do."""

from __future__ import annotations

from tests.server.browser import running_table

# Blocking


def test_people_who_block_each_other_are_not_seated_together(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    assert bert.post("/api/people/block", json={"name": "ANNA"}).status_code == 204
    assert bert.post("/api/people/block", json={"name": "Anna"}).status_code == 204
    assert bert.get("/api/people/blocked").json() == ["Anna"]
    assert anna.get("/api/people/blocked").json() == []
    table = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    seats = [s["seat"] for s in anna.get(f"/api/tables/{table}").json()["seats"]]
    anna.post(f"/api/tables/{table}/join", json={"seat": seats[0]})
    assert bert.post(f"/api/tables/{table}/join", json={"seat": seats[1]}).status_code == 409
    assert bert.post("/api/people/unblock", json={"name": "Anna"}).status_code == 204
    assert bert.post(f"/api/tables/{table}/join", json={"seat": seats[1]}).status_code == 204


def test_whoever_made_a_table_is_met_there_even_before_they_sit_down(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    assert anna.post("/api/people/block", json={"name": "Bert"}).status_code == 204
    table = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    seat = anna.get(f"/api/tables/{table}").json()["seats"][0]["seat"]
    assert bert.post(f"/api/tables/{table}/join", json={"seat": seat}).status_code == 409


def test_the_maker_of_a_table_takes_a_seat_from_somebody_who_is_told(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table = anna.post("/api/tables", json={"title": "revolution", "players": 2}).json()["id"]
    path = f"/api/tables/{table}"
    first, second = [seat["seat"] for seat in anna.get(path).json()["seats"]]
    for who, seat in ((anna, first), (bert, second)):
        assert who.post(f"{path}/join", json={"seat": seat}).status_code == 204
    assert bert.post(f"{path}/leave", json={"seat": first}).status_code == 403
    assert anna.post(f"{path}/leave", json={"seat": second}).status_code == 204
    assert [seat["holder"] for seat in anna.get(path).json()["seats"]] == ["Anna", None]
    browser.blocking_portal.call(browser.services().notices.drained)
    assert [notice["kind"] for notice in bert.get("/api/notices").json()] == ["unseated"]
    assert "unseated" not in [notice["kind"] for notice in anna.get("/api/notices").json()]
    assert bert.post(f"{path}/join", json={"seat": second}).status_code == 204
    for seat in (first, second):
        if anna.get(path).json()["status"] == "open":
            anna.post(f"{path}/start", json={"without_salts": True})
        assert anna.post(f"{path}/leave", json={"seat": seat}).status_code == 409


def test_one_cannot_block_oneself_or_nobody(browser):
    browser.register("Anna")
    assert browser.post("/api/people/block", json={"name": "anna"}).status_code == 409
    assert browser.post("/api/people/block", json={"name": "Nobody"}).status_code == 404
    assert browser.post("/api/people/unblock", json={"name": "Nobody"}).status_code == 404


# Reporting


def test_a_report_by_name_or_by_seat_reaches_the_admins(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, seats = running_table(anna, bert, anonymous=True)
    assert anna.post("/api/people/report", json={"name": "Bert", "text": "Rude."}).status_code == 201
    by_seat = {"table": table, "seat": seats[1], "text": "Rude again."}
    assert anna.post("/api/people/report", json=by_seat).status_code == 201
    reports = keeper.get("/api/admin/reports").json()
    assert [(r["reporter"], r["reported"], r["text"]) for r in reports] == [
        ("Anna", "Bert", "Rude."),
        ("Anna", "Bert", "Rude again."),
    ]
    assert keeper.post(f"/api/admin/reports/{reports[0]['id']}/settle").status_code == 204
    assert keeper.post(f"/api/admin/reports/{reports[0]['id']}/settle").status_code == 409
    assert keeper.post("/api/admin/reports/nothing/settle").status_code == 404
    assert len(keeper.get("/api/admin/reports").json()) == 1
    assert len(keeper.get("/api/admin/reports", params={"settled": True}).json()) == 1


COMPLAINTS = [
    ({"text": "Rude."}, 400),
    ({"text": "", "name": "Bert"}, 400),
    ({"text": "x" * 2001, "name": "Bert"}, 400),
    ({"text": "Rude.", "name": "Nobody"}, 404),
    ({"text": "Rude.", "table": "none", "seat": "none"}, 404),
    ({"text": "Rude.", "table": "none"}, 400),
]


def test_a_report_says_whom_and_why(browser):
    browser.of("Bert")
    browser.register("Anna")
    for complaint, status in COMPLAINTS:
        assert browser.post("/api/people/report", json=complaint).status_code == status, complaint


def test_there_is_an_end_to_open_reports(browser):
    browser.of("Bert")
    browser.register("Anna")
    codes = [
        browser.post("/api/people/report", json={"name": "Bert", "text": "Rude."}).status_code
        for _ in range(21)
    ]
    assert codes == [201] * 20 + [429]
