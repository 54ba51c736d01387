"""People with accounts, each in a browser of their own."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Browser, Page, expect

from tests.web.page_actions import ANSWERS

CALLED: Counter[str] = Counter()
"""How often somebody of that name has come."""


def register(browser: Browser, address: str, name: str, bypass_csp: bool = False) -> Page:
    """A browser of somebody who has just made an account; the second of a name is called so."""
    CALLED[name] += 1
    if CALLED[name] > 1:
        name = f"{name} {CALLED[name]}"
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", bypass_csp=bypass_csp)
    page = context.new_page()
    page.goto(f"{address}#/sign-in")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("defenestration of 1618")
    page.locator("form").get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    return page


def two_at_a_table(browser: Browser, address: str, names: tuple[str, str]) -> tuple[Page, Page]:
    """Two people, each in a browser of their own, in a game that has begun."""
    first, second = (register(browser, address, name) for name in names)
    first.get_by_role("link", name="Set up a table", exact=True).first.click()
    first.get_by_role("radio", name="2", exact=True).check()
    first.get_by_role("button", name="Next: the seats").click()
    first.get_by_role("button", name="Me and whoever joins").click()
    first.get_by_role("button", name="Create the game").click()
    second.goto(first.get_by_label("Link for the others").input_value())
    second.get_by_role("button", name="Sit here").click()
    expect(first.get_by_role("button", name="Begin")).to_be_enabled()
    first.get_by_role("button", name="Begin").click()
    expect(first.locator(ANSWERS).first).to_be_visible()
    return first, second
