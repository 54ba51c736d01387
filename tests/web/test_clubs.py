"""A club and its tournament, from founding to the standings, with three people in browsers of their own."""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.accessibility import faults
from tests.web.players import register
from tests.web.screens import keeps_within, resize

pytestmark = pytest.mark.browser

NAMES = ("Griet", "Hendrik", "Isa")
PHONE = (390, 844)


def found_club(page: Page, address: str, name: str) -> str:
    """Found a club and return the link by which others join."""
    page.goto(f"{address}#/clubs")
    page.get_by_label("Name of the club").fill(name)
    page.get_by_label("About the club").fill("We meet on Fridays.")
    page.locator("form").get_by_role("button", name="Found a club").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.get_by_label("Link by which people join at once").input_value()


def concede(page: Page) -> None:
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really?").click()


def test_a_club_holds_a_tournament(browser: Browser, server_address: str):
    griet, hendrik, isa = (register(browser, server_address, name, bypass_csp=True) for name in NAMES)
    link = found_club(griet, server_address, f"Chamber {uuid4().hex[:8]}")
    for page in (hendrik, isa):
        page.goto(link)
        page.get_by_role("button", name="Join the club").click()
        expect(page.get_by_role("heading", name="Tables of the club")).to_be_visible()
    griet.get_by_label("Tell the members something").fill("The cup begins today.")
    griet.get_by_role("button", name="Send").click()
    expect(griet.get_by_text("The cup begins today.")).to_be_visible()
    hendrik.reload()
    expect(hendrik.get_by_text("The cup begins today.").first).to_be_visible()
    griet.get_by_role("link", name="Open a tournament").click()
    griet.get_by_label("Name of the tournament").fill("Rederijkers Cup")
    griet.get_by_label("How many players?").select_option("3")
    griet.get_by_label("Rounds (empty: as many as it takes)").fill("1")
    assert faults(griet) == [], "the form"
    griet.get_by_role("button", name="Open a tournament").click()
    expect(griet.get_by_role("heading", name="Rederijkers Cup")).to_be_visible()
    tournament = griet.url
    for page in (griet, hendrik, isa):
        page.goto(tournament)
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(page.get_by_text("You play", exact=False).first).to_be_visible()
    griet.reload()
    griet.get_by_role("button", name="Begin the tournament now").click()
    table = griet.get_by_role("link", name="Table 1")
    expect(table).to_be_visible()
    for page in (hendrik, isa):
        page.reload()
        page.get_by_role("link", name="Table 1").click()
        concede(page)
    standings = griet.get_by_role("region", name="Standings")
    expect(standings.get_by_role("row").nth(1)).to_contain_text("Griet")
    expect(standings.get_by_role("row").nth(1).get_by_role("cell").nth(1)).to_have_text("1")
    expect(griet.locator("p.facts").first).to_contain_text("Over")
    assert faults(griet) == [], "the standings"
    for address in (tournament, link):
        griet.goto(address)
        expect(griet.get_by_role("heading", level=1)).to_be_visible()
        resize(griet, *PHONE)
        keeps_within(griet, PHONE[0])
        assert faults(griet) == [], address
