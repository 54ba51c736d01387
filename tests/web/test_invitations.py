"""Three people in three browsers: a table of their own, invitations by name and by link, a new pace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.accessibility import faults
from tests.web.players import register
from tests.web.screens import keeps_within, resize

pytestmark = pytest.mark.browser


def test_three_people_come_together_at_a_table_of_their_own(browser: Browser, server_address: str):
    names = ("Aleid", "Boudewijn", "Claes")
    anna, bert, carl = (register(browser, server_address, name, bypass_csp=True) for name in names)
    anna.goto(f"{server_address}#/new/revolution")
    anna.get_by_role("radio", name="3", exact=True).check()
    anna.get_by_label("Name of the table").fill("The Ghent table")
    anna.get_by_label("Pace").select_option("Own clocks")
    anna.get_by_label("Time for each at the start").fill("3")
    anna.get_by_text("Edition and options").click()
    anna.get_by_label("Anyone may join and watch").uncheck()
    anna.get_by_label("Gunboat").check()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="Me and whoever joins").click()
    anna.get_by_role("button", name="Create the game").click()

    expect(anna.get_by_role("heading", name="The Ghent table")).to_be_visible()
    facts = anna.get_by_label("About this table")
    for fact in ("3 hours each, plus 1 minute after each turn", "Only who is invited", "None (gunboat)"):
        expect(facts).to_contain_text(fact)
    resize(anna, 390, 844)
    keeps_within(anna, 390)
    assert faults(anna) == []
    anna.get_by_label("Invite a player by name").fill("Nobody of that name")
    anna.get_by_role("button", name="Invite", exact=True).click()
    expect(anna.get_by_role("alert")).to_be_visible()
    resize(anna, 1366, 768)
    anna.get_by_label("Invite a player by name").fill("Boudewijn")
    anna.get_by_role("button", name="Invite", exact=True).click()
    expect(anna.get_by_text("Boudewijn has been told.")).to_be_visible()

    bert.locator("summary").filter(has=bert.locator("svg")).first.click()
    bert.get_by_role("link", name=re.compile("asks you to play at The Ghent table")).click()
    bert.get_by_role("button", name="Sit here").first.click()
    expect(bert.get_by_text("You", exact=True)).to_be_visible()
    carl.goto(bert.get_by_label("Link for the others").input_value())
    carl.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Begin").click()
    expect(anna.get_by_label("Seats").first).to_be_visible()

    bert.get_by_text("Menu", exact=True).click()
    bert.get_by_text("Invite somebody").click()
    expect(bert.get_by_label("Link for the others")).to_have_value(re.compile("invitation="))
    bert.get_by_text("Ask for another pace").click()
    bert.locator("form").get_by_label("Pace").select_option("A move a day")
    bert.get_by_role("button", name="Ask the others").click()
    for page in (anna, carl):
        expect(page.get_by_label("Proposal")).to_contain_text("3 days each, plus 1 day after each turn")
        page.get_by_role("button", name="Agree").click()
    expect(bert.get_by_label("Proposal")).to_have_count(0)
    expect(bert.get_by_label("Seats").first).to_contain_text(re.compile(r"[23]d"))


def test_the_lobby_finds_tables_by_name_game_and_pace(browser: Browser, server_address: str):
    doris, eve = (register(browser, server_address, name, bypass_csp=True) for name in ("Doris", "Everard"))
    for name, pace in (("Kampen by day", "A move a day"), ("Kampen at night", "Live: 45 minutes each")):
        doris.goto(f"{server_address}#/new/revolution")
        doris.get_by_label("Name of the table").fill(name)
        doris.get_by_label("Pace").select_option(pace)
        doris.get_by_role("button", name="Next: the seats").click()
        doris.get_by_role("button", name="Create the game").click()
        expect(doris.get_by_role("heading", name=name)).to_be_visible()
    eve.get_by_label("Name of a table or a player").fill("kampen")
    tables = eve.get_by_role("link", name=re.compile("^Kampen"))
    expect(tables).to_have_count(2)
    expect(eve.get_by_role("listitem").filter(has_text="Kampen by day")).to_contain_text("Doris")
    eve.get_by_role("search").get_by_label("Pace").select_option("By the day")
    expect(tables).to_have_text(["Kampen by day"])
    assert faults(eve) == []
    resize(eve, 390, 844)
    keeps_within(eve, 390)
    eve.get_by_role("search").get_by_label("Game").select_option("Here I Stand, 1517–1555")
    expect(tables).to_have_count(0)
    expect(eve.get_by_text("No table fits.").first).to_be_visible()
