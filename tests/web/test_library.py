"""The start page, the library, records that are imported, and games that go on from a position of another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.record_files import recorded_game
from tests.web.accessibility import faults
from tests.web.page_actions import READY
from tests.web.players import register
from tests.web.screens import keeps_within

pytestmark = pytest.mark.browser

TITLES = ("revolution", "guerres", "here_i_stand")

BOXES = """async (titles) => {
  await document.fonts.ready;
  return titles.map((title) => document.getElementById(title).getBoundingClientRect().toJSON());
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_a_newcomer_sees_the_three_games_side_by_side(opened, width, height):
    opened.set_viewport_size({"width": width, "height": height})
    boxes = boxes_of_games(opened)
    assert len({box["y"] for box in boxes}) == 1
    assert all(box["y"] + box["height"] <= height for box in boxes)
    for title in TITLES:
        ways = opened.locator(f"#{title} .ways > *")
        expect(ways).to_have_text(["Play against bots", "Invite friends", "Learn"])


def test_on_a_phone_the_games_stand_one_under_the_other(opened):
    opened.set_viewport_size({"width": 390, "height": 844})
    boxes = boxes_of_games(opened)
    assert len({box["x"] for box in boxes}) == 1
    assert boxes[0]["y"] < boxes[1]["y"] < boxes[2]["y"]
    keeps_within(opened, 390)


def boxes_of_games(page: Page) -> list[dict[str, float]]:
    """Where the games stand, all at one moment, when the letters are there that are going to stay."""
    for title in TITLES:
        expect(page.locator(f"#{title} .ways > *")).to_have_count(3)
    return list(page.evaluate(BOXES, TITLES))


def test_one_click_plays_against_bots_and_one_invites_friends(browser, server_address):
    page = register(browser, server_address, "Sibylle")
    page.locator("#revolution").get_by_role("button", name="Play against bots").click()
    expect(page.locator(READY).first).to_be_visible()
    page.goto(server_address)
    page.locator("#guerres").get_by_role("button", name="Invite friends").click()
    expect(page.get_by_label("Link for the others")).to_be_visible()
    page.context.close()


def test_a_record_is_imported_stepped_through_and_played_on(browser, server_address, tmp_path):
    record = tmp_path / "record.json"
    record.write_bytes(recorded_game())
    page = register(browser, server_address, "Margarethe", bypass_csp=True)
    page.goto(f"{server_address}#/library")
    page.get_by_label("Or paste the record here").fill("nonsense")
    page.get_by_role("button", name="Import").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a record of this program")
    assert faults(page) == []
    page.get_by_label("Choose a file").set_input_files(record)
    page.get_by_label("Name (optional)").fill("The siege of Leiden")
    page.get_by_role("button", name="Import").click()
    expect(page.get_by_text("A record, to look at.")).to_be_visible()
    page.get_by_role("button", name="Phase before").click()
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_text("The dice are new, and the game is not rated.")).to_be_visible()
    assert faults(page) == []
    page.get_by_text("Keep this position in the library").first.click()
    page.get_by_label("Name", exact=True).fill("The last turn")
    page.get_by_role("button", name="Keep this position").click()
    expect(page.get_by_role("heading", name="The last turn")).to_be_visible()
    position = page.url
    page.get_by_role("button", name="All at this screen").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("This game goes on from a position of “The last turn”")).to_be_visible()
    page.goto(position)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("heading", name="The last turn")).to_be_visible()
    assert faults(page) == []
    keeps_within(page, 390)
    page.get_by_role("button", name="Remove from the library").click()
    expect(page.get_by_role("link", name="The siege of Leiden")).to_be_visible()
    expect(page.get_by_role("link", name="The last turn")).to_have_count(0)
    keeps_within(page, 390)
    page.context.close()
