"""Browsers add salt to the chance of a game by themselves, and check it when the game is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.accessibility import faults
from tests.web.page_actions import watched
from tests.web.players import register

pytestmark = pytest.mark.browser

CHECK = "Check this game"


def table_of(page: Page) -> str:
    found = re.search(r"#/t/(\w+)", page.url)
    assert found
    return found.group(1)


def concede(page: Page) -> None:
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really?").click()


def check(page: Page) -> str:
    """What is said of a finished game."""
    page.get_by_role("button", name=CHECK).click()
    said = page.locator(".chance .right, .chance .wrong")
    expect(said).to_be_visible()
    return said.inner_text()


def make_table(page: Page, address: str) -> str:
    """A table for two at which one seat is free; the link for whoever takes it."""
    page.goto(f"{address}#/new/guerres")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name="Me and whoever joins").click()
    page.get_by_role("button", name="Create the game").click()
    return page.get_by_label("Link for the others").input_value()


def test_two_add_salt_and_check_their_game(browser, server_address):
    anna, bert = (register(browser, server_address, name) for name in ("Aloysia", "Balthasar"))
    with watched(anna, server_address), watched(bert, server_address):
        link = make_table(anna, server_address)
        anna.get_by_text("Chance at this table").click()
        expect(anna.locator(".chance li")).to_have_count(2)
        expect(anna.locator(".chance li").nth(1)).to_contain_text("salt not shown yet")
        anna.goto(f"{server_address}#/")  # in the lobby the salt is shown, too
        bert.goto(link)
        bert.get_by_role("button", name="Sit here").click()
        bert.get_by_text("Chance at this table").click()
        expect(bert.locator(".chance li", has_text="salt shown")).to_have_count(2)
        anna.goto(link)
        anna.get_by_role("button", name="Begin").click()
        concede(anna)
        for page in (anna, bert):
            assert "Everything fell as the seed and the salts say" in check(page)
            expect(page.locator(".chance")).to_contain_text("Your salt is among them")
    lie_about_a_draw(anna)
    assert re.fullmatch(r"Row \d+ of the record did not fall .*", check(anna))
    for page in (anna, bert):
        page.context.close()


def lie_about_a_draw(page: Page) -> None:
    """From now on the server's record has another word in its last row of chance."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        last = [entry for entry in record["entries"] if entry[0] == "chance"][-1]
        last[2] = [face % 6 + 1 for face in last[2]] if isinstance(last[2], list) else "forged"
        route.fulfill(json=record)

    page.route("**/record*", answer)


def test_a_seat_whose_browser_forgot_its_salt_starts_without(browser, server_address):
    page = register(browser, server_address, "Clothilde")
    make_table(page, server_address)
    page.evaluate("localStorage.removeItem(`chance ${location.hash.slice(4)}`)")
    page.get_by_role("button", name="Steward bot", exact=True).click()
    expect(page.get_by_text("Another browser keeps your salt")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()
    page.get_by_role("button", name="Go ahead without it").click()
    expect(page.locator("summary", has_text="Menu")).to_be_visible()
    rows = page.request.get(f"{server_address}api/tables/{table_of(page)}/record").json()["rows"]
    assert [row[2][1] for row in rows if row[1] == "salt"] == [""]
    page.context.close()


@pytest.mark.browser_context_args(bypass_csp=True)
def test_a_lesson_says_that_it_is_not_left_to_chance(home):
    home.get_by_role("button", name="Learn").first.click()
    home.get_by_text("Chance at this table").click()
    expect(home.locator(".chance")).to_contain_text("In a lesson dice and cards always fall in the same way")
    assert faults(home, ".chance") == []
