"""Where the links in letters lead: to confirm an address, to a new password, to a table."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page, expect

from tests.server.notify.receiver import Letters
from tests.web.page_actions import ANSWERS, make_table, watched

pytestmark = pytest.mark.browser

WAIT = 10
"""Seconds after which a letter is given up; never waited for when all is well."""


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    """A real post office on a free port of this machine."""
    box = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        box.port = free.getsockname()[1]
    office = Controller(box, hostname="127.0.0.1", port=box.port)
    office.start()
    yield box
    office.stop()


@pytest.fixture(scope="module")
def club_address(letters: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with accounts that sends its letters there."""
    folder = tmp_path_factory.mktemp("club")
    (folder / "cuius.toml").write_text(
        f'database = "sqlite:///{folder}/club.db"\nplain_http = true\n'
        f'[smtp]\nhost = "127.0.0.1"\nport = {letters.port}\nstarttls = false\nsender = "games@example.org"\n'
    )
    command = [sys.executable, "-m", "cuius", "serve", "--port", "0", "--config", str(folder / "cuius.toml")]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CUIUS_")}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address, "the server did not say where it is"
        yield address.group()
        server.terminate()


@pytest.fixture
def club(page: Page, club_address: str) -> Iterator[Page]:
    with watched(page, club_address):
        page.goto(club_address)
        yield page


def way_in(letters: Letters, kind: str, number: int) -> str:
    """What stands behind the # in the link of the letter that came as number so-and-so."""
    end = time.monotonic() + WAIT
    while len(letters.received) < number and time.monotonic() < end:
        time.sleep(0.05)
    assert len(letters.received) >= number, "the letter did not come"
    text = letters.received[number - 1].get_content()
    found = re.search(rf"#/{kind}/\S+", text)
    assert found, text
    return found.group()


def test_an_address_is_confirmed_and_a_password_is_made_anew(club, club_address, letters):
    club.goto(f"{club_address}#/sign-in")
    club.get_by_role("button", name="Create an account").click()
    club.get_by_label("Name").fill("Marnix")
    club.get_by_label("Password").fill("defenestration of 1618")
    club.get_by_label("Email address").fill("marnix@example.org")
    club.locator("form").get_by_role("button", name="Create an account").click()
    expect(club.get_by_text("Signed in as Marnix.")).to_be_visible()

    club.goto(f"{club_address}{way_in(letters, 'confirm', 1)}")
    expect(club.get_by_role("heading", name="Confirm your email address")).to_be_visible()
    expect(club.get_by_role("status")).to_have_text("The address is confirmed.")
    club.get_by_role("link", name="Cuius Regio").click()
    club.get_by_role("button", name="Sign out").click()
    expect(club.get_by_role("link", name="Sign in or create an account")).to_be_visible()

    club.goto(f"{club_address}#/sign-in")
    club.get_by_role("button", name="Forgotten password").click()
    club.get_by_label("Email address").fill("marnix@example.org")
    club.locator("form").get_by_role("button", name="Forgotten password").click()
    expect(club.get_by_role("status")).to_contain_text("an email is on its way")

    club.goto(f"{club_address}{way_in(letters, 'reset', 2)}")
    expect(club.get_by_role("heading", name="Choose a new password")).to_be_visible()
    club.get_by_label("New password").fill("pacification of 1576")
    club.get_by_role("button", name="Choose a new password").click()
    expect(club.get_by_role("status")).to_contain_text("Your password has been changed")
    club.get_by_label("Name or email address").fill("Marnix")
    club.get_by_label("Password").fill("pacification of 1576")
    club.locator("form").get_by_role("button", name="Sign in").click()
    expect(club.get_by_text("Signed in as Marnix.")).to_be_visible()


@pytest.mark.parametrize("kind", ["confirm", "reset"])
def test_a_link_that_is_spent_says_so(page, club_address, kind):
    page.goto(f"{club_address}#/{kind}/spent")
    if kind == "reset":
        page.get_by_label("New password").fill("pacification of 1576")
        page.get_by_role("button", name="Choose a new password").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_link_of_a_notice_leads_to_the_table(home):
    make_table(home, "Me against bots")
    address, _, table = home.url.partition("#/t/")
    home.get_by_role("link", name="Cuius Regio").click()
    expect(home.get_by_role("heading", name="My tables")).to_be_visible()
    home.goto(f"{address}#/tables/{table}")
    expect(home).to_have_url(f"{address}#/t/{table}")
    expect(home.locator(ANSWERS).first).to_be_visible()
