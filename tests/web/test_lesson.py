"""A newcomer is taught on the real engine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

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


def test_a_note_points_at_the_answer_and_at_the_hand(home):
    """The ring lies about what the note speaks of, takes no click, and follows on request."""
    home.locator("#here_i_stand summary", has_text="More lessons").click()
    home.get_by_role("button", name="War at sea").click()
    notes, ring = home.get_by_role("region", name="Lesson"), home.locator(".ring[aria-hidden]")
    expect(notes).to_contain_text("You are Suleiman in 1532")
    home.evaluate(PLAY_ON, [".lesson", "A naval move, 1 CP", 60_000])
    expect(notes).to_contain_text("Try: Naval move")
    move = home.get_by_role("button", name="Naval move")
    expect(ring).to_be_visible()
    assert encloses(ring, move)
    assert notes.bounding_box()["y"] < home.get_by_role("region", name="Question").bounding_box()["y"]
    show = notes.get_by_role("button", name="Show where").last
    show.focus()
    home.keyboard.press("Enter")
    expect(show).to_have_attribute("aria-pressed", "true")
    home.wait_for_function("document.querySelector('.ring[aria-hidden] svg') !== null")
    assert encloses(ring, home.locator(".hand"), 8)
    move.click()  # nothing covers it
    expect(notes).to_contain_text("Choose the ships that sail")


def encloses(ring: Locator, target: Locator, slack: float = 0) -> bool:
    """Does the ring lie about the target, close to it?"""
    outer, inner = ring.bounding_box(), target.bounding_box()
    assert outer is not None
    assert inner is not None
    near = 12 + slack
    return (
        0 <= inner["x"] - outer["x"] + slack <= 2 * near
        and 0 <= inner["y"] - outer["y"] + slack <= 2 * near
        and abs(outer["width"] - inner["width"]) <= 2 * near
        and abs(outer["height"] - inner["height"]) <= 2 * near
    )


def test_a_table_of_ones_own_has_notes_on_request(home):
    home.get_by_role("link", name="Set up a table", exact=True).first.click()
    home.get_by_role("button", name="Next: the seats").click()
    home.get_by_role("button", name="Begin").click()
    expect(home.locator(ANSWERS).first).to_be_visible()
    expect(home.get_by_role("region", name="Lesson")).to_have_count(0)
    home.locator("summary", has_text="Menu").click()
    home.get_by_role("button", name="Notes for learners").click()
    expect(home.get_by_role("region", name="Lesson")).to_contain_text("What happens:")
