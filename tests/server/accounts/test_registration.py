"""Who may make an account: anybody, whoever was invited, or nobody."""

from __future__ import annotations

import msgspec
import pytest

from cuius.server.app import create_app
from tests.server.browser import PASSWORD, Browser

DAY = 86_400
WISH = {"name": "Anna", "password": PASSWORD}


@pytest.fixture
def door(settings, clock):
    """Opens a server again that takes new people in another way, as its admin."""
    opened: list[Browser] = []
    with Browser(create_app(settings, clock)) as before:
        cookies = before.register("Keeper").cookies

    def make(registration: str) -> Browser:
        chosen = msgspec.structs.replace(settings, admins=("Keeper",), registration=registration)
        browser = Browser(create_app(chosen, clock))
        browser.__enter__()
        browser.cookies = cookies
        opened.append(browser)
        return browser

    yield make
    for browser in opened:
        browser.__exit__(None, None, None)


def register(browser: Browser, code: str | None = None, name: str = "Anna"):
    wish = {**WISH, "name": name} | ({} if code is None else {"invitation": code})
    return browser.another().post("/api/account/register", json=wish)


def test_a_closed_server_takes_nobody(door):
    keeper = door("closed")
    assert keeper.another().get("/api/session").json()["registration"] == "closed"
    code = keeper.post("/api/admin/invitations", json={}).json()["code"]
    for answer in (register(keeper), register(keeper, code)):
        assert answer.status_code == 403
        assert "takes no new accounts" in answer.json()["text"]
    assert keeper.get("/api/me").status_code == 200  # who has an account keeps it


def test_an_open_server_takes_everybody(door):
    keeper = door("open")
    assert keeper.get("/api/session").json()["registration"] == "open"
    assert register(keeper).status_code == 201


def test_an_invitation_is_good_for_one_account(door):
    keeper = door("invitation")
    assert "by invitation" in register(keeper).json()["text"]
    assert register(keeper, "AAAA-BBBB-CCCC-DDDD").status_code == 403
    made = keeper.post("/api/admin/invitations", json={"note": "for Anna"}).json()
    assert made["link"] == f"http://127.0.0.1:1555/#/register/{made['code']}"
    [listed] = keeper.get("/api/admin/invitations").json()
    assert (listed["id"], listed["note"]) == (made["id"], "for Anna")
    assert made["code"] not in str(listed)
    bad = keeper.another().post(
        "/api/account/register", json={**WISH, "password": "short", "invitation": made["code"]}
    )
    assert bad.status_code == 400
    assert register(keeper, made["code"].lower().replace("-", " ")).status_code == 201
    assert register(keeper, made["code"], "Bert").status_code == 403
    assert keeper.get("/api/admin/invitations").json() == []
    actions = [line["action"] for line in keeper.get("/api/admin/audit").json()]
    assert {"invitation.created", "invitation.used"} <= set(actions)


def test_a_taken_name_does_not_use_an_invitation_up(door):
    keeper = door("invitation")
    code = keeper.post("/api/admin/invitations", json={}).json()["code"]
    assert register(keeper, code, "Keeper").status_code == 409
    assert register(keeper, code).status_code == 201


def test_an_invitation_expires_or_is_revoked(door, clock):
    keeper = door("invitation")
    short, long = (keeper.post("/api/admin/invitations", json={"hours": h}).json() for h in (1, None))
    clock.turn(3601)
    assert register(keeper, short["code"]).status_code == 403
    assert [i["id"] for i in keeper.get("/api/admin/invitations").json()] == [long["id"]]
    assert keeper.delete(f"/api/admin/invitations/{long['id']}").status_code == 204
    assert keeper.delete(f"/api/admin/invitations/{long['id']}").status_code == 404
    assert register(keeper, long["code"]).status_code == 403
