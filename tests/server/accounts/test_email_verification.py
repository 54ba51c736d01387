"""Addresses to confirm, and passwords that were forgotten."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue, messages_in
from cuius.core.title import LANGUAGES
from cuius.server.accounts.emails import CATALOGUE_FOLDER, compose_email, send_email
from cuius.server.settings import Settings
from tests.server.browser import PASSWORD, sign_in

MAIL = "anna@example.org"
NEW = "another long password"


@pytest.fixture
def anna(browser, letter_box):
    """Anna, whose address is confirmed."""
    anna = browser.another()
    wish = {"name": "Anna", "password": PASSWORD, "email": "Anna@Example.org"}
    anna.post("/api/account/register", json=wish)
    assert anna.post("/api/account/confirm", json={"token": letter_box.secret()}).status_code == 204
    return anna


def ask(browser, mail=MAIL):
    return browser.post("/api/account/reset", json={"email": mail})


def finish(browser, slip, password=NEW):
    return browser.post("/api/account/reset/finish", json={"token": slip, "password": password})


# Addresses


def test_an_address_counts_once_it_is_confirmed(browser, letter_box):
    browser.post("/api/account/register", json={"name": "Anna", "password": PASSWORD, "email": MAIL})
    me = browser.get("/api/me").json()
    assert (me["email"], me["unconfirmed_email"]) == (None, MAIL)
    assert sign_in(browser.another(), MAIL).status_code == 401
    [(to, _, text)] = letter_box.letters
    assert to == MAIL
    assert "Anna" in text
    assert "http://127.0.0.1:1555/#/confirm/" in text
    assert (
        browser.another().post("/api/account/confirm", json={"token": letter_box.secret()}).status_code == 204
    )
    me = browser.get("/api/me").json()
    assert (me["email"], me["unconfirmed_email"]) == (MAIL, None)
    assert sign_in(browser.another(), "ANNA@example.org").status_code == 200


def test_a_slip_works_once_and_for_a_day(browser, letter_box, clock):
    browser.post("/api/account/register", json={"name": "Anna", "password": PASSWORD, "email": MAIL})
    slip = {"token": letter_box.secret()}
    clock.turn(86_401)
    assert browser.post("/api/account/confirm", json=slip).status_code == 400
    browser.post("/api/me/mail", json={"email": MAIL, "password": PASSWORD})
    slip = {"token": letter_box.secret()}
    assert browser.post("/api/account/confirm", json=slip).status_code == 204
    assert browser.post("/api/account/confirm", json=slip).status_code == 400


def test_nobody_learns_whether_an_address_is_taken_but_its_owner(browser, letter_box, anna):
    """Registering with a taken address looks like with a free one; only the letter leads further."""
    wish = {"name": "Bert", "password": PASSWORD, "email": MAIL}
    assert browser.post("/api/account/register", json=wish).status_code == 201
    answer = browser.post("/api/account/confirm", json={"token": letter_box.secret()})
    assert answer.status_code == 409
    assert browser.get("/api/me").json()["email"] is None


def test_a_new_address_needs_the_password_and_the_old_one_is_told(anna, letter_box):
    change = {"email": "anna@example.net", "password": "wrong password"}
    assert anna.post("/api/me/mail", json=change).status_code == 403
    change["password"] = PASSWORD
    assert anna.post("/api/me/mail", json=change).status_code == 204
    assert anna.get("/api/me").json()["email"] == MAIL
    anna.post("/api/account/confirm", json={"token": letter_box.secret()})
    assert anna.get("/api/me").json()["email"] == "anna@example.net"
    assert letter_box.letters[-1][0] == MAIL


def test_an_address_can_be_taken_away(anna, letter_box):
    assert anna.post("/api/me/mail", json={"email": "", "password": PASSWORD}).status_code == 204
    assert anna.get("/api/me").json()["email"] is None
    sent = len(letter_box.letters)
    ask(anna)
    assert len(letter_box.letters) == sent


# Forgotten passwords


def test_a_forgotten_password_is_chosen_anew_and_all_sessions_end(browser, anna, letter_box):
    assert ask(browser, " ANNA@example.org ").status_code == 204
    slip = letter_box.secret()
    assert "/#/reset/" in letter_box.letters[-1][2]
    assert finish(browser, slip, "short").status_code == 400
    assert finish(browser, slip).status_code == 204
    assert anna.get("/api/me").status_code == 401
    assert sign_in(browser, "Anna").status_code == 401
    assert sign_in(browser, "Anna", NEW).status_code == 200
    assert finish(browser, slip, "yet another password").status_code == 400
    assert letter_box.letters[-1][1] == "Your password was changed"


def test_nobody_learns_whether_there_is_such_an_account(browser, anna, letter_box):
    sent = len(letter_box.letters)
    known, unknown = ask(browser), ask(browser, "nobody@example.org")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert known.headers == unknown.headers
    assert len(letter_box.letters) == sent + 1


def test_the_letter_is_good_for_an_hour(browser, anna, letter_box, clock):
    ask(browser)
    clock.turn(3601)
    assert finish(browser, letter_box.secret()).status_code == 400
    assert sign_in(browser, "Anna").status_code == 200


def test_nobody_makes_the_letter_of_the_owner_worthless_by_asking_for_another(browser, anna, letter_box):
    ask(anna)
    letter = letter_box.secret()
    ask(browser)
    assert finish(anna, letter).status_code == 204


def test_once_a_letter_was_used_all_of_them_are_worthless(browser, anna, letter_box):
    ask(browser)
    old = letter_box.secret()
    ask(browser)
    assert finish(browser, letter_box.secret()).status_code == 204
    assert finish(browser, old, "yet another password").status_code == 400


def test_a_changed_password_makes_the_letter_worthless(browser, anna, letter_box):
    ask(browser)
    slip = letter_box.secret()
    anna.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
    assert finish(browser, slip, "yet another password").status_code == 400


def test_a_slip_is_good_for_its_purpose_only(browser, anna, letter_box):
    anna.post("/api/me/mail", json={"email": "anna@example.net", "password": PASSWORD})
    confirm = letter_box.secret()
    ask(browser)
    reset = letter_box.secret()
    assert finish(browser, confirm).status_code == 400
    assert browser.post("/api/account/confirm", json={"token": reset}).status_code == 400


def test_letters_never_take_their_links_from_the_request(browser, anna, letter_box):
    host = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert browser.post("/api/account/reset", json={"email": MAIL}, headers=host).status_code == 204
    assert "evil" not in letter_box.letters[-1][2]


def test_a_mail_server_that_fails_is_nobodys_business(browser, anna):
    class Broken:
        async def send(self, to, subject, text):
            raise OSError("no post today")

    browser.services().mailer = Broken()
    assert ask(browser).status_code == 204


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["confirm", "reset", "password-changed", "email-changed", "host-reset"])
def test_letters_are_written_in_every_language(language, kind):
    settings = Settings(origins=("https://games.example.org/",))
    letter = compose_email(settings, kind, MAIL, language, "Anna", "page", "secret")
    assert "Anna" in letter.text
    assert "https://games.example.org/#/page/secret" in letter.text
    assert "\n" not in letter.subject
    assert catalogue(CATALOGUE_FOLDER, language).format(f"{kind}-subject") == letter.subject


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language):
    assert messages_in(CATALOGUE_FOLDER, language) == messages_in(CATALOGUE_FOLDER, "en")


def test_posting_hands_the_letter_over(letter_box):
    import asyncio

    letter = compose_email(Settings(), "reset", MAIL, "nl", "Anna", "reset", "s")
    asyncio.run(send_email(letter_box, letter))
    assert letter_box.letters == [(MAIL, letter.subject, letter.text)]
