"""The charts beside play: each drawing with its figures, as far as one has come or looks back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.page_actions import PLAY_ON, READY, make_table
from tests.web.servers import playing

pytestmark = pytest.mark.browser


def cells(page: Page, table: str, row: str) -> Locator:
    """The figures in a row of a chart's table."""
    return page.get_by_role("table", name=table).get_by_role("row", name=row).get_by_role("cell")


def test_points_and_control_are_charted_turn_by_turn(home):
    make_table(home, "Me against bots")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 1: Army maintenance", 60_000])
    expect(home.locator(READY).first).to_be_visible()
    home.get_by_role("tab", name="Charts").click()
    points = cells(home, "Points by turn", "Nobility")
    expect(points, "turn 0, and as it stands now").to_have_count(2)
    totals = points.all_inner_texts()
    home.get_by_text("Figures", exact=True).click()
    parts = home.get_by_role("table", name="Points by source").get_by_role("row")
    expect(parts.first).to_be_visible()
    at = next(n for n, row in enumerate(parts.all()) if row.inner_text().startswith("Nobility"))
    shown = [float(parts.nth(at + n).get_by_role("cell").first.inner_text()) for n in range(4)]
    assert shown[0] == sum(shown[1:]) == float(totals[0])
    seat = home.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Nobility")
    expect(seat.locator(".points")).to_contain_text(totals[0])


def test_what_is_held_is_chosen_by_keyboard(home):
    make_table(home, "Me against bots")
    home.get_by_role("tab", name="Charts").click()
    which = home.get_by_role("combobox", name="Control of")
    expect(home.get_by_role("table", name="Cities")).to_be_visible()
    which.focus()
    home.keyboard.press("ArrowDown")
    home.keyboard.press("ArrowDown")
    expect(home.get_by_role("table", name="Counters on the map")).to_be_visible()
    counted = (cells(home, "Counters on the map", f).first for f in ("Catholics", "Burghers"))
    assert sum(int(cell.inner_text()) for cell in counted) > 0


def test_charts_end_where_one_looks_back_to(home):
    make_table(home, "Me against bots")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 1: Army maintenance", 60_000])
    home.get_by_role("tab", name="Charts").click()
    expect(home.get_by_role("columnheader", name="now").first).to_be_visible()
    home.get_by_role("button", name="Step back").click()
    expect(home.get_by_role("columnheader", name="now")).to_have_count(0)
    expect(cells(home, "Points by turn", "Reformers")).to_have_count(1)
    home.get_by_role("slider", name="History").fill("0")
    expect(home.get_by_text("No points have been counted yet.")).to_be_visible()


def test_luck_is_shown_where_there_are_dice(page, tmp_path):
    """Revolution has none; Three Gates has."""
    with playing(tmp_path, module="tests.web.serve_example") as address:
        page.goto(f"{address}#/new/example")
        page.get_by_role("button", name="Next: the seats").click()
        page.get_by_role("button", name="Me against bots").click()
        page.get_by_role("button", name="Begin").click()
        page.evaluate(PLAY_ON, [".result", "", 60_000])
        page.get_by_role("tab", name="Charts").click()
        luck = page.get_by_role("table", name="Luck: Hits")
        expect(luck.get_by_role("columnheader")).to_have_text(["rolls", "expected", "rolled", "difference"])
        for row in luck.get_by_role("row").all()[1:]:
            throws, expected, thrown, difference = map(number, row.get_by_role("cell").all_inner_texts())
            assert throws >= 1
            assert difference == pytest.approx(thrown - expected, abs=0.011)


def number(text: str) -> float:
    return float(text.replace("\N{MINUS SIGN}", "-"))
