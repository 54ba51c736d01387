"""What admins may do about accounts."""

from __future__ import annotations

import msgspec
import pyotp
import pytest
from litestar.exceptions import WebSocketDisconnect

from cuius.server.mail import SmtpSettings
from tests.server.browser import PASSWORD, running_table, sign_in
from tests.server.fakes import put_letter_box

HOUR = 3600


def id_of(browser) -> str:
    return browser.get("/api/me").json()["id"]


def people(keeper, **query) -> list[str]:
    return [person["name"] for person in keeper.get("/api/admin/people", params=query).json()]


def test_accounts_are_listed_searched_and_paged(keeper, clock, monkeypatch):
    for name in ("Anna", "Bert", "Annabella"):
        clock.turn(1)
        keeper.of(name)
    assert people(keeper) == ["Annabella", "Bert", "Anna", "Keeper"]
    assert people(keeper, search="aNNa") == ["Annabella", "Anna"]
    assert people(keeper, search="%") == people(keeper, search="a_n") == []
    monkeypatch.setattr("cuius.server.admin.people.PAGE_SIZE", 3)
    assert (people(keeper), people(keeper, page=1)) == (["Annabella", "Bert", "Anna"], ["Keeper"])
    [anna] = keeper.get("/api/admin/people", params={"search": "annabella"}).json()
    assert (anna["banned"], anna["two_factor"], anna["admin"], anna["email"]) == (False, False, False, None)
    assert anna["last_seen_at"] == anna["created_at"] == clock.now


def test_a_banned_user_is_out_at_once_and_told_why(keeper, clock):
    anna = keeper.of("Anna")
    table, _ = running_table(anna, keeper.of("Bert"))
    program, user_id = anna.program("read"), id_of(anna)
    ban = {"reason": "Rude to others.", "hours": 2}
    with anna.websocket_connect(f"/ws/tables/{table}") as socket, program.websocket_connect("/ws/me") as mine:
        assert keeper.post(f"/api/admin/people/{user_id}/ban", json=ban).status_code == 204
        for closed in (socket, mine):
            with pytest.raises(WebSocketDisconnect, match="signed out"):
                while True:
                    closed.receive_json(timeout=10)
    assert [b.get("/api/me").status_code for b in (anna, program)] == [401, 401]
    answer = sign_in(anna, "Anna")
    assert (answer.status_code, answer.json()["error"]) == (403, "Banned")
    assert answer.json()["text"].endswith("2033-05-18 05:33 UTC: Rude to others.")
    assert sign_in(anna, "Anna", "wrong password").json()["error"] == "InvalidCredentials"
    [told] = keeper.get("/api/admin/people", params={"search": "Anna"}).json()
    assert (told["banned"], told["banned_until"], told["ban_reason"]) == (
        True,
        clock.now + 2 * HOUR,
        "Rude to others.",
    )
    clock.turn(2 * HOUR)
    assert sign_in(anna, "Anna").status_code == 200
    assert program.get("/api/me").status_code == 401


def test_a_ban_for_good_lasts_until_it_is_ended(keeper, clock):
    anna = keeper.of("Anna")
    user_id = id_of(anna)
    keeper.post(f"/api/admin/people/{user_id}/ban", json={"reason": "Cheats."})
    clock.turn(20 * 365 * 24 * HOUR)
    keeper.cookies.clear()
    assert sign_in(keeper, "Keeper").status_code == 200
    assert (
        sign_in(anna, "Anna").json()["text"] == "The keeper of this server has barred this account: Cheats."
    )
    assert keeper.post(f"/api/admin/people/{user_id}/unban").status_code == 204
    assert keeper.post(f"/api/admin/people/{user_id}/unban").status_code == 409
    assert sign_in(anna, "Anna").status_code == 200
    actions = [line["action"] for line in keeper.get("/api/admin/audit").json()]
    assert {"user.banned", "user.unbanned"} <= set(actions)


