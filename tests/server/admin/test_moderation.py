"""Moderation: the audit trail, mutes, frozen tables."""

from __future__ import annotations

from sqlalchemy import update

from cuius.server.store.models import GameTable
from tests.server.browser import running_table


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
    assert lines[1]["detail"] == {"ip_address": "testclient"}
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
    lines = keeper.get("/api/admin/audit", params={"action": "user.muted"}).json()
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
        services.live_tables.evict(table)

    keeper.blocking_portal.call(freeze)
    assert [t["incident_id"] for t in keeper.get("/api/admin/frozen").json()] == ["incident"]
    assert anna.get(f"/api/tables/{table}").json()["frozen"]
    live = keeper.blocking_portal.call(keeper.services().live_tables.get, table)
    assert live.table.incident_id == "incident"
    assert anna.post(f"/api/admin/tables/{table}/thaw").status_code == 403
    assert keeper.post(f"/api/admin/tables/{table}/thaw").status_code == 204
    assert not anna.get(f"/api/tables/{table}").json()["frozen"]
    live = keeper.blocking_portal.call(keeper.services().live_tables.get, table)
    assert live.table.incident_id is None
    assert keeper.get("/api/admin/audit").json()[0]["detail"] == {"incident": "incident"}
