"""How often one must click for what is one gesture; test_whole_games.py counts needless questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.prepared_tables import begin, give, lobby_at, role
from tests.web.servers import playing

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def gestures_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("gestures"), module="tests.web.here_i_stand_gestures") as address:
        yield address


@pytest.fixture
def lobby(page: Page, gestures_address: str) -> Iterator[Page]:
    with lobby_at(page, gestures_address, "here_i_stand"):
        yield page


class Clicks:
    """Clicks, counted."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def __call__(self, what: str) -> Any:
        self.count += 1
        self.page.locator(what).first.click()
        return self


def test_a_march_of_an_army_with_two_leaders_takes_three_clicks_at_most(lobby):
    begin(lobby, "tournament", 6, "All at this screen")
    click = Clicks(lobby)
    click('.prompt button[data-answer="move_clear"]')
    panel = lobby.get_by_role("group", name="What goes along")
    expect(panel.get_by_role("button", name="Francis I")).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("button", name="Montmorency")).to_have_attribute("aria-pressed", "true")
    expect(panel.locator("output")).to_have_text("4")
    expect(lobby.locator('.prompt button[data-answer="boulogne"]')).to_contain_text("%")  # its odds
    click('.prompt button[data-answer="rouen"]')
    log = lobby.get_by_role("list", name="Log")
    expect(log).to_contain_text("Rouen (4 units)")
    assert click.count <= 3
    # It is taken back whole, and played again by keys, with fewer men.
    expect(role(lobby)).to_have_text("France")
    lobby.locator(".prompt").get_by_role("button", name="Take back").click()
    expect(log).not_to_contain_text("Rouen (4 units)")
    expect(lobby.locator('.prompt button[data-answer="move_clear"]')).to_be_enabled()  # it is taken back
    lobby.keyboard.press("1")
    expect(panel.locator("output")).to_have_text("4")
    panel.get_by_role("button", name="Montmorency").focus()
    lobby.keyboard.press("Enter")
    expect(panel.get_by_role("button", name="Montmorency")).to_have_attribute("aria-pressed", "false")
    panel.get_by_role("button", name="Fewer").focus()
    lobby.keyboard.press("Enter")
    expect(panel.locator("output")).to_have_text("3")
    lobby.locator('.prompt button[data-answer="rouen"]').focus()
    lobby.keyboard.press("Enter")
    expect(log).to_contain_text("Rouen (3 units)")
    # It marches on: the army itself, then where to.
    click = Clicks(lobby)
    click('.board [data-kind="place"][data-word="rouen"]')
    expect(panel.locator("output")).to_have_text("3")
    click('.board [data-kind="place"][data-word="paris"][data-state="lit"]')
    expect(log).to_contain_text("Rouen to Paris (3 units)")
    assert click.count <= 3


def test_an_alliance_is_offered_with_three_clicks(lobby):
    begin(lobby, "1532", 6, "All at this screen")
    expect(role(lobby)).to_have_text("Ottoman")
    click = Clicks(lobby)
    click('[data-partner="france"]')('.offer [data-kind="alliance"]')
    expect(lobby.locator(".offer li")).to_have_text("The Ottoman and France are allies for this turn.")
    click(".offer .make")
    expect(role(lobby)).to_have_text("Habsburg")
    assert click.count == 3


def pass_until(page: Page, asks: str) -> None:
    """Pass the spring deployment, and what else is asked before: some hands hold a card for that moment."""
    asked = page.locator(".prompt .asks")
    while asks not in (before := asked.inner_text()):
        give(page, "pass")
        expect(asked).not_to_have_text(before)


def test_a_card_is_an_event_with_two_clicks(lobby):
    begin(lobby, "1517", 6, "Me against bots")
    pass_until(lobby, "Your impulse")
    click = Clicks(lobby)
    click('.hand button:has-text("Janissaries")')
    click('.confirm [data-answer="event"]')
    expect(lobby.get_by_role("list", name="Log")).to_contain_text(re.compile("plays Janissaries as an event"))
    assert click.count == 2


def test_several_units_are_raised_at_once_and_taken_back_at_once(lobby):
    begin(lobby, "tournament", 6, "All at this screen")
    click = Clicks(lobby)
    click('.prompt button[data-answer="buy_mercenary"]')
    panel = lobby.get_by_role("group", name="How many")
    lobby.keyboard.press("+")
    expect(panel.locator("output")).to_have_text("2")
    click('.board [data-kind="place"][data-word="paris"][data-state="lit"]')
    assert click.count == 2
    asks = lobby.locator(".prompt .asks")
    expect(asks).to_contain_text("Command points left: 1")
    lobby.locator(".prompt").get_by_role("button", name="Take back").click()
    expect(asks).to_contain_text("Command points left: 3")
