"""A table, played in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.page_actions import (
    ANSWERS,
    PLAY_ON,
    answer,
    asks,
    has_moved,
    has_rows,
    make_table,
    prompt,
    rows,
    step_back,
    tab_to,
    take_back,
    take_over,
)

pytestmark = pytest.mark.browser


def test_turn_0_is_played_at_one_screen(home):
    """Made with a few clicks, an answer taken back, the screen handed over from seat to seat."""
    make_table(home, players=2)
    expect(home.locator(".prompt .role")).to_have_text("Habsburgs")
    asked = prompt(home)
    answer(home)
    take_back(home)
    expect(asks(home)).to_have_text(asked)
    for _ in range(20):
        if home.locator("dialog").is_visible():
            break
        answer(home)
    expect(home.locator("dialog")).to_contain_text("Now it is the turn of: Burghers and Reformers")
    home.locator("dialog input").check()
    take_over(home)
    home.evaluate(PLAY_ON, ["li.phase", "Turn 1:", 90_000])
    home.get_by_role("tab", name="Charts").click()
    points = home.get_by_role("table", name="Points by turn")
    expect(points.get_by_role("row", name="Reformers")).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(home):
    make_table(home, "Me against bots")
    for _ in range(4):
        answer(home)
    before, asked = rows(home), prompt(home)
    home.reload()
    has_rows(home, before)
    expect(asks(home)).to_have_text(asked)
    answer(home)


def test_history_goes_back_and_forward_and_has_links(home, page):
    make_table(home, "Me against bots")
    for _ in range(3):
        answer(home)
    asked, now = prompt(home), rows(home)
    at = step_back(home)
    expect(home.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    expect(home.locator(".where")).to_contain_text(f"{at} of {now}")
    expect(home.locator(ANSWERS)).to_have_count(0)
    home.get_by_role("button", name="Phase before").click()
    home.wait_for_url(lambda url: "at=" in url and f"at={at}" not in url)
    link = home.url
    home.reload()
    expect(home.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    expect(home).to_have_url(link)
    home.get_by_role("button", name="Step forward").click()
    home.get_by_role("button", name="Back to now").click()
    expect(asks(home)).to_have_text(asked)
    expect(home.locator(ANSWERS).first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(home):
    make_table(home, "Me against bots")
    expect(home.locator(".prompt .role")).to_have_text("Catholics")
    asked, answer_count = prompt(home), home.locator(ANSWERS).count()
    home.locator("summary", has_text="Menu").click()
    home.get_by_role("button", name="Nederlands").click()
    expect(home.locator(".prompt .role")).to_have_text("Katholieken")
    expect(asks(home)).not_to_have_text(asked)
    expect(home.get_by_role("tab", name="Logboek")).to_be_visible()
    home.get_by_role("button", name="English").click()
    expect(home.locator(".prompt .role")).to_have_text("Catholics")
    expect(asks(home)).to_have_text(asked)
    expect(home.locator(ANSWERS)).to_have_count(answer_count)


def test_a_question_leads_to_its_rule(home):
    make_table(home, "Me against bots")
    home.locator(".prompt .rule").first.click()
    cited = home.locator(".cited dt")
    expect(cited).to_be_visible()
    expect(home.locator(".prompt .rule").first).to_contain_text(cited.inner_text().split()[0])
    home.get_by_role("searchbox", name="Look up").fill("water beggars siege")
    expect(home.locator("#tab-panel dd").first).to_contain_text("iege")


def test_the_board_answers_and_says_why_not(home):
    """A lit section is an answer; any other says which rule keeps it from being one."""
    make_table(home)
    lit = home.locator('.board [data-kind="region"][data-state="lit"]')
    expect(lit).to_have_count(home.locator(ANSWERS).count())
    home.locator('.board [data-kind="region"][data-word="holland"]').first.click()
    expect(home.locator(".notice")).to_contain_text("Holland")
    expect(home.locator(".notice .rule")).to_be_visible()
    before = rows(home)
    lit.first.click()
    has_moved(home, before)
    expect(home.get_by_role("list", name="Log")).to_contain_text("placed an army")


def test_names_in_the_log_light_the_board(home):
    make_table(home)
    answer(home)
    name = home.get_by_role("list", name="Log").locator('[data-thing^="region:"]').first
    word = str(name.get_attribute("data-thing")).partition(":")[2]
    name.hover()
    shown = home.locator(f'.board [data-kind="region"][data-word="{word}"]').first
    expect(shown).to_have_attribute("data-selected", "true")


def test_talk_is_heard(home):
    make_table(home, "Me against bots")
    home.get_by_role("tab", name="Chat").click()
    home.get_by_label("Write a message").fill("Vive les gueux!")
    home.get_by_role("button", name="Send").click()
    expect(home.get_by_role("listitem").filter(has_text="Vive les gueux!")).to_be_visible()


def test_a_game_is_made_and_played_without_a_pointer(home):
    """Tab, arrows, digits and Enter alone."""
    tab_to(home, home.get_by_role("link", name="Set up a table", exact=True).first)
    home.keyboard.press("Enter")
    tab_to(home, home.get_by_role("button", name="Next: the seats"))
    home.keyboard.press("Enter")
    tab_to(home, home.get_by_role("button", name="Begin"))
    home.keyboard.press("Enter")
    expect(home.locator(ANSWERS).first).to_be_visible()
    home.keyboard.press("ArrowDown")
    expect(home.locator(ANSWERS).first).to_be_focused()
    before = rows(home)
    home.keyboard.press("Enter")
    has_moved(home, before)
    expect(home.locator(ANSWERS).first).to_be_focused()
    answered = rows(home)
    home.keyboard.press("1")
    has_moved(home, answered)
    expect(home.get_by_role("button", name="Take back")).to_be_enabled()
    then = rows(home)
    home.keyboard.press("u")
    has_moved(home, then)
