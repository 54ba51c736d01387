"""The rule book in the page: chapters, search, and the statements behind a paragraph."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import faults

pytestmark = pytest.mark.browser


@pytest.mark.browser_context_args(bypass_csp=True)
def test_a_book_is_read_searched_and_leads_to_its_statements(home):
    home.goto(home.url.partition("#")[0] + "#/rules/revolution")
    chapter = home.get_by_role("article")
    expect(chapter.get_by_role("heading", level=1)).to_have_text("The Game")
    assert faults(home) == []

    home.get_by_role("link", name="Turn 0").click()
    expect(chapter.get_by_role("heading", level=1)).to_have_text("Turn 0")
    assert "chapter=06-" in home.url
    home.reload()
    expect(chapter.get_by_role("heading", level=1)).to_have_text("Turn 0")

    chapter.locator("[data-rules]").first.click()
    note = home.get_by_role("region", name="All statements")
    expect(note.locator("dd").first).not_to_be_empty()
    home.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(chapter.locator("[data-rules]").first).to_be_focused()

    home.get_by_role("searchbox").fill("water beggars")
    home.locator(".matches button").nth(2).click()
    expect(chapter.locator(".found")).to_be_in_viewport()


def test_a_statement_leads_into_the_book_in_the_readers_language(home):
    home.goto(home.url.partition("#")[0] + "#/rules/revolution?rule=REV 6.13-r2")
    told = home.locator("article .found [data-rules]").first
    expect(told).to_be_visible()
    assert "6.13-r2" in (told.get_attribute("data-rules") or "").split()
    home.get_by_role("link", name="All statements").click()
    expect(home.locator("dd").first).to_contain_text("province")
    home.get_by_role("button", name="Français").click()
    expect(home.get_by_role("link", name="Tous les énoncés")).to_be_visible()
    expect(home.locator("dd").first).to_contain_text("Chaque province")


@pytest.mark.parametrize(("title", "wanted"), [("guerres", "siege"), ("here_i_stand", "debate")])
def test_every_game_has_a_book_that_is_searched_followed_and_printed(home, title, wanted):
    home.goto(home.url.partition("#")[0] + f"#/rules/{title}")
    chapter = home.get_by_role("article")
    expect(chapter.get_by_role("heading", level=1)).to_be_visible()
    home.get_by_role("searchbox").fill(wanted)
    home.locator(".matches button").first.click()
    expect(chapter.locator(".found")).to_be_in_viewport()
    chapter.locator("[data-rules]").first.click()
    expect(home.get_by_role("region", name="All statements").locator("dd").first).not_to_be_empty()
    home.keyboard.press("Escape")
    home.emulate_media(media="print")
    expect(home.get_by_role("searchbox")).to_be_hidden()
    expect(chapter).to_be_visible()
