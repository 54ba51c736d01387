"""Whoever made a table closes it, if it never began or nobody else plays; not if others do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_actions import ANSWERS, make_table
from tests.web.players import register, two_at_a_table

pytestmark = pytest.mark.browser

CLOSE, SURE = "Close the table", "Close it for good?"


def close(page: Page) -> None:
    """Close the table by the menu, twice asked."""
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name=CLOSE).click()
    page.get_by_role("button", name=SURE).click()


def test_a_table_that_nobody_else_plays_is_closed(home):
    make_table(home, "Me against bots")
    expect(home.locator(ANSWERS).first).to_be_visible()
    address = home.url
    close(home)
    expect(home.get_by_role("heading", name="Finished games")).to_be_visible()
    home.goto(address)
    home.locator("summary", has_text="Menu").click()
    expect(home.get_by_role("link", name="Save the record")).to_be_visible()
    expect(home.get_by_role("button", name=CLOSE)).to_have_count(0)


def test_a_table_that_others_play_stays(browser, server_address):
    anna, bert = two_at_a_table(browser, server_address, ("Adele", "Bruno"))
    bert.locator("summary", has_text="Menu").click()
    expect(bert.get_by_role("link", name="Save the record")).to_be_visible()
    expect(bert.get_by_role("button", name=CLOSE)).to_have_count(0)
    close(anna)
    expect(anna.locator(".notice")).to_contain_text("Others play at this table")
    expect(anna.locator(ANSWERS).first).to_be_visible()
    for page in (anna, bert):
        page.context.close()


def test_a_table_that_never_began_goes_away(browser, server_address):
    anna = register(browser, server_address, "Agathe")
    anna.get_by_role("link", name="Set up a table", exact=True).first.click()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="Me and whoever joins").click()
    anna.get_by_role("button", name="Create the game").click()
    address = anna.get_by_label("Link for the others").input_value()
    anna.get_by_role("button", name=CLOSE).click()
    anna.get_by_role("button", name=SURE).click()
    expect(anna.get_by_role("button", name=SURE)).to_have_count(0)
    expect(anna.get_by_label("Link for the others")).to_have_count(0)
    anna.goto("about:blank")
    anna.goto(address)
    expect(anna.get_by_role("alert")).to_contain_text("no such table")
    anna.context.close()
