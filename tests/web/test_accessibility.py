"""For everybody: no fault that axe-core calls serious, and no page that scrolls sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import faults
from tests.web.page_actions import ANSWERS, make_table
from tests.web.screens import WIDTHS, keeps_within

pytestmark = pytest.mark.browser


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(home, scheme):
    home.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(home.get_by_role("link", name="Set up a table", exact=True).first).to_be_visible()
    assert faults(home) == []
    make_table(home, "Me against bots")
    for tab in home.get_by_role("tab").all():
        tab.click()
        assert faults(home, "main") == [], tab.inner_text()
    home.get_by_role("button", name="Step back").click()
    expect(home.locator(".where")).to_be_visible()
    assert faults(home) == [], "history"


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave_on_the_pages_of_accounts(opened, server_address, scheme):
    opened.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(opened.get_by_role("link", name="Sign in or create an account")).to_be_visible()
    assert faults(opened) == [], "the lobby of a stranger"
    opened.goto(f"{server_address}#/sign-in")
    expect(opened.get_by_role("heading", name="Sign in")).to_be_visible()
    assert faults(opened) == [], "sign in"
    for mode in ("Create an account", "Forgotten password"):
        opened.get_by_role("button", name=mode).last.click()
        expect(opened.get_by_role("heading", name=mode)).to_be_visible()
        assert faults(opened) == [], mode
    opened.goto(f"{server_address}#/reset/secret")
    expect(opened.get_by_role("heading", name="Choose a new password")).to_be_visible()
    assert faults(opened) == [], "a new password"


OUTLINED = """() => {
  const seen = (e) => {
    const style = getComputedStyle(e);
    if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) return true;
    const ring = e.querySelector(":scope > .ring");
    return ring !== null && parseFloat(getComputedStyle(ring).strokeWidth) >= 4;
  };
  const e = document.activeElement;
  return [e === document.body ? "" : e.outerHTML.slice(0, 120), e === document.body || seen(e)];
}"""


def test_the_focus_is_always_seen(home):
    """From the top of a table to its end by the Tab key: every stop is outlined or wears a thick ring."""
    home.emulate_media(reduced_motion="reduce")
    make_table(home)
    home.get_by_role("link", name="Cuius Regio").focus()
    stops = 0
    for _ in range(80):
        home.keyboard.press("Tab")
        what, outlined = home.evaluate(OUTLINED)
        assert outlined, what
        if not what:
            break
        stops += 1
    assert stops > 15


def test_nothing_moves_for_those_who_want_rest(home):
    home.emulate_media(reduced_motion="reduce")
    make_table(home)
    moving = home.evaluate(
        """() => [...document.querySelectorAll("*")].filter((e) => {
          const style = getComputedStyle(e);
          return [style.transitionDuration, style.animationDuration].some((d) => d !== "0s");
        }).map((e) => e.outerHTML.slice(0, 80))"""
    )
    assert moving == []
    assert home.evaluate("document.getAnimations().length") == 0


def in_words(names: dict[str, str], key: str) -> str:
    """A name of the catalogue; some borrow that of another thing."""
    return re.sub(r"\{ ([\w-]+) \}", lambda other: in_words(names, other.group(1)), names[key])


def test_the_list_tells_the_whole_board(home, home_address):
    """Whoever does not see the map misses nothing: each thing by its name, and all counters and armies."""
    make_table(home, "Me against bots")
    home.get_by_role("tab", name="List").click()
    panel = home.locator("#tab-panel")
    expect(panel).to_contain_text("Turn 0")
    told = panel.inner_text()
    told = told.replace("\xa0", " ")
    page = home.request.get(f"{home_address}api/titles/revolution").json()["page"]
    words = home.request.get(f"{home_address}api/titles/revolution/text/en").text()
    names = dict(re.findall(r"^([a-z]+-\w+) = (.+)$", words, re.MULTILINE))
    cities_and_towns = page["ids"]["places"][: page["counts"]["cities"] + page["counts"]["towns"]]
    things = {
        "region": page["ids"]["regions"],
        "province": page["ids"]["provinces"],
        "place": cities_and_towns,
        "support": page["ids"]["supports"],
        "bishopric": page["ids"]["bishoprics"],
        "university": page["ids"]["universities"],
        "faction": page["ids"]["factions"],
    }
    for kind, members in things.items():
        missing = [w for w in members if in_words(names, f"{kind}-{w}") not in told]
        assert missing == [], kind
    drawn = home.locator(".board .chip text").all_inner_texts()
    assert drawn
    assert "neutral supply" in told


def test_no_page_scrolls_sideways(home):
    make_table(home, "Me against bots")
    table = home.url
    for address in (table, table.partition("#")[0], table.partition("#")[0] + "#/rules/revolution"):
        home.goto(address)
        for width in WIDTHS:
            home.set_viewport_size({"width": width, "height": 844})
            expect(home.locator("main")).to_be_visible()
            keeps_within(home, width)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_phone_shows_the_board_and_the_answers(home):
    make_table(home, "Me against bots")
    expect(home.locator(ANSWERS).first).to_be_in_viewport()
    board = home.locator(".board").first.bounding_box()
    answer = home.locator(ANSWERS).first.bounding_box()
    assert board is not None
    assert answer is not None
    assert board["width"] >= 380
    assert answer["y"] < 844, "the first answer is seen without scrolling"
    assert answer["height"] >= 24


def test_the_board_zooms_and_comes_back(home):
    make_table(home, "Me against bots")
    sheet = home.locator(".frame .sheet")
    home.get_by_role("button", name="Closer").click()
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\.5\)"))
    home.get_by_role("button", name="Whole board").click()
    expect(sheet).to_have_css("transform", "none")
