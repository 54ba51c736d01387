"""The board on small screens and under fingers; and what holds at every width."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.table import ANSWERS, make_table

pytestmark = pytest.mark.browser

WIDTHS = ((390, 844), (768, 1024), (1280, 800), (1920, 1080))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def overlap(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def closeness(page: Page) -> float:
    """How many times closer than the whole board."""
    transform = page.locator("div.frame > .sheet").evaluate("e => e.style.transform")
    found = re.search(r"scale\(([\d.]+)\)", transform)
    return float(found.group(1)) if found else 1.0


def in_sight(page: Page) -> int:
    """How many of the lit things have their middle in the window of the board."""
    return page.evaluate(
        """() => {
          const frame = document.querySelector("div.frame").getBoundingClientRect();
          return [...document.querySelectorAll('div.frame [data-state="lit"]')].filter((e) => {
            const b = e.getBoundingClientRect(), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
            return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
          }).length;
        }"""
    )


def shown_cities(page: Page) -> int:
    """How many cities are in the window of the board."""
    frame = box(page.locator("div.frame"))
    return sum(overlap(box(city), frame) for city in page.locator("div.frame .city").all())


def pinch(page: Page, apart: tuple[int, int]) -> None:
    """Two fingers on the board, so far apart at first and at last."""
    frame = box(page.locator("div.frame"))
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    touch = page.context.new_cdp_session(page)
    steps = [apart[0] + (apart[1] - apart[0]) * n / 8 for n in range(9)]
    for n, gap in enumerate(steps):
        points = [{"x": x - gap / 2, "y": y, "id": 0}, {"x": x + gap / 2, "y": y, "id": 1}]
        kind = "touchMove" if n else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.browser_context_args(**PHONE)
def test_the_map_begins_close_to_what_is_asked(home):
    make_table(home)  # the Habsburgs are asked for a region
    lit = home.locator('div.frame [data-state="lit"]')
    expect(lit.first).to_be_attached()
    assert 1.7 <= closeness(home) <= 2.5
    assert in_sight(home) > 0
    home.get_by_role("button", name="Whole board").tap()
    assert closeness(home) == 1
    assert in_sight(home) == lit.count()


@pytest.mark.browser_context_args(**PHONE)
def test_two_fingers_zoom(home):
    make_table(home)
    home.get_by_role("button", name="Whole board").tap()
    pinch(home, (80, 240))
    expect(home.locator("div.frame > .sheet")).not_to_have_css("transform", "none")
    assert 2.5 < closeness(home) < 3.5
    pinch(home, (240, 120))
    assert 1.2 < closeness(home) < 2


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_answers_on_the_board(home):
    make_table(home)
    before = home.locator(".history input").get_attribute("max")
    home.locator('.board [data-kind="region"][data-state="lit"]').last.tap()
    expect(home.locator(f'.history input[max="{before}"]')).to_have_count(0)


@pytest.mark.browser_context_args(**PHONE)
def test_what_stands_beside_play_is_drawn_up_when_wanted(home):
    make_table(home, "I against stewards")
    expect(home.locator(ANSWERS).first).to_be_in_viewport()
    expect(home.get_by_role("tab", name="Log")).to_be_hidden()
    more = home.get_by_role("button", name="More: seats, log, charts")
    seen = in_sight(home)
    more.tap()
    expect(home.get_by_role("tab", name="Log")).to_be_in_viewport()
    expect(home.locator("div.frame .city").first).to_be_attached()
    assert shown_cities(home) > 0, "the board is still there, only smaller"
    expect(home.locator(ANSWERS).first).to_be_in_viewport()
    home.get_by_role("button", name="Less").tap()
    expect(home.get_by_role("tab", name="Log")).to_be_hidden()
    assert in_sight(home) == seen
    home.locator(".prompt .rule").first.tap()
    expect(home.locator(".cited dt")).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_a_link_to_an_earlier_position_leads_back_to_now(home):
    make_table(home, "I against stewards")
    home.goto(f"{home.url}?at=1")
    expect(home.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    home.reload()
    home.get_by_role("button", name="Back to now").tap()
    expect(home.locator(ANSWERS).first).to_be_visible()


def test_the_zoom_covers_nothing_of_the_map(home):
    make_table(home)
    for width, height in WIDTHS:
        home.set_viewport_size({"width": width, "height": height})
        frame, board = box(home.locator("div.frame")), box(home.locator(".board svg").first)
        for button in home.get_by_role("group", name="Zoom").get_by_role("button").all():
            assert not overlap(box(button), frame), (width, button)
        assert board["width"] > 350


def test_the_layout_holds_at_every_width(home):
    make_table(home, "I against stewards")
    for width, height in WIDTHS:
        home.set_viewport_size({"width": width, "height": height})
        board, prompt = box(home.locator("div.frame")), box(home.locator(".prompt"))
        assert not overlap(board, prompt), width
        assert board["width"] * board["height"] > 0.25 * width * height, "the board is the greater part"
        expect(home.locator(ANSWERS).first).to_be_in_viewport()
        assert home.evaluate("document.documentElement.scrollWidth") <= width
        names = home.locator("button.answer, .button, [role=tab]")
        cut = names.evaluate_all(
            "all => all.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
        )
        assert cut == [], (width, cut)
