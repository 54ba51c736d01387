"""Guessing is slowed down, and the owner is not locked out by it."""

from __future__ import annotations

import asyncio

import msgspec
import pyotp
import pytest

from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.sign_in_throttle import (
    DEVICE_SECONDS,
    MAX_WAIT_SECONDS,
    SignInThrottle,
)
from cuius.server.app import create_app
from cuius.server.rate_limits import RateLimited, RateLimiter, RateLimits
from cuius.server.secrets import SecretBox, new_key
from tests.server.browser import PASSWORD, Browser, sign_in


@pytest.fixture
def database(tmp_path):
    """Counting happens in memory: one kind of database is enough."""
    return f"sqlite:///{tmp_path}/cuius.db"


@pytest.fixture
def waits(monkeypatch) -> list[float]:
    """The seconds that attempts had to wait; in the test they do not."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("cuius.server.accounts.sign_in_throttle.sleep", sleep)
    return waited


@pytest.fixture
def anna(settings, clock):
    """Anna's browser, at a server where few failures count as many."""
    limits = RateLimits(tries=3, tries_anywhere=5, sign_ins=0, writes=0)
    with Browser(create_app(msgspec.structs.replace(settings, limits=limits), clock)) as door:
        yield door.register("Anna")


class From(Browser):
    """A browser somewhere else."""

    def __init__(self, door: Browser, address: str) -> None:
        super().__init__(door.app, str(door.base_url).rstrip("/"))
        self.blocking_portal = door.blocking_portal
        parse_request = self._transport.parse_request
        self._transport.parse_request = lambda request: {**parse_request(request), "client": (address, 1)}


def attack(door: Browser, networks: int = 10, name: str = "Anna") -> list[int]:
    """Three wrong passwords from each of many networks."""
    strangers = [From(door, f"192.0.2.{n}") for n in range(networks)]
    return [sign_in(s, name, f"wrong password {n}").status_code for s in strangers for n in range(3)]


def test_failures_from_elsewhere_do_not_lock_the_owner_out(anna, waits):
    """A hundred wrong passwords used to lock an account everywhere for an hour."""
    assert set(attack(anna, 40)) == {401}
    anna.post("/api/account/sign-out")
    waits.clear()
    assert sign_in(anna, "Anna").status_code == 200
    assert waits == []  # a browser that is known does not wait
    elsewhere = From(anna, "198.51.100.7")
    assert sign_in(elsewhere, "Anna").status_code == 200
    assert waits == [MAX_WAIT_SECONDS]  # another one does, and gets in


def test_unknown_browsers_wait_longer_and_longer(anna, waits):
    attack(anna, 8)
    assert waits == sorted(waits)
    assert len(waits) == 8 * 3 - 5
    assert (waits[0], waits[-1]) == (1.0, MAX_WAIT_SECONDS)


def test_names_that_do_not_exist_wait_as_long(anna, waits):
    attack(anna, 8)
    known = list(waits)
    waits.clear()
    attack(anna, 8, "Nobody")
    assert waits == known


def test_one_network_may_not_go_on_guessing(anna, waits):
    stranger = From(anna, "192.0.2.1")
    codes = [sign_in(stranger, "Anna", f"wrong password {n}").status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]
    assert sign_in(stranger, "Anna").status_code == 429


def test_guessing_on_ones_own_network_does_not_lock_the_owner_out(anna, waits):
    """Such as in a students' house: the neighbour has the same address."""
    neighbour = anna.another()
    assert [sign_in(neighbour, "Anna", f"wrong {n}").status_code for n in range(4)][-1] == 429
    anna.post("/api/account/sign-out")
    assert sign_in(anna, "Anna").status_code == 200


def test_networks_of_ipv6_are_counted_whole(anna, waits):
    codes = [
        sign_in(From(anna, f"2001:db8:1:2::{n}"), "Anna", f"wrong password {n}").status_code for n in range(4)
    ]
    assert codes == [401, 401, 401, 429]


