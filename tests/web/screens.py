"""Screens of all sizes: how a page is laid out on them, and how fingers move on them."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page

SIZES = ((390, 844), (768, 1024), (1280, 800), (1920, 1080))
WIDTHS = tuple(width for width, _ in SIZES)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def keeps_within(page: Page, width: int) -> None:
    """Nothing is wider than the window, once the page has been laid out for it."""
    page.wait_for_function("w => innerWidth === w && document.documentElement.scrollWidth <= w", arg=width)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])


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
