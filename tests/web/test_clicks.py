"""How often one must click: never where nothing is to choose, and few times for what is one gesture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.prepared_tables import begin, lobby_at, role
from tests.web.servers import playing

pytestmark = pytest.mark.browser

PLAY_ON = """
/* Answer until this turn has come; returns how many questions that took, and those with a single answer. */
async ([turn, patience]) => {
  const ready = [".prompt button.answer", ".prompt button.answer-number", ".confirm .main", ".gesture .send"];
  const offered = () => [...document.querySelectorAll(ready.map((one) => `${one}:enabled`).join())];
  const forced = [];
  let answered = 0;
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (document.querySelector(".board").textContent.includes(turn)) return [answered, forced];
    const found = offered();
    if (found.length === 1 && found[0].matches(".answer")) {
      forced.push(document.querySelector(".prompt .asks").textContent);
    }
    if (found.length) { found.at(-1).click(); answered += 1; }
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`no ${turn} after ${answered} answers`);
}
"""
"""The last answer: it passes wherever that is possible."""


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


def test_nobody_clicks_where_nothing_is_to_choose(lobby):
    """Alone against five stewards, with the options that a table has by default."""
    begin(lobby, "1517", 6, "Me against bots")
    answered, forced = lobby.evaluate(PLAY_ON, ["Turn 3", 120_000])
    assert forced == []
    assert answered > 20


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
    expect(lobby.locator(".offer li")).to_have_text("Ottoman and France are allies for this turn.")
    click(".offer .make")
    expect(role(lobby)).to_have_text("Habsburg")
    assert click.count == 3
