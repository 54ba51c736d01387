"""The second factor."""

from __future__ import annotations

import pyotp
import pytest

from cuius.server.accounts.reauthentication import matching_totp_step
from tests.server.browser import PASSWORD, Browser, sign_in

PROOF = {"password": PASSWORD}


def begin(browser: Browser) -> pyotp.TOTP:
    answer = browser.post("/api/me/second-factor", json=PROOF)
    assert answer.status_code == 200, answer.text
    assert answer.json()["provisioning_uri"].startswith("otpauth://totp/Cuius%20Regio:Anna?")
    return pyotp.TOTP(answer.json()["secret"])


@pytest.fixture
def anna(browser):
    return browser.of("Anna")


@pytest.fixture
def second(anna, clock):
    """Anna's authenticator and recovery codes; the code with which it was confirmed is used up."""
    totp = begin(anna)
    answer = anna.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    assert answer.status_code == 200, answer.text
    return totp, answer.json()["codes"]


def test_nothing_changes_until_a_code_is_given(browser, anna, clock):
    totp = begin(anna)
    assert not anna.get("/api/me").json()["two_factor"]
    assert sign_in(browser, "Anna").status_code == 200
    wrong = {"code": totp.at(clock.now + 3600)}
    assert anna.post("/api/me/second-factor/confirm", json=wrong).status_code == 403
    assert not anna.get("/api/me").json()["two_factor"]
    clock.turn(601)
    late = {"code": totp.at(clock.now)}
    assert anna.post("/api/me/second-factor/confirm", json=late).status_code == 409


def test_it_begins_with_the_password(anna):
    assert anna.post("/api/me/second-factor", json={"password": "wrong password"}).status_code == 403


def test_signing_in_needs_a_code_and_each_works_once(browser, anna, clock, second):
    totp, _ = second
    assert sign_in(browser, "Anna").json()["error"] == "TwoFactorCodeRequired"
    assert sign_in(browser, "Anna", "wrong password").json()["error"] == "InvalidCredentials"
    used = totp.at(clock.now)
    assert sign_in(browser, "Anna", code=used).json()["error"] == "InvalidCredentials"
    clock.turn(30)
    fresh = totp.at(clock.now)
    assert sign_in(browser, "Anna", "wrong password", code=fresh).status_code == 401
    assert sign_in(browser, "Anna", code=fresh).status_code == 200
    assert sign_in(browser.another(), "Anna", code=fresh).status_code == 401
    assert sign_in(browser.another(), "Anna", code=used).status_code == 401


def test_a_code_of_an_earlier_step_does_not_work_after_a_later_one(browser, clock, second):
    totp, _ = second
    clock.turn(90)
    earlier, later = totp.at(clock.now - 30), totp.at(clock.now)
    assert sign_in(browser, "Anna", code=later).status_code == 200
    assert sign_in(browser.another(), "Anna", code=earlier).status_code == 401


def test_a_recovery_code_works_once_whatever_its_case(browser, anna, second):
    _, [code, *others] = second
    assert len(others) == 7
    assert anna.get("/api/me").json()["recovery_codes"] == 8
    assert sign_in(browser, "Anna", code=code.lower().replace("-", " ")).status_code == 200
    assert sign_in(browser.another(), "Anna", code=code).status_code == 401
    assert anna.get("/api/me").json()["recovery_codes"] == 7


def test_the_recovery_codes_of_one_are_not_those_of_another(browser, clock, second):
    _, codes = second
    bert = browser.of("Bert")
    totp = pyotp.TOTP(bert.post("/api/me/second-factor", json=PROOF).json()["secret"])
    bert.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    assert sign_in(browser, "Bert", code=codes[0]).status_code == 401


def test_confirming_ends_other_sessions(browser, anna, clock):
    other = browser.another()
    sign_in(other, "Anna")
    totp = begin(anna)
    anna.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    assert other.get("/api/me").status_code == 401
    assert anna.get("/api/me").json()["two_factor"]


def test_taking_it_away_needs_password_and_code(browser, anna, clock, second):
    totp, _ = second
    clock.turn(60)
    path, code = "/api/me/second-factor/remove", totp.at(clock.now)
    assert anna.post(path, json=PROOF).status_code == 401
    assert anna.post(path, json={**PROOF, "code": "000000"}).status_code == 403
    assert anna.post(path, json={"password": "wrong password", "code": code}).status_code == 403
    assert anna.post(path, json={**PROOF, "code": code}).status_code == 204
    assert sign_in(browser, "Anna").status_code == 200
    assert anna.post(path, json=PROOF).status_code == 409


def test_a_second_second_factor_is_refused(anna, clock, second):
    totp, _ = second
    clock.turn(60)
    answer = anna.post("/api/me/second-factor", json={**PROOF, "code": totp.at(clock.now)})
    assert answer.status_code == 409


def test_changing_the_password_needs_a_code_too(anna, clock, second):
    totp, _ = second
    clock.turn(60)
    change = {"old": PASSWORD, "new": "another long password"}
    assert anna.post("/api/me/password", json=change).status_code == 401
    assert anna.post("/api/me/password", json={**change, "code": totp.at(clock.now)}).status_code == 204


@pytest.mark.parametrize("code", ["", "12345", "1234567", "abcdef", "\u0661\u0662\u0663\u0664\u0665\u0666"])
def test_what_is_not_a_code_fits_no_step(code):
    assert matching_totp_step(pyotp.random_base32(), code, 2e9) is None


def test_a_code_fits_the_step_before_and_after_but_no_further():
    secret, now = pyotp.random_base32(), 2_000_000_010
    fits = {
        ahead: matching_totp_step(secret, pyotp.TOTP(secret).at(now + ahead), now) for ahead in (-30, 0, 30)
    }
    assert list(fits.values()) == [now // 30 - 1, now // 30, now // 30 + 1]
    assert matching_totp_step(secret, pyotp.TOTP(secret).at(now - 90), now) is None
