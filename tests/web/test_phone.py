"""The board on small screens and under fingers; and what holds at every width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_actions import ANSWERS, has_moved, make_table, rows
from tests.web.screens import PHONE, SIZES, box, keeps_within, overlap, pinch, resize

pytestmark = pytest.mark.browser

CLOSENESS = """() => {
  const sheet = document.querySelector("div.frame > .sheet");
  return Number(/scale\\(([\\d.]+)\\)/.exec(sheet.style.transform)?.[1] ?? 1);
}"""
"""How many times closer than the whole board."""

IN_SIGHT = """() => {
  const frame = document.querySelector("div.frame").getBoundingClientRect();
  return [...document.querySelectorAll('div.frame [data-state="lit"]')].filter((e) => {
    const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  }).length;
}"""
"""How many of the lit things have their middle in the window of the board."""

CITIES = """() => {
  const frame = document.querySelector("div.frame").getBoundingClientRect();
  return [...document.querySelectorAll("div.frame .city")].filter((e) => {
    const b = e.getBoundingClientRect();
    return b.left < frame.right && frame.left < b.right && b.top < frame.bottom && frame.top < b.bottom;
  }).length;
}"""
"""How many cities are in the window of the board."""


AT_REST = """() => new Promise((done) => {
  const [frame, sheet] = ["div.frame", "div.frame > .sheet"].map((one) => document.querySelector(one));
  const place = () => [sheet.style.transform, frame.clientWidth, frame.clientHeight].join(" ");
  let last = place(), since = 0;
  const look = () => {
    since = place() === last ? since + 1 : 0;
    last = place();
    since < 30 ? requestAnimationFrame(look) : done();
  };
  look();
})"""
"""Once the board has stood still for thirty frames."""


def comes_close(page: Page, least: float, most: float) -> None:
    """The board comes to be that many times closer than the whole."""
    within = f"([least, most]) => least <= ({CLOSENESS})() && ({CLOSENESS})() <= most"
    page.wait_for_function(within, arg=[least, most])


def in_sight(page: Page) -> int:
    return page.evaluate(IN_SIGHT)


def comes_in_sight(page: Page, count: int) -> None:
    """That many of the lit things come to lie in the window."""
    page.wait_for_function(f"count => ({IN_SIGHT})() === count", arg=count)


@pytest.mark.browser_context_args(**PHONE)
def test_the_map_begins_close_to_what_is_asked(home):
    make_table(home)  # the Habsburgs are asked for a region
    lit = home.locator('div.frame [data-state="lit"]')
    expect(lit.first).to_be_attached()
    comes_close(home, 2.2, 4.5)
    assert in_sight(home) > 0
    home.get_by_role("button", name="Whole board").tap()
    comes_close(home, 1, 1)
    comes_in_sight(home, lit.count())


@pytest.mark.browser_context_args(**PHONE)
def test_two_fingers_zoom(home):
    make_table(home)
    comes_close(home, 2.2, 4.5)
    home.get_by_role("button", name="Whole board").tap()
    comes_close(home, 1, 1)
    pinch(home, (80, 240))
    comes_close(home, 2.5, 3.5)
    pinch(home, (240, 120))
    comes_close(home, 1.2, 2)


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_answers_on_the_board(home):
    make_table(home)
    before = rows(home)
    comes_close(home, 2.2, 4.5)
    home.locator('.board [data-kind="region"][data-state="lit"]').last.tap()
    has_moved(home, before)


@pytest.mark.browser_context_args(**PHONE)
def test_what_stands_beside_play_is_drawn_up_when_wanted(home):
    make_table(home, "Me against bots")
    expect(home.locator(ANSWERS).first).to_be_in_viewport()
    expect(home.get_by_role("tab", name="Log")).to_be_hidden()
    more = home.get_by_role("button", name="More: seats, log, charts")
    comes_close(home, 2.2, 4.5)
    expect(home.locator(".prompt").get_by_role("button", name="Take back")).to_be_visible()
    home.evaluate(AT_REST)  # it moves there, and once more if the digest comes late
    seen = in_sight(home)
    more.tap()
    expect(home.get_by_role("tab", name="Log")).to_be_in_viewport()
    home.wait_for_function(f"({CITIES})() > 0")  # the board is still there, only smaller
    expect(home.locator(ANSWERS).first).to_be_in_viewport()
    home.get_by_role("button", name="Less").tap()
    expect(home.get_by_role("tab", name="Log")).to_be_hidden()
    comes_in_sight(home, seen)
    home.locator(".prompt .rule").first.tap()
    expect(home.locator(".cited dt")).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_a_link_to_an_earlier_position_leads_back_to_now(home):
    make_table(home, "Me against bots")
    home.goto(f"{home.url}?at=1")
    expect(home.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    home.reload()
    home.get_by_role("button", name="Back to now").tap()
    expect(home.locator(ANSWERS).first).to_be_visible()


def test_the_zoom_covers_nothing_of_the_map(home):
    make_table(home)
    for width, height in SIZES:
        resize(home, width, height)
        frame, board = box(home.locator("div.frame")), box(home.locator(".board svg").first)
        for button in home.get_by_role("group", name="Zoom").get_by_role("button").all():
            assert not overlap(box(button), frame), (width, button)
        assert board["width"] > 350


def test_the_layout_holds_at_every_width(home):
    make_table(home, "Me against bots")
    for width, height in SIZES:
        resize(home, width, height)
        board, prompt = box(home.locator("div.frame")), box(home.locator(".prompt"))
        assert not overlap(board, prompt), width
        assert board["width"] * board["height"] > 0.25 * width * height, "the board is the greater part"
        expect(home.locator(ANSWERS).first).to_be_in_viewport()
        keeps_within(home, width)
        names = home.locator("button.answer, .button, [role=tab]")
        cut = names.evaluate_all(
            "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
        )
        assert cut == [], (width, cut)
