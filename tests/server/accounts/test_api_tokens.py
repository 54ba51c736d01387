"""Tokens for programs."""

from __future__ import annotations

import pyotp

from tests.server.browser import PASSWORD, running_table, sign_in


def test_a_token_is_shown_once_and_listed_without_its_secret(browser):
    browser.register("Anna")
    wish = {"name": "my bot", "scopes": ["play", "read"], "password": PASSWORD}
    made = browser.post("/api/me/tokens", json=wish).json()
    assert made["token"].startswith("cuius_")
    [listed] = browser.get("/api/me/tokens").json()
    assert "token" not in listed
    assert listed["name"] == "my bot"
    assert listed["scopes"] == ["play", "read"]
    assert listed["last_used_at"] is None


def test_a_program_reads_and_plays_as_far_as_its_scopes_go(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, [seat, _] = running_table(anna, bert)
    reader, player = anna.program("read"), anna.program("read", "play")
    assert reader.get("/api/me").json()["name"] == "Anna"
    assert reader.get(f"/api/tables/{table}/observation", params={"seat": seat}).status_code == 200
    assert reader.post(f"/api/tables/{table}/undo", json={"seat": seat}).status_code == 403
    assert reader.post("/api/tables", json={"title": "revolution"}).status_code == 403
    assert player.post("/api/tables", json={"title": "revolution"}).status_code == 201
    [token] = [t for t in anna.get("/api/me/tokens").json() if t["scopes"] == ["read"]]
    assert token["last_used_at"] is not None


def test_a_program_that_plays_may_not_read_without_the_scope(browser):
    player = browser.register("Anna").program("play")
    assert player.get("/api/me").status_code == 403
    assert player.get("/api/tables").status_code == 403
    assert player.post("/api/tables", json={"title": "revolution"}).status_code == 201


def test_a_token_needs_the_password(browser):
    """Whoever finds a browser signed in must not make a key that outlasts the session."""
    browser.register("Anna")
    wish = {"name": "x", "scopes": ["read"]}
    assert browser.post("/api/me/tokens", json=wish).status_code == 403
    assert browser.post("/api/me/tokens", json={**wish, "password": "wrong password"}).status_code == 403
    assert browser.get("/api/me/tokens").json() == []


def test_a_token_needs_a_code_where_there_is_a_second_factor(browser, clock):
    browser.register("Anna")
    begun = browser.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    totp = pyotp.TOTP(begun["secret"])
    browser.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    clock.turn(60)
    wish = {"name": "x", "scopes": ["read"], "password": PASSWORD}
    assert browser.post("/api/me/tokens", json=wish).json()["error"] == "TwoFactorCodeRequired"
    wish["code"] = totp.at(clock.now)
    assert browser.post("/api/me/tokens", json=wish).status_code == 201


def test_tokens_end_with_the_password_unless_they_are_to_be_kept(browser):
    browser.register("Anna")
    program = browser.program("read")
    change = {"old": PASSWORD, "new": "another long password", "keep_tokens": True}
    assert browser.post("/api/me/password", json=change).status_code == 204
    assert program.get("/api/me").status_code == 200
    assert browser.post("/api/me/password", json={"old": change["new"], "new": PASSWORD}).status_code == 204
    assert program.get("/api/me").status_code == 401
    assert browser.get("/api/me/tokens").json() == []


def test_tokens_end_with_a_forgotten_password_too(browser, letter_box):
    browser.post(
        "/api/account/register", json={"name": "Anna", "password": PASSWORD, "email": "a@example.org"}
    )
    browser.post("/api/account/confirm", json={"token": letter_box.secret()})
    program = browser.program("read")
    for keep, status in ((True, 200), (False, 401)):
        browser.post("/api/account/reset", json={"email": "a@example.org"})
        chosen = {"token": letter_box.secret(), "password": PASSWORD, "keep_tokens": keep}
        assert browser.post("/api/account/reset/finish", json=chosen).status_code == 204
        assert program.get("/api/me").status_code == status
    assert sign_in(browser, "Anna").status_code == 200


OWN_AFFAIRS = [
    ("GET", "/api/me/tokens"),
    ("GET", "/api/me/sessions"),
    ("GET", "/api/me/data"),
    ("POST", "/api/me/sessions/end-others"),
    ("POST", "/api/account/sign-out"),
    ("GET", "/api/people/blocked"),
    ("GET", "/api/admin/audit"),
]


def test_no_token_is_good_enough_for_the_account_itself(browser):
    program = browser.register("Anna").program("read", "play")
    for method, path in OWN_AFFAIRS:
        assert program.request(method, path).status_code == 403, path


def test_a_removed_token_is_refused(browser):
    browser.register("Anna")
    program = browser.program("read")
    assert program.get("/api/me").status_code == 200
    [token] = browser.get("/api/me/tokens").json()
    assert browser.delete(f"/api/me/tokens/{token['id']}").status_code == 204
    assert program.get("/api/me").status_code == 401
    assert program.get("/api/tables").status_code == 401
    assert browser.delete(f"/api/me/tokens/{token['id']}").status_code == 404


def test_nobody_removes_the_token_of_somebody_else(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    program = anna.program("read")
    [token] = anna.get("/api/me/tokens").json()
    assert bert.delete(f"/api/me/tokens/{token['id']}").status_code == 404
    assert bert.get("/api/me/tokens").json() == []
    assert program.get("/api/me").status_code == 200


UNKNOWN = ["", "nonsense", "cuius_" + "x" * 43, "x" * 300, "\u00fc"]


def test_an_unknown_token_is_refused_even_with_a_good_cookie(browser):
    browser.register("Anna")
    for token in UNKNOWN:
        headers = {b"Authorization": b"Bearer " + token.encode()}
        assert browser.get("/api/me", headers=headers).status_code == 401, token


WRONG_WISHES = [
    {"name": "", "scopes": ["read"]},
    {"name": "x", "scopes": []},
    {"name": "x", "scopes": ["admin"]},
    {"name": "x" * 61, "scopes": ["read"]},
    {"name": "x"},
]


def test_wrong_wishes_make_no_token(browser):
    browser.register("Anna")
    for wish in WRONG_WISHES:
        answer = browser.post("/api/me/tokens", json={**wish, "password": PASSWORD})
        assert answer.status_code == 400, wish
    assert browser.get("/api/me/tokens").json() == []


def test_there_is_an_end_to_tokens(browser):
    browser.register("Anna")
    for _ in range(20):
        browser.program("read")
    wish = {"name": "one more", "scopes": ["read"], "password": PASSWORD}
    answer = browser.post("/api/me/tokens", json=wish)
    assert answer.status_code == 409


def test_at_home_a_program_needs_a_real_token_too(at_home):
    program = at_home.program("read")
    assert program.get("/api/me").json()["id"] == "local"
    assert program.post("/api/tables", json={"title": "revolution"}).status_code == 403
    program.headers["Authorization"] = "Bearer nonsense"
    assert program.get("/api/me").status_code == 401
