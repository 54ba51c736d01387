"""Registering, signing in and out, passwords."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from cuius.cli.main import run as cuius
from cuius.server.app import create_app
from cuius.server.settings import Settings
from cuius.server.store.models import User
from tests.server.browser import PASSWORD, Browser, sign_in


def test_whoever_registers_is_signed_in(browser):
    answer = browser.post("/api/account/register", json={"name": "Anna", "password": PASSWORD})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Anna"
    assert browser.get("/api/me").json()["name"] == "Anna"


def test_sign_out_and_in_again(browser):
    browser.register("Anna")
    assert browser.post("/api/account/sign-out").status_code == 204
    assert "cuius_session" not in browser.cookies
    assert browser.get("/api/me").status_code == 401
    answer = sign_in(browser, "aNNA")
    assert answer.status_code == 200
    assert answer.json()["name"] == "Anna"
    assert browser.get("/api/me").status_code == 200


TAKEN = ["Anna", "ANNA", "Ａnna", " anna ", "you", "former player", "Chance", "Admln"]


def test_a_name_that_is_taken_or_kept_is_refused(browser):
    browser.of("Anna")
    for name in TAKEN:
        answer = browser.post("/api/account/register", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 409, name
    assert "cuius_session" not in browser.cookies


def test_a_name_that_looks_like_another_is_taken(browser):
    browser.of("CAPA")
    browser.of("HATO")
    for twin in ("Сара", "НАТО", "CΑPΑ"):  # Cyrillic letters, and Greek ones among Latin ones
        answer = browser.post("/api/account/register", json={"name": twin, "password": PASSWORD})
        assert answer.status_code in (400, 409), twin


def test_an_account_keeps_the_password_it_has_had(browser):
    """What was not refused when it was chosen opens the account as before."""
    user_id = browser.of("Anna").get("/api/me").json()["id"]

    async def choose():
        services = browser.services()
        stored = await services.accounts.authentication.passwords.hash("password12")
        async with services.database.writing() as session:
            await session.execute(update(User).where(User.id == user_id).values(password_hash=stored))

    browser.blocking_portal.call(choose)
    assert sign_in(browser, "Anna", "password12").status_code == 200
    change = {"old": "password12", "new": "password13"}
    answer = browser.post("/api/me/password", json=change)
    assert (answer.status_code, "easy to guess" in answer.json()["text"]) == (400, True)


def test_a_cookie_of_the_name_before_does_not_sign_in(tmp_path):
    """A neighbouring host could set it; people sign in again once."""
    settings = Settings(database=f"sqlite:///{tmp_path}/c.db")
    with Browser(create_app(settings), "https://games.example.org") as browser:
        secret = browser.register("Anna").cookies["__Host-cuius_session"]
        other = browser.another()
        other.cookies.set("cuius_session", secret)
        assert other.get("/api/me").status_code == 401


@pytest.mark.parametrize("registration", ["open", "invitation"])
def test_the_names_of_admins_are_for_whoever_the_host_invites(tmp_path, capsys, registration):
    url = f"sqlite:///{tmp_path}/c.db"
    settings = Settings(
        database=url, plain_http=True, admins=("Anna", "Bert", "Cato"), registration=registration
    )

    def register(browser, name, code=""):
        wish = {"name": name, "password": PASSWORD, "invitation": code}
        return browser.another().post("/api/account/register", json=wish)

    with Browser(create_app(settings)) as browser:
        assert register(browser, "anna").status_code in (403, 409)
        codes = []
        for _ in range(2):
            assert cuius(["admin", "invite", "--database", url]) == 0
            codes.append(capsys.readouterr().out.strip().rpartition("/#/register/")[2])
        wish = {"name": "Anna", "password": PASSWORD, "invitation": codes[0]}
        keeper = browser.another()
        assert keeper.post("/api/account/register", json=wish).status_code == 201
        assert keeper.get("/api/me").json()["admin"]
        assert register(browser, "Bert", codes[0]).status_code == 409  # it is used up
        of_an_admin = keeper.post("/api/admin/invitations", json={}).json()["code"]
        assert register(browser, "Bert", of_an_admin).status_code == 409
        assert register(browser, "Admin", codes[1]).status_code == 409
        assert register(browser, "Bеrt", codes[1]).status_code in (400, 409)  # with a Cyrillic letter
        assert register(browser, "Bert", codes[1]).status_code == 201


WRONG_WISHES = [
    {"name": "A", "password": PASSWORD},
    {"name": "Anna", "password": "short"},
    {"name": "Anna", "password": "password12"},
    {"name": "Anna", "password": "1234567890"},
    {"name": "Annabella Maria", "password": "annabella maria"},
    {"name": "An\u200dna", "password": PASSWORD},
    {"name": "Аnna", "password": PASSWORD},
    {"name": "Anna", "password": "x" * 201},
    {"name": "Anna", "password": PASSWORD, "email": "nowhere"},
    {"name": "Anna", "password": PASSWORD, "language": "de"},
    {"name": "Anna", "password": PASSWORD, "admin": True},
    {"name": "Anna"},
    {},
]


def test_a_wrong_wish_makes_no_account(browser):
    for wish in WRONG_WISHES:
        assert browser.post("/api/account/register", json=wish).status_code == 400, wish
    assert sign_in(browser, "Anna").status_code == 401


def test_wrong_name_and_wrong_password_get_the_same_answer(browser):
    browser.of("Anna")
    unknown, wrong = sign_in(browser, "Nobody"), sign_in(browser, "Anna", "not the password")
    mail = sign_in(browser, "nobody@example.org")
    assert unknown.status_code == wrong.status_code == mail.status_code == 401
    assert unknown.content == wrong.content == mail.content
    assert "set-cookie" not in wrong.headers


def test_signing_in_makes_a_new_session_whatever_the_browser_brought(browser):
    """Session fixation: a secret that somebody else planted never becomes a session."""
    browser.of("Anna")
    browser.cookies.set("cuius_session", "planted", domain="127.0.0.1")
    assert sign_in(browser, "Anna").status_code == 200
    secrets = {c.value for c in browser.cookies.jar if c.name == "cuius_session"}
    assert secrets != {"planted"}
    stranger = browser.another()
    stranger.cookies.set("cuius_session", "planted", domain="127.0.0.1")
    assert stranger.get("/api/me").status_code == 401


def test_signing_in_again_ends_the_session_before(browser):
    browser.register("Anna")
    old = browser.cookies["cuius_session"]
    assert sign_in(browser, "Anna").status_code == 200
    assert browser.cookies["cuius_session"] != old
    assert len(browser.get("/api/me/sessions").json()) == 1


def test_the_cookie_is_out_of_reach(browser):
    said = browser.post("/api/account/register", json={"name": "Anna", "password": PASSWORD})
    [cookie, device] = [line.lower() for line in said.headers.get_list("set-cookie")]
    assert cookie.startswith("cuius_session=")
    assert device.startswith("cuius_device=")
    assert "httponly" in device
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "max-age=2592000" in cookie
    assert "domain" not in cookie
    assert "secure" not in cookie  # plain http on this machine


def test_the_cookie_travels_by_https_only_unless_the_settings_say_otherwise(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path}/c.db")
    with Browser(create_app(settings), "https://games.example.org") as browser:
        said = browser.post("/api/account/register", json={"name": "Anna", "password": PASSWORD})
        for cookie in said.headers.get_list("set-cookie"):
            assert cookie.startswith("__Host-cuius_")
            assert {"secure", "path=/", "httponly"} <= set(cookie.lower().split("; "))
            assert "domain" not in cookie.lower()
        assert "max-age" in said.headers["strict-transport-security"]
        assert browser.get("/api/me").status_code == 200


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(browser):
    browser.register("Anna")
    other = browser.another()
    assert sign_in(other, "Anna").status_code == 200
    change = {"old": "wrong password", "new": "another long password"}
    assert browser.post("/api/me/password", json=change).status_code == 403
    assert other.get("/api/me").status_code == 200
    change["old"] = PASSWORD
    assert browser.post("/api/me/password", json={**change, "new": "short"}).status_code == 400
    assert browser.post("/api/me/password", json=change).status_code == 204
    assert browser.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401
    assert sign_in(other, "Anna").status_code == 401
    assert sign_in(other, "Anna", "another long password").status_code == 200


def test_local_play_needs_no_account_and_makes_none(at_home):
    assert at_home.get("/api/me").json()["id"] == "local"
    wish = {"name": "Anna", "password": PASSWORD}
    assert at_home.post("/api/account/register", json=wish).status_code == 409
    assert at_home.post("/api/account/sign-in", json=wish).status_code == 409
    change = {"old": PASSWORD, "new": PASSWORD}
    assert at_home.post("/api/me/password", json=change).status_code == 409
    assert at_home.post("/api/me/delete", json={"password": PASSWORD}).status_code == 409


def test_accounts_outlive_the_process(settings):
    with Browser(create_app(settings)) as browser:
        cookies = browser.register("Anna").cookies
    with TestClient(create_app(settings), base_url="http://127.0.0.1:1555") as later:
        later.cookies = cookies
        assert later.get("/api/me").json()["name"] == "Anna"
