"""The negotiating table, with the title that is made to try it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_actions import ANSWERS, watched
from tests.web.servers import playing

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def gates_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("gates"), module="tests.web.serve_example") as address:
        yield address


@pytest.fixture
def gates(page: Page, gates_address: str) -> Iterator[Page]:
    """Three Gates with three houses at one screen, which goes from seat to seat by itself."""
    page.add_init_script("localStorage.setItem('hands-free', '1')")
    with watched(page, gates_address):
        page.goto(f"{gates_address}#/new/example")
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_role("button", name="Next: the seats").click()
        page.get_by_role("button", name="All at this screen").click()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator(ANSWERS).first).to_be_visible()
        yield page


def give(page: Page, *answers: str) -> None:
    """These answers, each when it is offered."""
    for word in answers:
        page.locator(f'button[data-answer="{word}"]:enabled').click()


def role(page: Page):
    return page.locator(".prompt .role")


def offers(page: Page):
    return page.get_by_role("list", name="Offers on the table").locator(":scope > li")


def draft(page: Page):
    return page.get_by_role("region", name="Your offer")


def test_an_offer_is_made_clause_by_clause_and_accepted(gates):
    give(gates, "offer", "florins", "heron")
    expect(draft(gates)).to_contain_text("Florins: Heron → …")
    gates.reload()
    expect(draft(gates)).to_contain_text("Florins: Heron → …")
    give(gates, "stag", "2")
    expect(draft(gates)).to_contain_text("Heron gives Stag 2 florins.")
    give(gates, "florins", "stag", "boar", "1")
    expect(draft(gates).get_by_role("listitem")).to_have_count(2)
    give(gates, "ready")
    expect(role(gates)).to_have_text("Stag")
    expect(offers(gates)).to_contain_text("Offer 1 of Heron")
    expect(offers(gates)).to_contain_text("Stag gives Boar one florin.")
    expect(offers(gates)).to_contain_text("Agreed: Heron. Yet to agree: Stag, Boar.")
    give(gates, "accept_1")
    expect(role(gates)).to_have_text("Boar")
    expect(offers(gates)).to_contain_text("Agreed: Heron, Stag. Yet to agree: Boar.")
    give(gates, "accept_1")
    log = gates.get_by_role("list", name="Log")
    expect(log).to_contain_text("Offer 1 is agreed by all and carried out.")
    expect(offers(gates)).to_have_count(0)


def test_an_offer_is_refused_countered_and_withdrawn(gates):
    give(gates, "offer", "florins", "heron", "stag", "1", "ready")
    expect(role(gates)).to_have_text("Stag")
    give(gates, "counter_1")
    expect(draft(gates)).to_be_visible()
    give(gates, "florins", "heron", "stag", "2", "ready")
    expect(role(gates)).to_have_text("Boar")
    expect(offers(gates)).to_have_count(0)
    give(gates, "pass")
    expect(role(gates)).to_have_text("Heron")
    expect(offers(gates)).to_contain_text("Offer 2 of Stag")
    expect(offers(gates)).to_contain_text("In answer to offer 1.")
    give(gates, "refuse_2")
    expect(role(gates)).to_have_text("Stag")
    expect(offers(gates)).to_have_count(0)


def test_an_offer_may_be_withdrawn_by_whoever_made_it(gates):
    give(gates, "offer", "florins", "heron", "stag", "1", "ready", "pass", "pass")
    expect(role(gates)).to_have_text("Heron")
    give(gates, "withdraw_1")
    expect(gates.get_by_role("list", name="Log")).to_contain_text("withdraws offer 1")


def test_a_choice_is_confirmed_and_taken_back(gates):
    """By its number; a key that was pressed by mistake does no harm."""
    give(gates, "offer")
    expect(draft(gates)).to_be_visible()
    gates.keyboard.press("1")
    expect(gates.locator(".chosen")).to_contain_text("Florins")
    gates.get_by_role("button", name="Back", exact=True).click()
    expect(draft(gates)).to_be_visible()
    gates.keyboard.press("1")
    gates.get_by_role("button", name="Confirm").click()
    expect(draft(gates)).to_contain_text("Florins: …")
    gates.get_by_role("button", name="Take back").click()
    expect(draft(gates)).not_to_contain_text("Florins: …")
    give(gates, "cancel")
    expect(draft(gates)).to_have_count(0)


def test_a_deal_is_made_without_a_pointer(gates):
    gates.keyboard.press("ArrowDown")
    gates.keyboard.press("ArrowDown")
    expect(gates.locator('button[data-answer="offer"]')).to_be_focused()
    gates.keyboard.press("Enter")
    for word in ("florins", "heron", "stag", "1"):
        expect(gates.locator(f'button[data-answer="{word}"]')).to_be_focused()
        gates.keyboard.press("Enter")
    expect(draft(gates)).to_contain_text("Heron gives Stag one florin.")
