"""Blocking, reporting, and what admins do."""

from __future__ import annotations

from sqlalchemy import update

from cuius.server.store.models import GameTable
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
    assert [(r["by"], r["about"], r["text"]) for r in reports] == [
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


# Keeping the server


def test_who_is_not_named_in_the_settings_is_no_admin(browser):
    browser.register("Anna")
    assert not browser.get("/api/me").json()["admin"]
    for path in ("audit", "reports", "frozen"):
        assert browser.get(f"/api/admin/{path}").status_code == 403


def test_an_admin_reads_who_did_what(keeper):
    assert keeper.get("/api/me").json()["admin"]
    anna = keeper.of("Anna")
    keeper.another().post("/api/account/sign-in", json={"name": "Anna", "password": "wrong password"})
    keeper.another().post("/api/account/sign-in", json={"name": "hunter2", "password": "wrong password"})
    anna.program("play")
    lines = keeper.get("/api/admin/audit").json()
    actions = [line["action"] for line in lines]
    assert actions == [
        "token.created",
        "credentials.rejected",
        "credentials.rejected",
        "account.registered",
        "account.registered",
    ]
    assert lines[0]["actor_name"] == "Anna"
    assert lines[0]["detail"] == {"scopes": ["play"]}
    assert lines[1]["detail"] == {"address": "testclient"}
    assert "hunter2" not in str(lines)
    by_action = keeper.get("/api/admin/audit", params={"action": "credentials.rejected"}).json()
    assert [line["subject"] for line in by_action] == ["", anna.get("/api/me").json()["id"]]
    older = keeper.get(
        "/api/admin/audit", params={"before": lines[0]["id"], "actor": lines[0]["actor"]}
    ).json()
    assert [line["action"] for line in older] == ["account.registered"]


def test_an_admin_mutes_and_unmutes(keeper, clock):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, [seat, _] = running_table(anna, bert)

    def talk() -> int:
        return anna.post(f"/api/tables/{table}/chat", json={"seat": seat, "text": "Hello."}).status_code

    wish = {"name": "anna", "hours": 2, "reason": "rude"}
    assert talk() == 201
    assert keeper.post("/api/admin/mute", json=wish).status_code == 204
    assert anna.get("/api/me").json()["muted_until"] == clock.now + 7200
    assert talk() == 403
    clock.turn(7201)
    assert talk() == 201
    keeper.post("/api/admin/mute", json=wish)
    assert keeper.post("/api/admin/mute", json={"name": "Anna", "hours": 0}).status_code == 204
    assert anna.get("/api/me").json()["muted_until"] is None
    assert talk() == 201
    assert keeper.post("/api/admin/mute", json={"name": "Nobody", "hours": 1}).status_code == 404
    lines = keeper.get("/api/admin/audit", params={"action": "muted"}).json()
    assert [line["detail"]["hours"] for line in lines] == [0, 2, 2]


def test_an_admin_lets_a_frozen_table_go_on(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, _ = running_table(anna, bert)
    assert keeper.post(f"/api/admin/tables/{table}/thaw").status_code == 409
    assert keeper.post("/api/admin/tables/none/thaw").status_code == 404

    async def freeze():
        services = keeper.services()
        async with services.database.writing() as session:
            await session.execute(
                update(GameTable).where(GameTable.id == table).values(incident_id="incident")
            )
        services.live_tables.forget(table)

    keeper.blocking_portal.call(freeze)
    assert [t["incident"] for t in keeper.get("/api/admin/frozen").json()] == ["incident"]
    assert anna.get(f"/api/tables/{table}").json()["frozen"]
    live = keeper.blocking_portal.call(keeper.services().live_tables.get, table)
    assert live.table.frozen == "incident"
    assert anna.post(f"/api/admin/tables/{table}/thaw").status_code == 403
    assert keeper.post(f"/api/admin/tables/{table}/thaw").status_code == 204
    assert not anna.get(f"/api/tables/{table}").json()["frozen"]
    live = keeper.blocking_portal.call(keeper.services().live_tables.get, table)
    assert live.table.frozen is None
    assert keeper.get("/api/admin/audit").json()[0]["detail"] == {"incident": "incident"}
