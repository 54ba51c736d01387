"""Tables at prepared positions, which a server offers in the place of a title's scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.web.page_actions import READY, see_whole_board, watched


@contextmanager
def lobby_at(page: Page, address: str, title: str) -> Iterator[Page]:
    """A page on which a table of the title can be made; the screen goes from seat to seat by itself."""
    page.add_init_script("localStorage.setItem('hands-free', '1')")
    see_whole_board(page)
    with watched(page, address):
        page.goto(f"{address}#/new/{title}")
        yield page


def begin(page: Page, scenario: str, players: int, who: str = "All at this screen") -> Page:
    """A table of so many, played."""
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_label("Scenario").select_option(scenario)
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name=who).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(READY).first).to_be_visible()
    return page


def give(page: Page, *answers: str) -> None:
    """These answers, each when it is offered."""
    for word in answers:
        page.locator(f'.prompt button[data-answer="{word}"]:enabled').click()


def role(page: Page) -> Locator:
    return page.locator(".prompt .role")


def ahead(page: Page) -> Locator:
    """What may come of the answers to the open question."""
    return page.get_by_role("dialog", name=re.compile("^To be rolled"))
