"""What the others did: played back on the board, told since the last move, and kept in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import faults
from tests.web.page_actions import ANSWERS, PLAY_ON, make_table, rows, slider

pytestmark = pytest.mark.browser


@pytest.mark.browser_context_args(bypass_csp=True)
def test_the_moves_of_the_others_are_played_back_and_told(home):
    home.emulate_media(reduced_motion="no-preference")
    home.evaluate("localStorage.setItem('playback', 'slow')")
    home.reload()
    make_table(home, "Me against bots")
    home.evaluate(PLAY_ON, [".caption", "Habsburgs", 60_000])
    expect(home.locator(".overlay .glow").first).to_be_attached()
    expect(home.locator(ANSWERS)).to_have_count(0)
    assert faults(home, ".side") == [], "playback"
    home.keyboard.press("s")
    expect(home.locator(".caption")).to_have_count(0)
    expect(home.locator(ANSWERS).first).to_be_visible()
    digest = home.locator(".digest")
    expect(digest).to_contain_text("Since your last move")
    told = digest.get_by_role("listitem").filter(has_text="placed")
    expect(told.first).to_be_visible()
    told.first.locator("[data-thing]").last.hover()
    expect(home.locator(".board [data-selected=true]").first).to_be_attached()
    assert faults(home, ".side") == [], "digest"
    now = rows(home)
    digest.get_by_role("button", name="Watch").click()
    expect(home.locator(".caption")).to_be_visible()
    expect(slider(home)).not_to_have_value(str(now))
    home.locator(".caption .button").click()
    expect(slider(home)).to_have_value(str(now))
    digest.get_by_role("button", name="Put away").click()
    expect(digest).to_have_count(0)

    log = home.get_by_role("list", name="Log")
    home.get_by_role("group", name="Filter the log").get_by_role("button", name="Burghers").click()
    expect(log.locator(".entry").first).to_have_attribute("data-role", "burghers")
    expect(log.locator('.entry:not([data-role="burghers"])')).to_have_count(0)
    home.get_by_role("combobox", name="What is shown").select_option(label="Money")
    expect(log.locator(".entry")).to_have_count(0)
    home.get_by_role("combobox", name="What is shown").select_option(label="Everything")
    log.get_by_role("button", name="Turn 0", exact=True).click()
    expect(log.locator(".entry")).to_have_count(0)
    home.locator("summary", has_text="Menu").click()
    home.get_by_label("Moves of the others").select_option(label="all at once")
    assert home.evaluate("JSON.parse(localStorage.getItem('settings')).playback") == "off"
