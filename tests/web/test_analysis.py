"""Where a finished game turned: looked for once, charted, told in words, and shown on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.accessibility import faults
from tests.web.page_actions import PLAY_ON, slider, tab_to, watched
from tests.web.screens import PHONE, keeps_within
from tests.web.servers import playing

pytestmark = pytest.mark.browser

GAMES = 6
"""How many games are played at most until one turns somewhere."""
PATIENCE = 120_000
"""Milliseconds that a game, or looking for its turning points, may take on a busy machine."""


def play_to_the_end(page: Page, address: str) -> None:
    page.goto(f"{address}#/new/example")
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name="Me against bots").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("tab", name="Charts")).to_be_visible()
    expect(page.get_by_role("tab", name="Analysis"), "not before the end").to_have_count(0)
    page.evaluate(PLAY_ON, [".result", "", PATIENCE])


def look_for_turning_points(page: Page) -> None:
    """By keyboard alone."""
    tab = page.get_by_role("tab", name="Analysis")
    expect(tab).to_be_visible()
    page.get_by_role("tab", selected=True).focus()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.id") == "tab-analysis":
            break
    begin = page.get_by_role("button", name="Find the turning points")
    tab_to(page, begin)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)


def told(page: Page, address: str) -> Any:
    """What the server found at the table that is open."""
    table = re.search(r"#/t/(\w+)", page.url)
    assert table
    return page.request.get(f"{address}api/tables/{table.group(1)}/analysis").json()


@pytest.fixture(scope="module")
def turned(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, Any]]:
    """The server, the address of a table whose game turned somewhere, and what was found there."""
    folder = tmp_path_factory.mktemp("turned")
    with playing(folder, module="tests.web.serve_example") as address, browser.new_page() as page:
        for _ in range(GAMES):
            play_to_the_end(page, address)
            look_for_turning_points(page)
            found = told(page, address)
            if found["turns"]:
                break
        assert found["turns"], f"{GAMES} games, and none of them turned"
        yield address, page.url, found


def open_analysis(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()


def test_turning_points_are_read_and_gone_to(page, turned):
    address, url, found = turned
    with watched(page, address):
        open_analysis(page, url)
        items = page.locator(".turns > li")
        expect(items).to_have_count(len(found["turns"]))
        first, moment = items.first, found["turns"][0]["moment"]
        expect(first).to_contain_text("Answered: ")
        expect(first.get_by_role("list", name="What changed").get_by_role("listitem").first).to_be_visible()
        instead = "The search would have answered: " if moment["gain"] else "nothing better"
        expect(first).to_contain_text(instead)
        expect(page.locator("#tab-panel svg .mark text")).to_have_text(
            [str(n + 1) for n in range(len(found["turns"]))]
        )
        show = first.get_by_role("button", name="Show this position")
        show.click()
        expect(slider(page)).to_have_value(str(moment["row"]))
        expect(page).to_have_url(re.compile(rf"\?at={moment['row']}$"))
        expect(show).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#tab-panel svg .here")).to_have_count(1)
        page.get_by_role("button", name="Back to now").click()
        expect(show).to_have_attribute("aria-pressed", "false")


def test_the_figures_are_those_that_were_found(page, turned):
    _, url, found = turned
    open_analysis(page, url)
    page.get_by_text("Figures", exact=True).click()
    rows = page.get_by_role("table", name="How everybody stood").get_by_role("row")
    expect(rows).to_have_count(1 + len(found["moments"]))
    expect(rows.nth(1).get_by_role("rowheader")).to_have_text(str(found["moments"][0]["row"]))


def test_they_are_told_in_every_language(page, turned):
    _, url, _ = turned
    for language, heading in {"fr": "Tournants", "it": "Punti di svolta", "nl": "Keerpunten"}.items():
        page.goto(url)
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.reload()
        page.locator("#tab-analysis").click()
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.locator(".turns > li").first).to_be_visible()


@pytest.mark.browser_context_args(**PHONE, bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_board_comes_to_sight_again(page, turned, scheme):
    page.emulate_media(color_scheme=scheme)
    _, url, _ = turned
    page.goto(url)
    page.locator(".opener").click()
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    keeps_within(page, 390)
    assert faults(page, "main") == []
    page.get_by_role("button", name="Show this position").first.click()
    expect(page.locator(".opener")).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("button", name="Back to now")).to_be_in_viewport()
    expect(page.get_by_role("tab", name="Analysis")).not_to_be_visible()
