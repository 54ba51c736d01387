"""For everybody: no fault that axe-core calls serious, and no page that scrolls sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import ANSWERS, make_table

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
WIDTHS = (390, 768, 1280, 1920)


def faults(page: Page, where: str = "html") -> list[str]:
    """What axe-core finds wrong, if it is grave, each with the first element it is wrong with."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("where => axe.run(where, {resultTypes: ['violations']})", where)
    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} {v['nodes'][0]['failureSummary']}" for v in grave]


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(home, scheme):
    home.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(home.get_by_role("link", name="Play", exact=True).first).to_be_visible()
    assert faults(home) == []
    make_table(home, "I against stewards")
    for tab in home.get_by_role("tab").all()[: 1 if scheme == "dark" else None]:
        tab.click()
        assert faults(home, "main") == [], tab.inner_text()


def test_no_page_scrolls_sideways(home):
    make_table(home, "I against stewards")
    table = home.url
    for address in (table, table.partition("#")[0], table.partition("#")[0] + "#/rules/revolution"):
        home.goto(address)
        for width in WIDTHS:
            home.set_viewport_size({"width": width, "height": 844})
            expect(home.locator("main")).to_be_visible()
            assert home.evaluate("document.documentElement.scrollWidth") <= width, (address, width)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_phone_shows_the_board_and_the_answers(home):
    make_table(home, "I against stewards")
    board = home.locator(".board").first.bounding_box()
    answer = home.locator(ANSWERS).first.bounding_box()
    assert board is not None
    assert answer is not None
    assert board["width"] >= 380
    assert answer["y"] < 844, "the first answer is seen without scrolling"
    assert answer["height"] >= 24


def test_the_board_zooms_and_comes_back(home):
    make_table(home, "I against stewards")
    sheet = home.locator(".frame .sheet")
    home.get_by_role("button", name="Closer").click()
    assert "scale(1.5)" in sheet.evaluate("e => e.style.transform")
    home.get_by_role("button", name="Whole board").click()
    assert sheet.evaluate("e => e.style.transform") == "none"
