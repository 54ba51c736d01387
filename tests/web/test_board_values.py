"""An owner of the printed game corrects a value and plays with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import faults

pytestmark = pytest.mark.browser


@pytest.mark.browser_context_args(bypass_csp=True)
def test_a_value_is_corrected_checked_and_offered_at_a_new_table(home):
    base = home.url.partition("#")[0]
    home.goto(f"{base}#/board/here_i_stand")
    expect(home.get_by_text("reconstructed; the printed game may differ").first).to_be_visible()
    assert faults(home) == []
    home.get_by_role("searchbox").fill("Gout")
    points = home.get_by_label("Command points", exact=True)
    expect(points).to_have_value("2")

    points.fill("3")
    points.blur()
    home.get_by_label("Name of these corrections").fill("Second printing")
    home.get_by_role("button", name="Check and keep").click()
    expect(home.get_by_role("status")).to_contain_text("Checked and kept: one value")
    home.reload()
    expect(home.get_by_label("My corrections")).to_contain_text("Second printing (one value)")

    home.goto(f"{base}#/new/here_i_stand")
    home.get_by_text("Edition and options").click()
    home.get_by_label("Values of the board").select_option(label="Second printing (one value)")
    home.get_by_role("button", name="Next").click()
    expect(home.locator(".presets")).to_be_visible()
    with home.expect_request("**/api/tables") as asked:
        home.locator("form .button.main").click()
    assert asked.value.post_data_json["board"] == {"card": {"gout": {"cp": 3}}}

    home.wait_for_url("**/#/t/**")
    home.goto(f"{base}#/board/here_i_stand")
    home.get_by_role("button", name="Delete these corrections").click()
    expect(home.get_by_role("status")).to_have_text("Deleted.")
    expect(home.get_by_label("My corrections")).to_have_count(0)
