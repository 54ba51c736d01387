"""A newcomer is taught on the real engine."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.page_actions import ANSWERS, PLAY_ON, answer, tab_to

pytestmark = pytest.mark.browser


def test_a_newcomer_learns_two_turns(home):
    """Notes stand beside every question, whatever is chosen, and end with the lesson."""
    home.get_by_role("button", name="Learn").first.click()
    notes = home.get_by_role("region", name="Lesson")
    expect(notes).to_contain_text("Five factions struggle")
    expect(notes).to_contain_text("What happens: Turn 0 puts everybody into position.")
    expect(notes).to_contain_text("What to choose: A counter that comes now")
    expect(notes).to_contain_text("commercial towns")
    answer(home)
    expect(notes).not_to_contain_text("Five factions struggle")
    expect(notes).to_contain_text("What to choose:")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 1: Taxes", 60_000])
    expect(notes).to_contain_text("Your cards pay coins")
    home.evaluate(PLAY_ON, ["li.phase", "Turn 2:", 90_000])
    expect(notes).to_contain_text("That was a whole turn")
    home.get_by_role("link", name="Cuius Regio").click()
    expect(home.get_by_role("link", name="Lesson: Revolution").first).to_be_visible()


def test_notes_are_closed_and_opened_without_a_pointer_and_speak_the_language(home):
    home.get_by_role("button", name="Learn").first.click()
    expect(home.locator(ANSWERS).first).to_be_visible()
    notes = home.get_by_role("region", name="Lesson")
    tab_to(home, home.get_by_role("button", name="Close the notes"))
    home.keyboard.press("Enter")
    expect(notes).to_have_count(0)
    menu = home.locator("summary", has_text="Menu")
    menu.focus()
    home.keyboard.press("Enter")
    tab_to(home, home.get_by_role("button", name="Notes for learners"))
    home.keyboard.press("Enter")
    expect(notes).to_be_visible()
    menu.click()
    home.get_by_role("button", name="Italiano").click()
    expect(home.get_by_role("region", name="Lezione")).to_contain_text("Che cosa accade:")


def test_a_table_of_ones_own_has_notes_on_request(home):
    home.get_by_role("link", name="Play", exact=True).first.click()
    home.get_by_role("button", name="Next: the seats").click()
    home.get_by_role("button", name="Begin").click()
    expect(home.locator(ANSWERS).first).to_be_visible()
    expect(home.get_by_role("region", name="Lesson")).to_have_count(0)
    home.locator("summary", has_text="Menu").click()
    home.get_by_role("button", name="Notes for learners").click()
    expect(home.get_by_role("region", name="Lesson")).to_contain_text("What happens:")