def test_a_user_who_lost_password_and_authenticator_gets_in_by_a_link(keeper, clock):
    anna = keeper.of("Anna")
    user_id = id_of(anna)
    begun = anna.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    anna.post("/api/me/second-factor/confirm", json={"code": pyotp.TOTP(begun["secret"]).at(clock.now)})
    kept = keeper.post(f"/api/admin/people/{user_id}/reset", json={}).json()
    assert anna.get("/api/me").json()["two_factor"]
    answer = keeper.post(f"/api/admin/people/{user_id}/reset", json={"end_two_factor": True}).json()
    assert not anna.get("/api/me").json()["two_factor"]
    assert answer["link"].startswith("http://127.0.0.1:1555/#/reset/")
    assert answer["expires_at"] == clock.now + 24 * HOUR
    clock.turn(23 * HOUR)
    token = answer["link"].rpartition("/")[2]
    chosen = {"token": token, "password": "another long password"}
    assert anna.post("/api/account/reset/finish", json=chosen).status_code == 204
    assert sign_in(anna, "Anna", "another long password").status_code == 200
    again = {"token": kept["link"].rpartition("/")[2], "password": PASSWORD}
    assert anna.post("/api/account/reset/finish", json=again).status_code == 400
    [line] = [a for a in keeper.get("/api/admin/audit").json() if a["detail"].get("two_factor_ended")]
    assert (line["action"], line["subject"]) == ("user.reset", user_id)


def test_where_there_is_an_address_the_link_is_sent(keeper):
    box = put_letter_box(keeper)
    accounts, smtp = keeper.services().people, SmtpSettings("mail.example.org", "a@example.org")
    accounts.settings = msgspec.structs.replace(accounts.settings, smtp=smtp)
    anna = keeper.another()
    wish = {"name": "Anna", "password": PASSWORD, "email": "anna@example.org", "language": "nl"}
    anna.post("/api/account/register", json=wish)
    anna.post("/api/account/confirm", json={"token": box.secret()})
    assert keeper.post(f"/api/admin/people/{id_of(anna)}/reset", json={}).json()["link"] is None
    to, _, text = box.letters[-1]
    assert to == "anna@example.org"
    assert "de beheerder" in text
    chosen = {"token": box.secret(), "password": "another long password"}
    assert anna.post("/api/account/reset/finish", json=chosen).status_code == 204


def test_a_removed_account_is_gone_and_the_games_of_others_go_on(keeper):
    anna, bert = keeper.of("Anna"), keeper.of("Bert")
    table, _ = running_table(anna, bert)
    user_id = id_of(anna)
    with anna.websocket_connect("/ws/me") as socket:
        assert keeper.post(f"/api/admin/people/{user_id}/remove").status_code == 204
        with pytest.raises(WebSocketDisconnect, match="signed out"):
            while True:
                socket.receive_json(timeout=10)
    assert sign_in(anna, "Anna").status_code == 401
    info = bert.get(f"/api/tables/{table}").json()
    assert (info["seats"][0]["holder"], info["seats"][0]["autopilot"]) == ("former player", True)
    assert keeper.post(f"/api/admin/people/{user_id}/remove").status_code == 404
    [line] = keeper.get("/api/admin/audit", params={"action": "account.deleted"}).json()
    assert (line["actor_name"], line["subject"]) == ("Keeper", user_id)


@pytest.mark.parametrize("deed", ["ban", "unban", "reset", "remove"])
def test_admins_are_out_of_reach_of_each_other_and_of_themselves(keeper, deed):
    body = {"reason": "x"} if deed == "ban" else {}
    answer = keeper.post(f"/api/admin/people/{id_of(keeper)}/{deed}", json=body)
    assert answer.status_code == 403
    assert "settings" in answer.json()["text"]
    assert keeper.get("/api/me").status_code == 200
    assert keeper.post(f"/api/admin/people/nobody/{deed}", json=body).status_code == 404
