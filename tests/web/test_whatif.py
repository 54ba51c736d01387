"""A position is tried out, and the game does not know of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_actions import ANSWERS, answer, asks, has_rows, make_table, prompt, rows, watched
from tests.web.servers import playing

pytestmark = pytest.mark.browser


def banner(page: Page):
    return page.get_by_role("region", name="What if")


def give_first_answer(page: Page, count: int) -> None:
    """In a what-if: the first answer that is offered, and wait until it has been played."""
    page.locator("button.answer:enabled, button.answer-number:enabled").first.click()
    told = "One answer of yours" if count == 1 else f"{count} answers of yours"
    expect(banner(page)).to_contain_text(told)


def test_a_position_is_tried_out_taken_back_and_left(home):
    make_table(home, "Me against bots")
    answer(home)
    asked, before = prompt(home), rows(home)
    home.get_by_role("button", name="What if").click()
    expect(banner(home)).to_contain_text("the real game is not touched")
    expect(home.locator(".board.what-if")).to_be_visible()
    expect(asks(home)).to_have_text(asked)
    for count in (1, 2, 3):
        give_first_answer(home, count)
    home.get_by_role("button", name="Take back").click()
    expect(banner(home)).to_contain_text("2 answers of yours")
    home.reload()
    expect(banner(home)).to_contain_text("2 answers of yours")
    home.get_by_role("button", name="Start over").click()
    expect(banner(home)).not_to_contain_text("answers of yours")
    expect(asks(home)).to_have_text(asked)
    home.get_by_role("button", name="Back to the game").click()
    expect(banner(home)).to_have_count(0)
    expect(asks(home)).to_have_text(asked)
    has_rows(home, before)
    answer(home)


def test_an_earlier_moment_is_tried_out_from_every_seat(home):
    """Without stewards one answers for whoever is asked."""
    make_table(home, "Me against bots")
    for _ in range(3):
        answer(home)
    home.get_by_role("button", name="Step back").click()
    expect(home.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    home.keyboard.press("w")
    expect(banner(home)).to_be_visible()
    home.get_by_role("checkbox", name="Bots play the others").uncheck()
    expect(home.locator(ANSWERS).first).to_be_visible()
    role = home.locator(".prompt .role").inner_text()
    for count in range(1, 30):
        give_first_answer(home, count)
        if home.locator(".prompt .role").inner_text() != role:
            break
    expect(home.locator(".prompt .role")).not_to_have_text(role)
    expect(home.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_what_if_says_why_not(home):
    make_table(home)
    home.get_by_role("button", name="What if").click()
    expect(banner(home)).to_be_visible()
    home.locator('.board [data-kind="region"][data-word="holland"]').first.click()
    expect(home.locator(".notice")).to_contain_text("Holland")
    expect(home.locator(".notice .rule")).to_be_visible()


def test_where_hands_are_hidden_a_what_if_says_that_it_guesses(page: Page, tmp_path: Path):
    with playing(tmp_path, module="tests.web.serve_example") as address, watched(page, address):
        page.goto(f"{address}#/new/example")
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_role("button", name="Next: the seats").click()
        page.get_by_role("button", name="Me against bots").click()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator(ANSWERS).first).to_be_visible()
        page.get_by_role("button", name="What if").click()
        expect(banner(page)).to_contain_text("dealt again")
        give_first_answer(page, 1)
