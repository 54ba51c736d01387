"""The end of a game has a page: who won and why, figures, once more, and something to share."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.accessibility import faults
from tests.web.page_actions import PLAY_ON, fill_form, watched
from tests.web.screens import keeps_within
from tests.web.servers import playing

pytestmark = pytest.mark.browser
PATIENCE = 120_000


def test_a_finished_game_is_told_and_played_once_more(browser: Browser, tmp_path):
    with (
        playing(tmp_path, module="tests.web.serve_example") as address,
        browser.new_context(reduced_motion="reduce", bypass_csp=True) as context,
        context.new_page() as page,
        watched(page, address),
    ):
        page.goto(f"{address}#/new/example")
        fill_form(page, "Me against bots", players=3)
        page.evaluate(PLAY_ON, [".result", "", PATIENCE])
        link = page.get_by_role("link", name="How it came about")
        expect(link).to_be_visible()
        said = page.locator(".result").inner_text().removesuffix(link.inner_text()).strip()
        link.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(said)
        standings = page.get_by_role("table").first
        expect(standings.get_by_role("row")).to_have_count(4)
        expect(standings.get_by_text("wins")).not_to_have_count(0)
        assert standings.get_by_role("columnheader").count() >= 2, (
            "points, and their sources if there are any"
        )
        expect(page.get_by_role("heading", name="Points by turn")).to_be_visible()
        assert faults(page) == []
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save a picture").click()
        assert saved.value.suggested_filename.endswith(".png")
        page.set_viewport_size({"width": 390, "height": 844})
        keeps_within(page, 390)
        page.get_by_role("button", name="Rematch").click()
        expect(page.locator(".table").or_(page.get_by_role("button", name="Begin")).first).to_be_visible()
