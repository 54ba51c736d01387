"""The card of a power or a faction: one click away, with its points by source."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import faults
from tests.web.page_actions import ANSWERS

pytestmark = pytest.mark.browser


@pytest.mark.browser_context_args(bypass_csp=True)
def test_a_card_tells_how_a_power_stands(home, home_address):
    home.goto(f"{home_address}#/new/here_i_stand")
    home.get_by_role("button", name="Next: the seats").click()
    home.get_by_role("button", name="Begin").click()
    expect(home.locator(ANSWERS).first).to_be_visible()
    home.get_by_role("list", name="Seats").get_by_role("button", name="Papacy").click()
    card = home.get_by_role("dialog", name="The card of Papacy")
    expect(card).to_be_focused()
    expect(card).to_contain_text("The Reformation")  # points
    for section in ("Cards and keys", "War and alliance", "Forces", "Debaters"):
        expect(card.get_by_role("heading", name=section)).to_be_visible()
    card.locator('[data-thing="place:ravenna"]').first.hover()
    expect(home.locator('.board [data-word="ravenna"][data-selected=true]')).to_be_attached()
    assert faults(home, ".card") == []
    home.keyboard.press("ArrowRight")
    expect(home.get_by_role("dialog", name="The card of Protestant")).to_be_visible()
    home.keyboard.press("Escape")
    expect(home.get_by_role("dialog", name="The card of")).to_have_count(0)
    home.keyboard.press("c")
    expect(home.get_by_role("dialog", name="The card of Ottoman")).to_be_focused()
    expect(home.locator(".prompt")).to_be_in_viewport()
