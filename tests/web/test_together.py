"""What people at a table do together, and what happens when the line breaks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.page_actions import (
    answer,
    answer_once,
    answer_until_others_are_asked,
    asks,
    has_rows,
    make_table,
    prompt,
    rows,
    step_back,
    waiting,
)
from tests.web.players import register
from tests.web.servers import free_port, hosting, playing

pytestmark = pytest.mark.browser


def table_for_two(anna: Page, bert: Page, address: str, title: str) -> None:
    """Anna makes a table, Bert joins by its link, and it begins."""
    anna.goto(f"{address}#/new/{title}")
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="Me and whoever joins").click()
    anna.get_by_role("button", name="Create the game").click()
    bert.goto(anna.get_by_label("Link for the others").input_value())
    bert.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bert):
        expect(page.locator(".prompt .words")).not_to_contain_text("Setting up the game")


def test_the_page_goes_on_after_the_server_was_restarted(page: Page, tmp_path: Path):
    port = free_port()
    with playing(tmp_path, "--port", str(port)) as address:
        page.goto(address)
        make_table(page, "Me against bots")
        answer(page)
        before, asked = rows(page), prompt(page)
    expect(page.get_by_text("Connection to the server lost")).to_be_visible()
    with playing(tmp_path, "--port", str(port)):
        expect(page.get_by_text("Connection to the server lost")).to_have_count(0, timeout=30_000)
        has_rows(page, before)
        expect(asks(page)).to_have_text(asked)
        answer(page)
        assert rows(page) > before


def test_seats_vote_on_going_back_and_on_a_pause(browser: Browser, server_address: str):
    """Going back leads to the very question that was asked there, and the same answer on from it again."""
    anna, bert = (register(browser, server_address, name) for name in ("Antje", "Bram"))
    table_for_two(anna, bert, server_address, "revolution")
    hers, row = answer_until_others_are_asked(anna)
    his, now = prompt(bert), rows(anna)
    menu(anna, f"Ask to go back before my last choice (row {row})")
    expect(bert.get_by_role("region", name="Proposal")).to_contain_text(f"let us go back to row {row}.")
    bert.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        has_rows(page, now + 1)
    expect(asks(anna)).to_have_text(hers)
    expect(waiting(bert)).to_be_visible()
    menu(bert, "Ask for a pause")
    anna.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        expect(page.get_by_text("The table is paused.")).to_be_visible()
    bert.get_by_role("button", name="Go on").click()
    for page in (anna, bert):
        expect(page.get_by_text("The table is paused.")).to_have_count(0)
    menu(anna, "Ask to end the game")
    anna.get_by_role("button", name="Really?").click()
    bert.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_role("region", name="Proposal")).to_have_count(0)
    refused = anna.get_by_role("status").filter(has_text="refuses.")
    refused.get_by_role("button", name="Put away").click()
    expect(refused).to_have_count(0)
    expect(asks(anna)).to_have_text(hers)
    answer_once(anna)
    expect(waiting(anna)).to_be_visible()
    expect(asks(bert)).to_have_text(his)
    for page in (anna, bert):
        page.context.close()


def menu(page: Page, choice: str) -> None:
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name=choice).click()


def test_seats_talk_in_private_and_nobody_else_hears(browser: Browser, tmp_path: Path):
    with hosting(tmp_path, module="tests.web.serve_example") as address:
        anna, bert, cleo = (register(browser, address, name) for name in ("Anna", "Bert", "Cleo"))
        table_for_two(anna, bert, address, "example")
        cleo.goto(anna.url)
        for page in (anna, bert, cleo):
            page.get_by_role("tab", name="Chat").click()
        anna.get_by_role("checkbox", name="Second player").check()
        anna.get_by_label("Write a message").fill("The mill gate at dawn.")
        anna.get_by_role("button", name="Send").click()
        for page in (anna, bert):
            said = page.get_by_role("listitem").filter(has_text="The mill gate at dawn.")
            expect(said).to_contain_text("privately to Second player")
        anna.get_by_role("checkbox", name="everybody").check()
        anna.get_by_label("Write a message").fill("Good luck to all.")
        anna.get_by_role("button", name="Send").click()
        expect(cleo.get_by_text("Good luck to all.")).to_be_visible()
        expect(cleo.get_by_text("The mill gate at dawn.")).to_have_count(0)
        for page in (anna, bert, cleo):
            page.context.close()


def test_a_position_is_shared_by_its_link(browser: Browser, server_address: str):
    """Whoever may see the table sees the same position, from their own seat."""
    anna, bert = (register(browser, server_address, name) for name in ("Anneke", "Bartel"))
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server_address)
    table_for_two(anna, bert, server_address, "revolution")
    answer_once(anna)
    answer_once(anna)
    at, now = step_back(anna), rows(anna)
    expect(anna.locator(".where .faded")).to_contain_text(f"{at} of {now}")
    anna.get_by_role("button", name="Copy link").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert f"at={at}" in link
    bert.goto(link)
    bert.reload()
    expect(bert.locator(".where .faded")).to_contain_text(f"{at} of {now}")
    expect(bert.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    bert.get_by_role("button", name="Back to now").click()
    expect(bert.locator(".where")).to_have_count(0)
    for page in (anna, bert):
        page.context.close()
