"""Two people, each in a browser of their own, at a server with accounts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.page_actions import (
    ANSWERS,
    answer,
    answer_once,
    answer_until_others_are_asked,
    asks,
    has_moved,
    rows,
)
from tests.web.players import register

pytestmark = pytest.mark.browser


def test_two_browsers_play_each_other(browser, server_address):
    anna, bert = (register(browser, server_address, name) for name in ("Anna", "Bert"))
    anna.get_by_role("link", name="Set up a table", exact=True).first.click()
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="Me and whoever joins").click()
    anna.get_by_role("button", name="Create the game").click()
    bert.goto(anna.get_by_label("Link for the others").input_value())
    bert.get_by_role("button", name="Sit here").click()
    expect(anna.locator("main li").filter(has_text="Bert")).to_be_visible()
    expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
    anna.get_by_role("button", name="Begin").click()
    expect(anna.locator(ANSWERS).first).to_be_visible()
    expect(bert.locator(".prompt")).to_contain_text("Waiting for: Habsburgs.")
    answer(anna)
    told = "The Habsburgs placed an army"
    for page in (anna, bert):
        expect(page.get_by_role("list", name="Log").get_by_role("listitem").first).to_contain_text(told)
    bert.get_by_role("tab", name="Chat").click()
    bert.get_by_label("Write a message").fill("Well placed.")
    bert.get_by_role("button", name="Send").click()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("Well placed.")).to_be_visible()
    answer_until_others_are_asked(anna)
    before = rows(anna)
    expect(asks(bert)).to_be_visible()
    answer_once(bert)
    has_moved(anna, before)
    for page in (anna, bert):
        page.context.close()


def test_a_stranger_is_asked_to_sign_in(opened):
    opened.get_by_role("link", name="Set up a table", exact=True).first.click()
    expect(opened.get_by_role("heading", name="Sign in")).to_be_visible()
