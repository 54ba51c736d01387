"""Les Guerres in the browser: leaders laid on armies, routes, dice and odds, a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.accessibility import faults
from tests.web.page_actions import PLAY_ON, has_moved, rows, tab_to
from tests.web.prepared_tables import ahead, begin, give, lobby_at, role
from tests.web.screens import PHONE, SIZES, box, overlap
from tests.web.servers import playing

pytestmark = pytest.mark.browser

LEADERS, WAR = "campaign", "te_deum"
"""What `guerres_positions.py` serves in the place of the scenarios."""


@pytest.fixture(scope="module")
def positions_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("guerres"), module="tests.web.guerres_positions") as address:
        yield address


@pytest.fixture
def positions(page: Page, positions_address: str) -> Iterator[Page]:
    """A lobby in which the scenarios are prepared positions."""
    with lobby_at(page, positions_address, "guerres"):
        yield page


def army(page: Page, word: str) -> Locator:
    return page.locator(f'.board .army[data-word="{word}"]')


def leader(page: Page, word: str) -> Locator:
    return page.locator(f'.board .leader[data-word="{word}"]')


def middle(locator: Locator) -> tuple[float, float]:
    where = box(locator)
    return where["x"] + where["width"] / 2, where["y"] + where["height"] / 2


def drag(page: Page, what: Locator, onto: Locator) -> None:
    expect(what).to_be_visible()
    expect(onto).to_be_visible()
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(onto), steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, what: Locator, onto: Locator) -> None:
    expect(what).to_be_visible()
    expect(onto).to_be_visible()
    (x, y), (to_x, to_y) = middle(what), middle(onto)
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1.0):
        point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# Leaders


def test_a_leader_laid_on_an_army_takes_command(positions):
    """Armies first, then equals for one army, then supporters: each by a drop, and each drop is an answer."""
    begin(positions, LEADERS, players=3)
    montmorency, guise = leader(positions, "anne_de_montmorency"), leader(positions, "francois_de_guise")
    expect(army(positions, "royalist_2")).to_have_attribute("data-state", "lit")
    drag(positions, montmorency, army(positions, "royalist_2"))
    log = positions.get_by_role("list", name="Log")
    expect(guise).to_have_attribute("data-state", "lit")
    drag(positions, guise, army(positions, "royalist_2"))
    expect(log).to_contain_text("François de Guise commands Royalist army 2")
    drag(positions, montmorency, army(positions, "royalist_1"))
    expect(log).to_contain_text("Anne de Montmorency commands Royalist army 1")
    tavannes = leader(positions, "gaspard_de_tavannes")
    expect(tavannes).to_have_attribute("data-state", "about")
    drag(positions, tavannes, army(positions, "royalist_1"))
    expect(log).to_contain_text("Gaspard de Tavannes supports the commander of Royalist army 1")


def test_a_drop_on_what_is_not_offered_says_why(positions):
    begin(positions, LEADERS, players=3)
    before = rows(positions)
    montmorency = leader(positions, "anne_de_montmorency")
    drag(positions, montmorency, army(positions, "huguenot_1"))
    notice = positions.locator(".notice")
    expect(notice).to_contain_text("Huguenot army 1 belongs to the other camp")
    expect(notice.locator(".rule")).to_be_visible()
    positions.get_by_role("button", name="Close", exact=True).click()
    drag(positions, montmorency, positions.locator('.board .town[data-word="bourges"]'))
    expect(notice).to_contain_text("Bourges")
    assert rows(positions) == before
    home = box(montmorency)
    drag(positions, montmorency, positions.locator(".board .legend"))
    assert box(montmorency) == home, "laid on nothing it goes back to its place"


@pytest.mark.browser_context_args(**PHONE)
def test_a_finger_lays_leaders_on_armies(positions):
    begin(positions, LEADERS, players=3)
    positions.get_by_role("button", name="Whole board").tap()
    before = rows(positions)
    drag_by_finger(positions, leader(positions, "anne_de_montmorency"), army(positions, "royalist_1"))
    has_moved(positions, before)
    expect(positions.locator(".prompt .asks")).to_contain_text("Royalist army 1")


def test_leaders_are_assigned_without_a_pointer(positions):
    begin(positions, LEADERS, players=3)
    log = positions.get_by_role("list", name="Log")
    for place, told in ((army, "royalist_2"), (leader, "francois_de_guise")):
        tab_to(positions, place(positions, told))
        positions.keyboard.press("Enter")
    expect(log).to_contain_text("François de Guise commands Royalist army 2")


# War


def send(page: Page) -> None:
    """Play the gesture as it stands."""
    page.locator(".gesture .send").click()


def test_the_war_shows_routes_dice_and_odds(positions):
    begin(positions, WAR, players=3)
    route = positions.locator(".board .route")
    expect(role(positions)).to_have_text("Huguenots")
    give(positions, "ile_de_france")
    send(positions)  # with all troops, paid for alone
    expect(route.and_(positions.locator(".fresh"))).to_have_count(1)
    # A siege: dice of both sides for every town
    dialog = ahead(positions)
    expect(dialog.locator("tr[data-option]")).to_have_count(2)
    meaux = positions.locator('.prompt button[data-answer="meaux"]')
    expect(meaux).to_have_text(re.compile(r"Meaux.*\d+%"))
    meaux.hover()
    sides = dialog.locator("section[data-side]")
    expect(sides.last).to_have_attribute("data-dice", "1")
    expect(sides.last).to_contain_text("Points of the garrison")
    expect(dialog.get_by_role("list", name="Odds")).to_contain_text("The town falls")
    give(positions, "meaux")
    fallen = positions.get_by_role("dialog", name="A siege", exact=True)
    expect(fallen).to_contain_text("besieges Meaux (garrison: 1)")
    expect(fallen.locator('section[data-side="1"] svg[data-face]')).to_have_count(1)
    expect(fallen).to_contain_text("Fate of Louis de Condé")
    # A march over two provinces, and a battle
    expect(role(positions)).to_have_text("Royalists")
    give(positions, "pass", "pass", "keep", "ile_de_france", "antoine_de_bourbon")
    send(positions)
    expect(positions.locator('.board .route.fresh path[d*="Q"]').first).to_be_attached()
    expect(ahead(positions)).to_contain_text("Victory")
    expect(ahead(positions).locator("section[data-side]").first).to_contain_text("Royalists")
    give(positions, "fight")
    expect(role(positions)).to_have_text("Huguenots")
    expect(ahead(positions).locator("tr[data-option]")).to_have_count(2)
    give(positions, "stand")
    battle = positions.get_by_role("dialog", name="A battle", exact=True)
    expect(battle.locator('section[data-side="0"] svg[data-face]').first).to_be_visible()
    expect(battle).to_contain_text("Dice for the size of the army")
    expect(battle).to_contain_text("Battle in Île-de-France: Royalist army 1 scores")


def test_the_tracks_and_what_they_mean_stand_beside_the_map(positions):
    begin(positions, WAR, players=3)
    positions.get_by_role("tab", name="Factions").click()
    panels = positions.locator("#tab-panel")
    expect(panels.get_by_role("img", name=re.compile("^Towns: Royalists"))).to_be_visible()
    expect(panels.get_by_role("img", name=re.compile("^treaty points: Royalists"))).to_be_visible()
    expect(panels).to_contain_text("Wins at once")
    for thing in ("money", "war points", "treaty points", "troop points", "royal taxes"):
        expect(panels.locator("abbr[title]", has_text=thing).first).to_be_visible()
    positions.keyboard.press("/")
    for thing in ("war points", "money"):
        positions.get_by_role("searchbox", name="Look up").fill(thing)
        expect(panels).to_contain_text(re.compile(thing, re.IGNORECASE))


@pytest.mark.browser_context_args(bypass_csp=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave_at_the_table(positions, scheme):
    positions.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    begin(positions, LEADERS, players=3)
    expect(positions.locator(".board .leader").first).to_be_visible()
    for tab in ("Factions", "Log", "List", "Chat", "Charts", "Look up"):
        positions.get_by_role("tab", name=tab).click()
        expect(positions.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert faults(positions, "main") == [], tab


def test_the_layout_holds_at_every_width(positions):
    begin(positions, WAR, players=3)
    give(positions, "ile_de_france")
    send(positions)
    expect(ahead(positions)).to_be_visible()
    for width, height in SIZES:
        positions.set_viewport_size({"width": width, "height": height})
        positions.wait_for_function("w => document.documentElement.scrollWidth <= w", arg=width)
        board, prompt = box(positions.locator("div.frame")), box(positions.locator(".prompt"))
        assert not overlap(board, prompt), width
        expect(positions.locator("button.answer").first).to_be_in_viewport()


# Whole turns


def test_a_newcomer_learns_a_turn(home):
    """Notes stand beside the questions of the court and of the war, and end with the lesson."""
    home.get_by_role("listitem").filter(has_text="Wars of Religion").get_by_role(
        "button", name="Learn"
    ).click()
    notes = home.get_by_role("region", name="Lesson")
    expect(notes).to_contain_text("France in 1562")
    expect(notes).to_contain_text("What to choose: Call somebody")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 1: Court actions", 60_000])
    expect(notes).to_contain_text("One action after the other")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 2:", 120_000])
    expect(notes).to_contain_text("That was a whole turn")