def test_a_known_browser_may_not_go_on_guessing_either(anna, waits):
    anna.post("/api/account/sign-out")
    codes = [sign_in(anna, "Anna", f"wrong password {n}").status_code for n in range(4)]
    assert codes == [401, 401, 401, 429]


def test_the_browser_of_one_is_not_known_to_another(anna, waits):
    bert = anna.of("Bert")
    attack(anna)
    waits.clear()
    sign_in(bert, "Anna", "wrong password")
    assert waits


@pytest.mark.parametrize("cookie", ["", "x", "\u00fc", "gAAAA" + "A" * 150, "x" * 1000])
def test_a_forged_device_cookie_makes_no_browser_known(anna, waits, cookie):
    attack(anna)
    waits.clear()
    stranger = From(anna, "198.51.100.7")
    headers = {b"Cookie": b"cuius_device=" + cookie.encode()}
    wish = {"name": "Anna", "password": "wrong password"}
    assert stranger.post("/api/account/sign-in", json=wish, headers=headers).status_code == 401
    assert waits


def test_wrong_codes_count_as_wrong_passwords_do(anna, clock, waits):
    begun = anna.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    totp = pyotp.TOTP(begun["secret"])
    anna.post("/api/me/second-factor/confirm", json={"code": totp.at(clock.now)})
    clock.turn(60)
    strangers = [From(anna, f"192.0.2.{n}") for n in range(10)]
    codes = [sign_in(s, "Anna", code=f"00000{n}").status_code for s in strangers for n in range(4)]
    assert codes == [401, 401, 401, 429] * 10
    anna.post("/api/account/sign-out")
    waits.clear()
    assert sign_in(anna, "Anna", code=totp.at(clock.now)).status_code == 200
    assert waits == []


def test_whoever_is_signed_in_confirms_the_password_whatever_others_do(anna, waits):
    attack(anna)
    waits.clear()
    change = {"old": PASSWORD, "new": "another long password"}
    assert anna.post("/api/me/password", json=change).status_code == 204
    assert waits == []


# By itself


@pytest.fixture
def throttle(clock) -> SignInThrottle:
    return SignInThrottle(RateLimiter(RateLimits(), clock), SecretBox([new_key()]), clock)


def test_a_browser_stays_known_for_a_year(throttle, clock):
    origin = RequestOrigin(device=throttle.new_device_cookie("anna"))
    device = throttle.known_device("anna", origin)
    assert device is not None
    assert throttle.known_device("bert", origin) is None
    assert throttle.known_device(None, origin) is None
    clock.turn(DEVICE_SECONDS - 1)
    assert throttle.known_device("anna", origin) == device
    clock.turn(1)
    assert throttle.known_device("anna", origin) is None


def test_failures_are_forgotten_after_an_hour(clock):
    throttle = SignInThrottle(RateLimiter(RateLimits(tries_anywhere=5), clock), SecretBox([new_key()]), clock)
    for _ in range(5):
        throttle.failed("anna", "anna at home")
    assert throttle.wait_seconds("anna") == 1
    clock.turn(1800)
    for _ in range(95):
        throttle.failed("anna", "anna at home")
    assert throttle.wait_seconds("anna") == MAX_WAIT_SECONDS
    assert throttle.wait_seconds("bert") == 0
    clock.turn(3600)
    assert throttle.wait_seconds("anna") == 0


def test_nought_means_that_nobody_waits(clock):
    throttle = SignInThrottle(
        RateLimiter(RateLimits(tries=1, tries_anywhere=0), clock), SecretBox([new_key()]), clock
    )
    for _ in range(1000):
        throttle.failed("anna", "anna at home")
    assert throttle.wait_seconds("anna") == 0
    with pytest.raises(RateLimited):
        asyncio.run(throttle.admit("anna", "anna at home", False))
