"""How a person does things on the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

ANSWERS = "button.answer"
GRAVE = ("warning", "error")
READY = "button.answer:enabled, button.answer-number:enabled, .confirm .main, dialog .main"


PLAY_ON = """
/* Click the first answer again and again, until an element says what is waited for. */
async ([where, what, patience]) => {
  const ready = "button.answer:enabled, button.answer-number:enabled, .confirm .main, dialog .main";
  let answers = 0;
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if ([...document.querySelectorAll(where)].some((e) => e.textContent.includes(what))) return answers;
    const next = [...document.querySelectorAll(ready)].at(0);
    if (next) { next.click(); answers += 1; }
    await new Promise((done) => setTimeout(done, 4));
  }
  throw new Error(`no ${what} after ${answers} answers`);
}
"""


@contextmanager
def watched(page: Page, address: str) -> Iterator[None]:
    """While it is used, a page must complain of nothing and ask no other host."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in GRAVE else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield
    assert complaints == [], complaints
    assert [url for url in asked if not url.startswith(address)] == []


def make_table(page: Page, who: str = "All at this screen", players: int = 5) -> None:
    """From the lobby to a table that is being played."""
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name=who).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(READY).first).to_be_visible()


def prompt(page: Page) -> str:
    """What is being asked."""
    return page.locator(".prompt .asks").inner_text()


def rows(page: Page) -> int:
    """How many rows the game has, as the slider says."""
    said = page.get_by_role("slider", name="History").get_attribute("max")
    assert said is not None
    return int(said)


def take_over(page: Page) -> None:
    """Sit down, if the screen has been handed over."""
    here = page.locator("dialog .main")
    if here.is_visible():
        here.click()


def answer(page: Page) -> None:
    """Give the first answer that is offered, and wait until the game has moved on."""
    before = rows(page)
    take_over(page)
    page.locator("button.answer:enabled, button.answer-number:enabled").first.click()
    if page.locator(".confirm .main").is_visible():
        page.locator(".confirm .main").click()
    page.wait_for_function(
        "n => Number(document.querySelector('.history input[type=range]').max) > n", arg=before
    )
    expect(page.locator(READY).or_(page.locator(".result")).first).to_be_visible()


def tab_to(page: Page, target: Locator, most: int = 60) -> None:
    """Reach an element by the Tab key alone."""
    expect(target).to_be_visible()
    for _ in range(most):
        if target.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} tabs do not lead to {target}")
