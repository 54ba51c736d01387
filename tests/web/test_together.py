"""What people at a table do together, and what happens when the line breaks."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.servers import hosting, playing
from tests.web.table import ANSWERS, READY, answer, make_table, prompt, rows
from tests.web.test_live import register

pytestmark = pytest.mark.browser


def table_for_two(anna: Page, bert: Page, address: str, title: str) -> None:
    """Anna makes a table, Bert joins by its link, and it begins."""
    anna.goto(f"{address}#/new/{title}")
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="I and whoever joins").click()
    anna.get_by_role("button", name="Make the table").click()
    bert.goto(anna.get_by_label("Link for the others").input_value())
    bert.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bert):
        expect(page.locator(".prompt .words")).not_to_contain_text("Setting the table")


def test_the_page_goes_on_after_the_server_was_restarted(page: Page, tmp_path: Path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with playing(tmp_path, "--port", str(port)) as address:
        page.goto(address)
        make_table(page, "I against stewards")
        answer(page)
        before, asked = rows(page), prompt(page)
    expect(page.get_by_text("The line to the server is down")).to_be_visible()
    with playing(tmp_path, "--port", str(port)):
        expect(page.get_by_text("The line to the server is down")).to_have_count(0, timeout=30_000)
        assert (rows(page), prompt(page)) == (before, asked)
        answer(page)
        assert rows(page) > before


def test_seats_vote_on_going_back_and_on_a_pause(browser: Browser, server_address: str):
    anna, bert = (register(browser, server_address, name) for name in ("Antje", "Bram"))
    table_for_two(anna, bert, server_address, "revolution")
    while anna.locator(ANSWERS).count():
        answer_once(anna)
    expect(bert.locator(".prompt .asks")).to_be_visible()
    menu(anna, "Ask to go back before my last choice")
    expect(bert.get_by_role("region", name="Motion")).to_contain_text("let us go back")
    bert.get_by_role("button", name="Agree").click()
    expect(anna.locator(ANSWERS).first).to_be_visible()
    expect(bert.locator(".prompt")).to_contain_text("Waiting for:")
    menu(bert, "Ask for a pause")
    anna.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        expect(page.get_by_text("The table is paused.")).to_be_visible()
    bert.get_by_role("button", name="Go on").click()
    expect(anna.get_by_text("The table is paused.")).to_have_count(0)
    menu(anna, "Ask to end the game")
    anna.get_by_role("button", name="Really?").click()
    bert.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_role("region", name="Motion")).to_have_count(0)
    answer_once(anna)
    for _ in range(20):  # what she chooses now may lead to more questions of hers
        if bert.locator(".prompt .asks").count() or not anna.locator(ANSWERS).count():
            break
        answer_once(anna)
    expect(bert.locator(".prompt .asks")).to_be_visible()
    for page in (anna, bert):
        page.context.close()


def answer_once(page: Page) -> None:
    """The first answer; it may be the other seat's turn then."""
    before = rows(page)
    page.locator("button.answer:enabled, button.answer-number:enabled").first.click()
    page.wait_for_function(
        "n => Number(document.querySelector('.history input[type=range]').max) > n", arg=before
    )
    expect(page.locator(READY).or_(page.locator(".prompt", has_text="Waiting for:")).first).to_be_visible()


def menu(page: Page, choice: str) -> None:
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name=choice).click()


def test_seats_talk_in_private_and_nobody_else_hears(browser: Browser, tmp_path: Path):
    with hosting(tmp_path, module="tests.web.hidden") as address:
        anna, bert, cleo = (register(browser, address, name) for name in ("Anna", "Bert", "Cleo"))
        table_for_two(anna, bert, address, "example")
        cleo.goto(anna.url)
        for page in (anna, bert, cleo):
            page.get_by_role("tab", name="Talk").click()
        anna.get_by_role("checkbox", name="Second player").check()
        anna.get_by_label("Say something").fill("The mill gate at dawn.")
        anna.get_by_role("button", name="Send").click()
        for page in (anna, bert):
            said = page.get_by_role("listitem").filter(has_text="The mill gate at dawn.")
            expect(said).to_contain_text("privately to Second player")
        anna.get_by_role("checkbox", name="everybody").check()
        anna.get_by_label("Say something").fill("Good luck to all.")
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
    anna.get_by_role("button", name="Step back").click()
    where = anna.locator(".where .faded")
    expect(where).to_be_visible()
    anna.get_by_role("button", name="Copy link").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert "at=" in link
    bert.goto(link)
    bert.reload()
    expect(bert.locator(".where .faded")).to_have_text(where.inner_text())
    expect(bert.locator(".prompt")).to_contain_text("You are looking at an earlier position.")
    bert.get_by_role("button", name="Back to now").click()
    expect(bert.locator(".where")).to_have_count(0)
    for page in (anna, bert):
        page.context.close()
