"""The settings: they change the page at once, outlast a reload, and follow an account to other devices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import faults
from tests.web.page_actions import tab_to
from tests.web.players import register

pytestmark = pytest.mark.browser

GROUND = "getComputedStyle(document.documentElement).backgroundColor"
DARK = "rgb(27, 23, 19)"


@pytest.mark.browser_context_args(bypass_csp=True)
def test_settings_of_a_device_outlast_a_reload(home: Page):
    home.emulate_media(color_scheme="light")
    home.set_viewport_size({"width": 390, "height": 844})
    home.get_by_role("link", name="Settings").click()
    tab_to(home, home.get_by_role("radio", name="as on this device").first)
    home.keyboard.press("ArrowUp")  # round to the last one
    expect(home.get_by_role("radio", name="dark")).to_be_checked()
    assert home.evaluate(GROUND) == DARK
    home.get_by_role("radio", name="largest").check()
    home.get_by_role("radio", name="easier to tell apart").check()
    home.get_by_label("Moves of the others").select_option("slow")
    home.get_by_role("checkbox", name="Play a few soft sounds").check()
    home.reload()
    expect(home.get_by_role("radio", name="dark")).to_be_checked()
    expect(home.get_by_label("Moves of the others")).to_have_value("slow")
    expect(home.get_by_role("checkbox", name="Play a few soft sounds")).to_be_checked()
    expect(home.locator("html")).to_have_attribute("data-palette", "distinct")
    assert home.evaluate(GROUND) == DARK
    assert home.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(home) == []


def test_settings_follow_an_account_to_another_device(browser, server_address):
    anna = register(browser, server_address, "Settled")
    anna.get_by_role("link", name="Settings").click()
    expect(anna.get_by_text("Saved with your account")).to_be_visible()
    with anna.expect_response("**/api/me") as saved:
        anna.get_by_role("radio", name="dark").check()
    assert saved.value.ok
    with anna.expect_response("**/api/me") as saved:
        anna.get_by_role("combobox", name="Language").select_option("nl")
    assert saved.value.ok
    other = browser.new_context(locale="en-GB", storage_state={"cookies": anna.context.cookies()}).new_page()
    other.goto(f"{server_address}#/settings")
    expect(other.get_by_role("heading", name="Instellingen")).to_be_visible()
    assert other.evaluate(GROUND) == DARK
