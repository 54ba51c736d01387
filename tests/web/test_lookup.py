"""Whatever a player wonders about is found with one search."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.page_actions import answer, look_for, make_table

pytestmark = pytest.mark.browser


def test_a_place_is_found_shown_and_lit(home):
    make_table(home)
    answer(home)
    look_for(home, "friesl")
    home.keyboard.press("Enter")
    entry = home.get_by_role("article", name="Friesland")
    expect(entry).to_contain_text("province limit")
    expect(entry).to_contain_text("borders on")
    expect(entry).to_contain_text("Franeker: Neutral 1")
    shown = home.locator('.board [data-kind="province"][data-word="friesland"]').first
    expect(shown).to_have_attribute("data-selected", "true")
    entry.get_by_role("button", name="Overijssel").click()
    expect(home.get_by_role("article", name="Overijssel")).to_be_visible()
    home.get_by_role("button", name="Back to the search").click()
    expect(home.get_by_role("searchbox", name="Look up")).to_be_focused()
    expect(home.get_by_role("article")).to_have_count(0)
    expect(shown).not_to_have_attribute("data-selected", "true")


@pytest.mark.parametrize(
    ("search", "name", "says"),
    [
        ("water beg", "Water Beggar", "Hired for a single turn"),
        ("burghers", "Burghers", "price of one, two and three armies"),
        ("influence", "Military influence", "shares its region with no army"),
        ("ghent", "Ghent", "trades with"),
    ],
)
def test_pieces_factions_phases_and_cities_are_found(home, search, name, says):
    make_table(home, "Me against bots")
    look_for(home, search)
    home.keyboard.press("Enter")
    expect(home.get_by_role("article", name=name)).to_contain_text(says)


def test_what_is_not_there_is_not_found(home):
    make_table(home, "Me against bots")
    look_for(home, "timbuktu")
    expect(home.get_by_text("No match.")).to_be_visible()
    expect(home.get_by_text("No rule found.")).to_be_visible()


def test_rules_are_found_beside_things(home):
    make_table(home, "Me against bots")
    look_for(home, "water beggars siege")
    expect(home.locator("#tab-panel dd").first).to_contain_text("iege")
    home.get_by_role("searchbox", name="Look up").fill("")
    home.locator("#tab-panel summary", has_text="Places").click()
    home.get_by_role("button", name="Amsterdam", exact=True).first.click()
    expect(home.get_by_role("article", name="Amsterdam")).to_contain_text("Holland")


def test_seats_are_found_where_they_hold_several_roles(home):
    make_table(home, players=2)
    look_for(home, "burghers and")
    home.keyboard.press("Enter")
    expect(home.get_by_role("article")).to_contain_text("Reformers")
