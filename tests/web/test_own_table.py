"""What belongs to one table: its rows to go back to, a board of its owner's, and what a click on it means."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.page_actions import (
    ANSWERS,
    answer,
    asks,
    has_moved,
    has_rows,
    make_table,
    prompt,
    rows,
    step_back,
    waiting,
)
from tests.web.players import two_at_a_table

pytestmark = pytest.mark.browser

MAKE = """async (wish) => {
  const headers = { "X-Cuius": "1", "Content-Type": "application/json" };
  const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const { id } = await (await post("/api/tables", wish)).json();
  await post(`/api/tables/${id}/start`, {});
  return id;
}"""

LAID = {"province": {"artois": {"limit": 5}, "friesland": {"limit": 2}}}
STEWARDS = dict.fromkeys(("habsburgs", "nobility", "burghers", "reformers"), "steward")


def test_asking_to_go_back_names_the_row(browser, server_address):
    anna, bert = two_at_a_table(browser, server_address, ("Ariane", "Benoit"))
    answer(anna)
    asked, row = prompt(anna), rows(anna)
    anna.locator(ANSWERS).first.click()  # and it is the turn of the other
    expect(bert.locator(ANSWERS).first).to_be_visible()
    expect(waiting(anna)).to_be_visible()
    now = rows(anna)
    anna.locator("summary", has_text="Menu").click()
    anna.get_by_role("button", name=f"Ask to go back before my last choice (row {row})").click()
    motion = bert.get_by_role("region", name="Proposal")
    expect(motion).to_contain_text(f"let us go back to row {row}.")
    motion.get_by_role("button", name=f"Look at row {row}").click()
    expect(bert.locator(".where")).to_contain_text(f"{row} of {now}")
    motion.get_by_role("button", name="Agree").click()
    has_rows(anna, now + 1)
    expect(asks(anna)).to_have_text(asked)
    for page in (anna, bert):
        page.context.close()


def test_going_back_to_a_moment_names_it(home):
    make_table(home, "Me against bots")
    first = rows(home)
    for _ in range(4):
        answer(home)
    now = rows(home)
    at = step_back(home)
    expect(home.locator(".where")).to_contain_text(f"{at} of {now}")
    assert at > first
    home.locator("summary", has_text="Menu").click()
    home.get_by_role("button", name=f"Ask to go back to here (row {at})").click()
    has_moved(home, now)
    expect(home.locator(ANSWERS).first).to_be_visible()


def test_a_table_is_drawn_with_the_board_of_its_owner(home):
    wish = {"title": "revolution", "board": LAID, "seats": {"catholics": "me", **STEWARDS}}
    table = home.evaluate(MAKE, wish)
    home.goto(f"{home.url.partition('#')[0]}#/t/{table}")
    home.get_by_role("tab", name="List").click()
    expect(home.locator("#tab-panel")).to_contain_text(re.compile(r"Artois: province limit \d/5"))
    expect(home.locator("#tab-panel")).to_contain_text(re.compile(r"Friesland: province limit \d/2"))
    artois = home.locator('.board [data-kind="place"][data-word="artois_countryside"]')
    expect(artois).to_contain_text("/5")
    expect(artois.locator(".name")).to_contain_text("†")
    expect(artois.locator("title")).to_contain_text("changed for this table")


def test_a_click_is_answered_for_the_kind_of_thing_that_was_clicked(home):
    """Utrecht is a city, a province and a region; the Habsburgs are asked for a region."""
    make_table(home)
    notice = home.locator(".notice")
    home.locator('.board [data-kind="place"][data-word="utrecht"] text').first.click()
    expect(notice).to_contain_text("Utrecht is a single place on the map, and that is not asked for here.")
    home.locator('.board .section.tint-utrecht [data-kind="region"]').click()
    expect(notice).not_to_contain_text("is not asked for here")
    expect(notice).to_contain_text("Utrecht")
    expect(notice.locator(".rule")).to_be_visible()
