"""How a person does things on the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

ANSWERS = "button.answer"
GRAVE = ("warning", "error")
READY = "button.answer:enabled, button.answer-number:enabled, .confirm .main, .gesture .send, dialog .main"


PLAY_ON = """
/* Click the first answer again and again, until an element says what is waited for. */
async ([where, what, patience]) => {
  const ready =
    "button.answer:enabled, button.answer-number:enabled, .confirm .main, .gesture .send, dialog .main";
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


NARROW = 640
"""Pixels: phones begin close to the question."""


def see_whole_board(page: Page) -> None:
    """Boards are shown whole from the beginning, as to a person who asked for it before; not on a phone."""
    if page.viewport_size is None or page.viewport_size["width"] > NARROW:
        page.add_init_script(
            "localStorage.getItem('board-view') ?? localStorage.setItem('board-view', 'whole')"
        )


def complaint(said: ConsoleMessage) -> str:
    """What the console says, and of which address."""
    return f"{said.text} {said.location['url']}"


@contextmanager
def watched(page: Page, address: str) -> Iterator[None]:
    """While it is used, a page must complain of nothing and ask no other host."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(complaint(said)) if said.type in GRAVE else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield
    assert complaints == [], complaints
    assert [url for url in asked if not url.startswith(address)] == []


def make_table(page: Page, who: str = "All at this screen", players: int = 5) -> None:
    """From the lobby to a table that is being played."""
    page.get_by_role("link", name="Set up a table", exact=True).first.click()
    fill_form(page, who, players)


def fill_form(page: Page, who: str = "All at this screen", players: int = 5) -> None:
    """From the form of a new table to its play."""
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name=who).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(READY).first).to_be_visible()


def asks(page: Page) -> Locator:
    """What is being asked."""
    return page.locator(".prompt .asks")


def prompt(page: Page) -> str:
    """What is being asked, once something is."""
    return asks(page).inner_text()


def waiting(page: Page) -> Locator:
    """That others are asked."""
    return page.locator(".prompt .words", has_text="Waiting for:")


def slider(page: Page) -> Locator:
    return page.locator(".history input[type=range]")


def rows(page: Page) -> int:
    """How many rows the game has, as the slider says."""
    said = slider(page).get_attribute("max")
    assert said is not None
    return int(said)


def has_rows(page: Page, count: int) -> None:
    """The game comes to have that many rows."""
    expect(slider(page)).to_have_attribute("max", str(count))


def has_moved(page: Page, before: int) -> None:
    """The game comes to have other rows than that many."""
    expect(slider(page)).not_to_have_attribute("max", str(before))


def step_back(page: Page) -> int:
    """Look at the position before the last event; the row that is shown then."""
    now = rows(page)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".where")).to_be_visible()
    expect(slider(page)).not_to_have_value(str(now))
    return int(slider(page).input_value())


def take_over(page: Page) -> None:
    """Sit down, if the screen has been handed over."""
    expect(page.locator(READY).first).to_be_visible()
    here = page.locator("dialog .main")
    if here.is_visible():
        here.click()
        expect(here).to_have_count(0)


def answer_once(page: Page) -> None:
    """Give the first answer that is offered, and wait until somebody is asked, or the game is over."""
    before = rows(page)
    page.locator("button.answer:enabled, button.answer-number:enabled").first.click()
    sure = page.locator(".confirm .main")
    expect(page.locator(f'.history input:not([max="{before}"])').or_(sure).first).to_be_attached()
    if sure.is_visible():
        sure.click()
        has_moved(page, before)
    expect(page.locator(READY).or_(waiting(page)).or_(page.locator(".result")).first).to_be_visible()


def answer(page: Page) -> None:
    """Give the first answer that is offered, and wait until one is asked again, or the game is over."""
    take_over(page)
    answer_once(page)
    expect(page.locator(READY).or_(page.locator(".result")).first).to_be_visible()


def answer_until_others_are_asked(page: Page, most: int = 60) -> tuple[str, int]:
    """Give first answers; what the last of them answered, and its row."""
    for _ in range(most):
        asked, row = prompt(page), rows(page)
        answer_once(page)
        if waiting(page).is_visible():
            return asked, row
    raise AssertionError(f"{most} answers, and nobody else is asked")


def take_back(page: Page) -> None:
    """Take back one's last answer, and wait until that is done."""
    before = rows(page)
    page.get_by_role("button", name="Take back").click()
    has_moved(page, before)


def tab_to(page: Page, target: Locator, most: int = 60) -> None:
    """Reach an element by the Tab key alone."""
    expect(target).to_be_visible()
    for _ in range(most):
        if target.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} tabs do not lead to {target}")


def look_for(page: Page, what: str) -> None:
    """Search for something that the game knows."""
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Look up")
    expect(field).to_be_focused()
    field.fill(what)
