"""Notes, look-up, what-ifs and deals for everybody: axe-core finds nothing grave."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import faults
from tests.web.page_actions import ANSWERS, look_for
from tests.web.screens import WIDTHS, keeps_within
from tests.web.servers import playing

pytestmark = pytest.mark.browser


def holds(page: Page) -> None:
    """Nothing grave, at any width."""
    assert faults(page, "main") == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        keeps_within(page, width)
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lessons_entries_and_what_ifs(home, scheme):
    home.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    home.get_by_role("button", name="Learn").first.click()
    expect(home.get_by_role("region", name="Lesson")).to_be_visible()
    holds(home)
    look_for(home, "holland")
    holds(home)
    home.get_by_role("searchbox", name="Look up").press("Enter")
    expect(home.get_by_role("article", name="Holland")).to_be_visible()
    holds(home)
    home.get_by_role("button", name="What if").click()
    expect(home.get_by_role("region", name="What if")).to_be_visible()
    holds(home)


@pytest.mark.browser_context_args(bypass_csp=True)
def test_offers(page: Page, tmp_path: Path):
    with playing(tmp_path, module="tests.web.serve_example") as address:
        page.add_init_script("localStorage.setItem('hands-free', '1')")
        page.goto(f"{address}#/new/example")
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_role("button", name="Next: the seats").click()
        page.get_by_role("button", name="All at this screen").click()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator(ANSWERS).first).to_be_visible()
        for word in ("offer", "florins", "heron", "stag", "1"):
            page.locator(f'button[data-answer="{word}"]:enabled').click()
        expect(page.get_by_role("region", name="Your offer")).to_contain_text("one florin")
        holds(page)
        page.locator('button[data-answer="ready"]:enabled').click()
        expect(page.get_by_role("list", name="Offers on the table")).to_be_visible()
        holds(page)
