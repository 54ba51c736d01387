"""The first page, as a person sees it in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cuius.core.title import offered_titles
from tests.web.screens import keeps_within

pytestmark = pytest.mark.browser

HEADINGS = {
    "English": "The games",
    "Français": "Les jeux",
    "Italiano": "I giochi",
    "Nederlands": "De spellen",
}


def games(page: Page):
    return page.get_by_role("heading", level=2).first


def test_title_and_games_are_there(opened):
    expect(opened).to_have_title("Cuius Regio")
    expect(opened.get_by_role("heading", level=1)).to_have_text("Cuius Regio")
    expect(opened.get_by_role("heading", level=3)).to_have_count(len(offered_titles()))
    expect(opened.get_by_role("link", name="Sign in or create an account")).to_be_visible()


def test_language_is_switched_and_remembered(opened):
    for language, heading in HEADINGS.items():
        opened.get_by_role("button", name=language).click()
        expect(games(opened)).to_have_text(heading)
        expect(opened.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
    expect(opened.locator("html")).to_have_attribute("lang", "nl")
    opened.reload()
    expect(games(opened)).to_have_text("De spellen")


@pytest.mark.browser_context_args(locale="fr-CH")
def test_the_browser_language_is_followed(opened):
    expect(games(opened)).to_have_text("Les jeux")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_phone_does_not_scroll_sideways(opened):
    for language in HEADINGS:
        opened.get_by_role("button", name=language).click()
        expect(games(opened)).to_have_text(HEADINGS[language])
        keeps_within(opened, 390)


def test_the_lobby_asks_for_each_of_its_lists_once(opened):
    opened.wait_for_load_state("networkidle")  # the first visit has asked, too
    asked: list[str] = []
    opened.on("request", lambda request: asked.append(request.url) if "/api/tables?" in request.url else None)
    opened.reload(wait_until="networkidle")
    assert len(asked) == len(set(asked)) > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_keeps_its_contrast(opened, scheme):
    """WCAG AA: every colour that text is set in, against the paper."""
    opened.emulate_media(color_scheme=scheme)
    expect(games(opened)).to_be_visible()
    paper = colour(opened, "html", "background-color")
    for selector in ("h1", "h2", "header p", "main p, main h3", "footer p", "nav button"):
        assert contrast(colour(opened, selector, "color"), paper) >= 4.5, selector


def colour(page: Page, selector: str, name: str) -> list[int]:
    """The computed colour; an element that is just being replaced has none, so look until it has."""
    look = "([s, n]) => getComputedStyle(document.querySelector(s) ?? new Option()).getPropertyValue(n)"
    value = page.wait_for_function(look, arg=[selector, name]).json_value()
    return [int(number) for number in re.findall(r"\d+", value)[:3]]


def contrast(one: list[int], other: list[int]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: list[int]) -> float:
    parts = [c / 255 for c in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
