"""Here I Stand in the browser: dice, layers, talks, answers out of turn, standing orders."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import prepared_tables
from tests.web.accessibility import faults
from tests.web.page_actions import ANSWERS, PLAY_ON
from tests.web.players import register
from tests.web.prepared_tables import ahead, give, lobby_at, role
from tests.web.screens import PHONE, pinch
from tests.web.servers import hosting, playing

pytestmark = pytest.mark.browser

EXAMPLE, TALKS, MARCH = "1517", "1532", "tournament"
"""What `positions.py` serves in the place of the scenarios."""


@pytest.fixture(scope="module")
def positions_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("positions"), module="tests.web.here_i_stand_positions") as address:
        yield address


@pytest.fixture
def positions(page: Page, positions_address: str) -> Iterator[Page]:
    """A lobby in which the scenarios are prepared positions."""
    with lobby_at(page, positions_address, "here_i_stand"):
        yield page


def begin(page: Page, scenario: str, who: str = "All at this screen") -> Page:
    return prepared_tables.begin(page, scenario, 6, who)


# Dice


def test_the_worked_example_of_the_reformation_shows_its_dice(positions):
    """18.3: six targets, and the dice of both sides against each."""
    begin(positions, EXAMPLE)
    counts = {
        "lubeck": (3, 3), "stettin": (3, 1), "breslau": (6, 1), "prague": (4, 5), "leipzig": (4, 4),
        "magdeburg": (6, 3),
    }  # fmt: skip
    table = ahead(positions).locator("tr[data-option]")
    expect(table).to_have_count(len(counts))
    for space, (attack, defence) in counts.items():
        row = ahead(positions).locator(f'tr[data-option="{space}"]')
        expect(row.locator('td[data-side="0"]')).to_have_text(str(attack))
        expect(row.locator('td[data-side="1"]')).to_have_text(str(defence))


def test_what_is_pointed_at_tells_where_its_dice_come_from(positions):
    begin(positions, EXAMPLE)
    dialog = ahead(positions)
    dialog.get_by_role("button", name="Prague").click()
    sides = dialog.locator("section[data-side]")
    expect(sides.first).to_have_attribute("data-dice", "4")
    expect(sides.last).to_have_attribute("data-dice", "5")
    expect(sides.last).to_contain_text("Catholic troops in the space")
    expect(dialog.get_by_role("list", name="Odds")).to_contain_text("Not converted")
    positions.locator('.prompt button[data-answer="breslau"]').hover()
    expect(sides.last).to_have_attribute("data-dice", "1")
    dialog.get_by_role("button", name=re.compile("^§")).first.click()
    expect(positions.locator(".cited dt")).to_be_visible()


def test_dice_are_shown_as_they_fell(positions):
    begin(positions, EXAMPLE)
    give(positions, "breslau")  # outside the targeted zone: always answered
    fallen = positions.get_by_role("dialog", name="A Reformation attempt", exact=True)
    sides = fallen.locator("section[data-side]")
    expect(sides.first.locator("svg[data-face]")).to_have_count(6)
    expect(sides.last.locator("svg[data-face]")).to_have_count(1)
    expect(fallen).to_contain_text("The 95 Theses")
    expect(fallen).to_contain_text(
        re.compile(r"Reformation attempt on Breslau \(Protestant\): .*(success|failure)")
    )
    expect(fallen.get_by_role("list", name="Odds")).to_contain_text("76")  # per cent, as it was told before
    fallen.get_by_role("button", name="Close").click()
    expect(fallen).to_have_count(0)


# The map


def test_the_map_has_layers_that_the_rules_draw(positions):
    begin(positions, TALKS)
    lines = positions.locator('[data-layer="lines"] path[data-power]')
    expect(lines).to_have_count(0)
    positions.get_by_role("radio", name="Communication").first.click()
    expect(lines.first).to_be_attached()
    expect(positions.locator('path[data-power="france"]')).to_be_attached()
    positions.get_by_role("radio", name="Religion").first.click()
    expect(lines).to_have_count(0)
    positions.get_by_role("radio", name="Supply of keys").first.click()
    expect(positions.locator('.board [data-cut="milan"]')).to_be_attached()


LIT_IN_SIGHT = """many => {
  const frame = document.querySelector("div.frame").getBoundingClientRect();
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  return [...document.querySelectorAll('div.frame [data-state="lit"]')].map(middle).filter(
    ([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
  ).length >= many;
}"""


@pytest.mark.browser_context_args(**PHONE)
def test_the_map_is_usable_in_a_hand(positions):
    begin(positions, EXAMPLE)
    expect(positions.locator('div.frame [data-state="lit"]')).to_have_count(6)
    positions.wait_for_function(LIT_IN_SIGHT, arg=1)
    positions.get_by_role("button", name="Whole board").tap()
    positions.wait_for_function(LIT_IN_SIGHT, arg=6)
    pinch(positions, (60, 240))
    positions.wait_for_function(
        """() => document.querySelector('div.frame [data-word="leipzig"] .name')
                   .getBoundingClientRect().height > 11"""
    )
    positions.wait_for_function("document.documentElement.scrollWidth <= 390")


@pytest.mark.browser_context_args(**PHONE)
def test_the_whole_map_is_seen_on_request_where_nothing_on_it_is_asked_for(positions):
    begin(positions, TALKS)
    expect(positions.locator('div.frame [data-state="lit"]')).to_have_count(0)
    positions.get_by_role("button", name="Whole board").tap()
    positions.wait_for_function(
        """() => {
          const frame = document.querySelector("div.frame").getBoundingClientRect();
          const spots = [...document.querySelectorAll('div.frame [data-kind="place"]')];
          return spots.length > 140 && spots.every((e) => {
            const b = e.getBoundingClientRect();
            return b.right > frame.left && b.left < frame.right;
          });
        }"""
    )


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave_at_the_table(positions, scheme):
    positions.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    begin(positions, EXAMPLE)
    expect(ahead(positions)).to_be_visible()
    for tab in ("Factions", "Log", "List", "Chat", "Charts", "Orders", "Look up"):
        positions.get_by_role("tab", name=tab).click()
        expect(positions.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert faults(positions, "main") == [], tab


# Others


def test_three_powers_strike_a_deal_and_it_is_kept(positions):
    """9.1: peace with France for a space, and an alliance with the Pope, all in one offer."""
    begin(positions, TALKS)
    besancon = positions.locator('.board [data-word="besancon"]')
    expect(besancon).to_have_attribute("data-control", "habsburg")
    give(positions, "pass")
    expect(role(positions)).to_have_text("Habsburg")
    give(positions, "offer", "end_war", "habsburg")
    give(positions, "alliance", "habsburg", "papacy")
    give(positions, "space", "habsburg", "france", "besancon", "ready")
    for power in ("England", "France", "Papacy"):
        expect(role(positions)).to_have_text(power)
        give(positions, "pass" if power == "England" else "accept_1")
    log = positions.get_by_role("list", name="Log")
    for told in ("end their war", "are allies for this turn", "cedes a space to France: Besançon"):
        expect(log).to_contain_text(told)
    expect(besancon).to_have_attribute("data-control", "france")


@pytest.fixture
def marching(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, Page]]:
    """France and England, each in a browser of their own; France is about to march on Boulogne."""
    with hosting(tmp_path_factory.mktemp("march"), module="tests.web.here_i_stand_positions") as address:
        anna, bert = (register(browser, address, name) for name in ("Anna", "Bert"))
        anna.goto(f"{address}#/new/here_i_stand")
        anna.get_by_role("radio", name="6", exact=True).check()
        anna.get_by_label("Scenario").select_option(MARCH)
        anna.get_by_role("button", name="Next: the seats").click()
        anna.get_by_role("button", name="Me against bots").click()
        for seat, who in (("Ottoman", "Steward bot"), ("France", "You"), ("England", "Free")):
            anna.get_by_label(seat).select_option(label=who)
        anna.get_by_role("button", name="Create the game").click()
        bert.goto(anna.get_by_label("Link for the others").input_value())
        bert.get_by_role("button", name="Sit here").click()
        expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
        anna.get_by_role("button", name="Begin").click()
        expect(anna.locator(ANSWERS).first).to_be_visible()
        expect(bert.locator(".prompt")).to_contain_text("Waiting for: France.")
        yield anna, bert
        for page in (anna, bert):
            page.context.close()


def test_a_card_is_played_in_another_browser_against_a_move(marching):
    anna, bert = marching
    give(anna, "francis_i", "4")
    anna.locator('.prompt button[data-answer="boulogne"]').hover()
    sides = ahead(anna).locator("section[data-side]")
    expect(sides.first).to_have_attribute("data-dice", "5")
    expect(sides.last).to_have_attribute("data-dice", "4")
    give(anna, "boulogne")
    expect(anna.locator(".prompt")).to_contain_text("Waiting for: England.")
    expect(bert.locator(".prompt .asks")).to_contain_text("moves to Boulogne")
    give(bert, "foul_weather")
    for page in (anna, bert):
        log = page.get_by_role("list", name="Log")
        expect(log).to_contain_text("Foul Weather")
        expect(log).to_contain_text("The move of France to Boulogne does not take place")


def test_a_standing_order_is_given_taken_back_and_answers(marching):
    anna, bert = marching
    bert.get_by_role("tab", name="Orders").click()
    new = bert.get_by_role("form", name="A new order")
    given = bert.get_by_role("list", name="Standing orders").get_by_role("listitem")
    new.get_by_label("When asked").select_option(label="Any card played out of turn")
    new.get_by_label("Answer").select_option(label="pass")
    new.get_by_role("button", name="Give this order").click()
    expect(given).to_contain_text("Any card played out of turn pass, until the game ends")
    given.get_by_role("button", name="Take back").click()
    expect(given).to_have_count(0)
    new.get_by_label("How long").select_option(label="once")
    new.get_by_role("button", name="Give this order").click()
    expect(given).to_contain_text("pass, once")
    give(anna, "francis_i", "4", "boulogne")
    expect(bert.locator(".prompt .asks")).to_contain_text("enters Boulogne")  # not asked for a card
    expect(given).to_have_count(0)


# Learning


def test_a_newcomer_is_taught(home):
    """Notes stand beside the first attempts, and go on with the questions."""
    game = home.get_by_role("listitem").filter(has_text="Here I Stand")
    game.get_by_role("button", name="Learn").click()
    notes = home.get_by_role("region", name="Lesson")
    expect(notes).to_contain_text("Six powers struggle for Europe")
    expect(notes).to_contain_text("The table under the question counts the dice")
    expect(ahead(home)).to_be_visible()
    home.evaluate(PLAY_ON, [".lesson", "Powers talk, make peace", 60_000])
    expect(notes).not_to_contain_text("The table under the question counts the dice")
