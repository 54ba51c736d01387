"""The pages about people and their games, on a server on which much has happened: for everybody, everywhere.

Each is looked at twice: in English on a wide screen by day, and in another language on a phone by night.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.accessibility import faults
from tests.web.busy_server import GAMES_OF_EACH, HOST, BusyServer, busy_server
from tests.web.page_actions import watched
from tests.web.screens import keeps_within

pytestmark = pytest.mark.browser

WIDE, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
OF_MEMBERS = {
    "": "Spring Cup 2.",
    "archive": "The evening of Griet",
    "archive?title=revolution": "The evening of Margriet",
    "statistics?title=here_i_stand": "Otto",
    "people?title=revolution": "Katelijne",
    "people/Floris": "The evening of Margriet",
    "clubs": "Chamber of Ghent",
    "clubs/{club}": "Spring Cup 1.1",
    "tournaments/{tournament}": "Lodewijk",
    "tournaments/new?club={club}": "Chamber of Ghent",
    "library": "Before the siege",
    "library/{position}": "Who wins this?",
    "play-on/{guerres}?row=50": "The evening of Floris",
    "new/guerres": "France",
    "end/{revolution}": "The evening of Margriet",
}
OF_THE_HOST = {
    "host/overview": "SQLite",
    "host/people": "Wouter",
    "host/registration": "Registr",
    "host/reports": "He sings at night.",
    "host/tables": "Spring Cup 2.",
    "host/incidents": "incidents",
    "host/announcements": "The server rests on Sunday.",
    "host/backups": "cuius db restore",
    "host/audit": "announcement.created",
}
"""The pages, each with something that stands on it in every language, once it is there."""


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BusyServer]:
    with busy_server(tmp_path_factory.mktemp("busy")) as server:
        yield server


def visit(page: Page, busy: BusyServer, path: str, told: str) -> None:
    """Open a page of the client and wait until it has what it shows."""
    page.goto("about:blank")  # or else an address with another hash is the same page
    page.goto(f"{busy.address}/#/{path.format(**busy.finished, **busy._asdict())}")
    expect(page.locator("main h1, main h2").first).to_be_visible()
    expect(page.locator("main").get_by_text(told).first).to_be_visible()


def test_by_day_on_a_wide_screen(browser: Browser, busy: BusyServer):
    page = busy.signed_in(browser, "Griet", viewport=WIDE, color_scheme="light").new_page()
    for path, told in OF_MEMBERS.items():
        with watched(page, busy.address):
            visit(page, busy, path, told)
            assert faults(page) == [], path
    page.context.close()


@pytest.mark.parametrize(
    ("name", "pages"), [("Griet", OF_MEMBERS), (HOST, OF_THE_HOST)], ids=["member", "host"]
)
def test_by_night_on_a_phone_in_other_languages(
    browser: Browser, busy: BusyServer, name: str, pages: dict[str, str]
):
    screens = {}
    for language in ("fr", "it", "nl"):
        context = busy.signed_in(browser, name, viewport=PHONE, color_scheme="dark")
        context.add_init_script(f"if (origin !== 'null') localStorage.setItem('language', '{language}')")
        screens[language] = context.new_page()
    for (path, told), (language, page) in zip(pages.items(), cycle(screens.items())):
        with watched(page, busy.address):
            visit(page, busy, path, told)
            expect(page.locator("html")).to_have_attribute("lang", language)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= PHONE["width"], f"{path} in {language}"
            assert faults(page) == [], f"{path} in {language}"
    for page in screens.values():
        page.context.close()


@pytest.fixture
def floris(browser: Browser, busy: BusyServer) -> Iterator[Page]:
    """The browser of somebody with many games."""
    context = busy.signed_in(browser, "Floris", viewport=WIDE, permissions=["clipboard-write"])
    page = context.new_page()
    with watched(page, busy.address):
        yield page
    context.close()


def test_the_archive_is_searched_and_a_game_replayed(floris: Page, busy: BusyServer):
    visit(floris, busy, "archive", "The evening of Griet")
    games = floris.get_by_role("link", name="Replay")
    before = games.count()
    floris.get_by_role("button", name="Older games").click()
    expect(games).to_have_count(3 * GAMES_OF_EACH)
    assert before < 3 * GAMES_OF_EACH
    floris.get_by_role("combobox", name="Game").select_option("revolution")
    expect(games).to_have_count(GAMES_OF_EACH)
    floris.get_by_label("Ending").select_option(label="Conceded")
    expect(games).to_have_count(2)
    floris.get_by_label("Ending").select_option(label="All")
    floris.get_by_role("searchbox", name="Player").fill("Margriet")
    floris.get_by_role("searchbox", name="Player").press("Enter")
    expect(games).to_have_count(3)
    games.first.click()
    expect(floris.get_by_role("button", name="Phase before")).to_be_visible()


def test_statistics_lead_to_the_games_they_count(floris: Page, busy: BusyServer):
    visit(floris, busy, "statistics?title=revolution", f"{GAMES_OF_EACH} games.")
    floris.get_by_role("button", name="held by bots").click()
    expect(floris.get_by_role("row", name=re.compile("Catholics")).first).to_contain_text("0")
    floris.get_by_role("link", name="Conceded").click()
    expect(floris.get_by_role("link", name="Replay")).to_have_count(2)


def test_a_finished_game_is_shared(floris: Page, busy: BusyServer):
    visit(floris, busy, "end/{revolution}", "The evening of Margriet")
    share = floris.get_by_role("region", name="Share this game")
    expect(share.get_by_label("Link, with")).to_have_value(f"{busy.address}/t/{busy.finished['revolution']}")
    share.get_by_role("button", name="Copy").first.click()
    expect(share.get_by_role("status")).to_have_text("Copied")
    expect(share.get_by_label("Frame for")).to_have_value(re.compile("^<iframe .*></iframe>$"))
    share.get_by_role("button", name="Show the whole game").click()
    expect(share.get_by_role("img")).to_have_attribute("src", re.compile(r"\.gif"))
    expect(share.get_by_role("link", name="Save")).to_have_attribute("href", re.compile(r"\.gif"))
    expect(share.get_by_role("alert")).to_have_count(0)


def test_a_frame_of_another_page_plays_the_game(browser: Browser, busy: BusyServer):
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce", bypass_csp=True)
    game = f"{busy.address}/embed/{busy.finished['guerres']}"
    page = context.new_page()
    with another_site(f'<iframe src="{game}" width="800" height="600"></iframe>') as blog:
        page.goto(blog)
        plays_in_a_frame(page)
    page.goto(game)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    assert faults(page) == []
    page.set_viewport_size(PHONE)
    keeps_within(page, PHONE["width"])
    context.close()


@contextmanager
def another_site(html: str) -> Iterator[str]:
    """The address of a page of another site."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *said: object) -> None:
            """Nothing is written to the terminal."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()


def plays_in_a_frame(page: Page) -> None:
    shown = page.frame_locator("iframe")
    slider, play = shown.get_by_role("slider"), shown.get_by_role("button", name="Play")
    play.click()
    expect(slider).to_have_value("0")
    expect(slider).not_to_have_value("0")
    shown.get_by_role("button", name="Stop").click()
    expect(play).to_be_visible()
    stopped = slider.input_value()
    shown.get_by_role("button", name="Step back").click()
    expect(slider).not_to_have_value(stopped)
    slider.press("End")
    slider.press("ArrowLeft")
    play.click()
    expect(shown.get_by_role("button", name="Stop")).to_be_visible()
    expect(play).to_be_visible()  # the end is reached


def test_a_person_is_marked_and_found_among_the_favourites(floris: Page, busy: BusyServer):
    visit(floris, busy, "people/Jan", "Jan")
    floris.get_by_role("button", name="Add to favourites").click()
    expect(floris.get_by_role("button", name="Remove from favourites")).to_be_visible()
    floris.get_by_role("link", name="People").first.click()
    favourites = floris.locator("section", has=floris.get_by_role("heading", name="Favourites"))
    expect(favourites.get_by_role("link")).to_have_text(["Griet", "Jan"])
    floris.get_by_label("Find a person").fill("Wouter")
    floris.get_by_role("button", name="See the profile").click()
    expect(floris.get_by_role("heading", name="Wouter")).to_be_visible()


def test_a_calendar_has_the_dates_of_the_club(floris: Page, busy: BusyServer):
    visit(floris, busy, "clubs/{club}", "Spring Cup")
    calendar = floris.get_by_label("Calendar of the club").input_value()
    told = floris.request.get(calendar).text()
    assert told.startswith("BEGIN:VCALENDAR")
    assert "Spring Cup" in told


def test_an_announcement_is_put_away_on_every_page(floris: Page, busy: BusyServer):
    told = floris.get_by_text("The server rests on Sunday.")
    visit(floris, busy, "library", "Before the siege")
    expect(told).to_be_visible()
    floris.goto(f"{busy.address}/#/t/{busy.finished['revolution']}")
    expect(floris.get_by_role("button", name="Phase before")).to_be_visible()
    expect(told).to_be_visible()
    floris.locator(".announcement").get_by_role("button").click()
    expect(told).to_have_count(0)
    visit(floris, busy, "library", "Before the siege")
    expect(told).to_have_count(0)
