"""The whole life of a table: three people and a spectator in four browsers, on SQLite and on two nodes."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import update

from cuius.server.store.database import Database
from cuius.server.store.models import Seat
from tests.server.node import Node
from tests.server.notify.pushing_browser import PushingBrowser
from tests.server.notify.receiver import Receiver
from tests.web.players import register

pytestmark = pytest.mark.browser

PASSWORD = "defenestration of 1618"
WAIT = 30_000
NODE = {"tick": 0.3, "webhook_private": True}

MOVE = """async ([table, seat]) => {
  const seen = await (await fetch(`/api/tables/${table}/observation?seat=${seat}`)).json();
  if (!seen.question) return false;
  const { number, key, options } = seen.question;
  const headers = { "X-Cuius": "1", "Content-Type": "application/json" };
  const id = `move ${number} ${Math.random()}`;
  const body = JSON.stringify({ id, seat, number, key, answer: options[0] });
  const given = await fetch(`/api/tables/${table}/answer`, { method: "POST", headers, body });
  return given.ok;
}"""
"""One answer of a seat of one's own, the first that is offered; false if it is not asked."""

ASKED = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).asked_seats"


class Nodes:
    """Where people look at the tables: at one server, or each at one of two; and the database behind."""

    def __init__(self, here: str, there: str, database: str) -> None:
        self.here, self.there, self.database = here, there, database

    def run_out(self, table: str, seat: str) -> None:
        """The time of a seat is up: the next step of what happens to whoever is absent is due."""

        async def work() -> None:
            database = Database(self.database)
            asked = (Seat.table_id == table, Seat.name == seat, Seat.deadline.is_not(None))
            async with database.writing() as session:
                await session.execute(update(Seat).where(*asked).values(deadline=1.0))
            await database.close()

        with ThreadPoolExecutor(1) as apart:  # Playwright has the event loop of this thread
            apart.submit(asyncio.run, work()).result()


@pytest.fixture(params=["sqlite", "two nodes"])
def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Nodes]:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path}/cuius.db"
        with Node(tmp_path, database, **NODE) as node:
            yield Nodes(node.http, node.http, database)
    else:
        database = request.getfixturevalue("postgres")
        with Node(tmp_path, database, **NODE) as one, Node(tmp_path, database, "other", **NODE) as other:
            yield Nodes(one.http, other.http, database)


def test_from_the_invitation_to_the_rating(browser: Browser, nodes: Nodes):
    anna, dora = (register(browser, nodes.here, name) for name in ("Hadewych", "Lutgard"))
    bert, carl = (register(browser, nodes.there, name) for name in ("Jacob", "Karel"))
    people = {name_of(page): page for page in (anna, bert, carl, dora)}
    secure(anna, nodes.here)
    with Receiver() as receiver:
        phone = PushingBrowser(receiver.url)
        turn_push_on(bert, nodes.there, phone)
        table, seats = come_together(anna, bert, carl, nodes)
        dora.goto(f"{nodes.here}#/t/{table}")
        expect(dora.get_by_label("Seats").first).to_contain_text(name_of(carl))  # a spectator
        expect(dora.locator("button.answer")).to_have_count(0)
        vote_on_a_pause(anna, bert, carl)
        bert.goto(nodes.there)
        play_until(seats[name_of(bert)], table, people, seats)
        assert "turn" in pushed(anna, phone, receiver)
    bert.goto(f"{nodes.there}#/t/{table}")
    expect(bert.locator("button.answer, button.answer-number").first).to_be_visible()
    lose_and_return(bert, anna, nodes, table, seats[name_of(bert)])
    play_until(seats[name_of(carl)], table, people, seats)
    replace(carl, dora, nodes, table, seats[name_of(carl)])
    end_by_concessions(dora, bert, anna)
    shows_ratings(anna, nodes, [name_of(anna), name_of(bert)], name_of(dora))
    for page in (anna, bert, carl, dora):
        page.context.close()


NAMES: dict[Page, str] = {}


def name_of(page: Page) -> str:
    """The name of whoever has registered in this browser."""
    if page not in NAMES:
        NAMES[page] = page.get_by_role("navigation").locator("a.name").inner_text()
    return NAMES[page]


def secure(page: Page, address: str) -> None:
    """A second factor is set up, and asked for at the next sign-in."""
    page.goto(f"{address}#/account/security")
    factor = page.locator("section.part").filter(
        has=page.get_by_role("heading", name="Second factor", exact=True)
    )
    factor.get_by_label("Your password, once more").fill(PASSWORD)
    factor.get_by_role("button", name="Set up a second factor").click()
    totp = pyotp.TOTP(factor.locator(".secret").inner_text())
    factor.get_by_role("textbox", name="Code").fill(totp.now())
    factor.get_by_role("button", name="Confirm").click()
    recovery = factor.locator(".codes li").first.inner_text()
    page.goto(address)
    name = name_of(page)
    page.get_by_role("button", name="Sign out").click()
    page.goto(f"{address}#/sign-in")
    page.get_by_label("Name or email address").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in").click()
    page.get_by_label("Code").fill(recovery)
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()


def turn_push_on(page: Page, address: str, phone: PushingBrowser) -> None:
    """The browser of the test has no push service; it subscribes at ours."""
    page.context.grant_permissions(["notifications"], origin=address)
    keys = {"p256dh": phone.subscription["p256dh"], "auth": phone.subscription["auth"]}
    subscription = json.dumps({"endpoint": phone.subscription["endpoint"], "keys": keys})
    page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{toJSON: () => ({subscription})}});"
        "Notification.requestPermission = async () => 'granted';"
    )
    page.goto(f"{address}#/account/notices")
    page.reload()
    page.get_by_role("button", name="Turn push on").click()
    expect(page.get_by_role("status").filter(has_text="Push is on")).to_be_visible()


def come_together(anna: Page, bert: Page, carl: Page, nodes: Nodes) -> tuple[str, dict[str, str]]:
    """Anna makes a table for three, asks Bert by name and Carl by the link; the game begins."""
    anna.goto(f"{nodes.here}#/new/revolution")
    anna.get_by_role("radio", name="3", exact=True).check()
    anna.get_by_role("button", name="Next: the seats").click()
    anna.get_by_role("button", name="Me and whoever joins").click()
    anna.get_by_role("button", name="Create the game").click()
    anna.get_by_label("Invite a player by name").fill(name_of(bert))
    anna.get_by_role("button", name="Invite", exact=True).click()
    expect(anna.get_by_text(f"{name_of(bert)} has been told.")).to_be_visible()
    bell = bert.locator("summary", has=bert.locator("svg")).first
    expect(bell).to_have_attribute("aria-label", "Notices, one unread")
    bell.click()
    bert.get_by_role("link", name=re.compile(f"{name_of(anna)} asks you to play")).click()
    bert.get_by_role("button", name="Sit here").first.click()
    expect(bert.get_by_text("You", exact=True)).to_be_visible()
    link = anna.get_by_label("Link for the others").input_value()
    carl.goto(link.replace(nodes.here, nodes.there))
    carl.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bert, carl):
        expect(page.get_by_label("Seats").first).to_contain_text("You")
    table = re.search(r"#/t/(\w+)", anna.url)
    assert table is not None
    info = anna.evaluate("t => fetch(`/api/tables/${t}`).then(r => r.json())", table.group(1))
    return table.group(1), {seat["holder"]: seat["seat"] for seat in info["seats"]}


def vote_on_a_pause(anna: Page, bert: Page, carl: Page) -> None:
    anna.locator("summary", has_text="Menu").click()
    anna.get_by_role("button", name="Ask for a pause").click()
    for page in (bert, carl):
        page.get_by_role("button", name="Agree").click()
    for page in (anna, bert, carl):
        expect(page.get_by_text("The table is paused.")).to_be_visible()
    carl.get_by_role("button", name="Go on").click()
    for page in (anna, bert, carl):
        expect(page.get_by_text("The table is paused.")).to_have_count(0)


def play_until(seat: str, table: str, people: dict[str, Page], seats: dict[str, str]) -> None:
    """The others play, quicker than by clicks, until a seat is asked."""
    for _ in range(400):
        asked = next(iter(people.values())).evaluate(ASKED, table)
        if seat in asked:
            return
        for name, held in seats.items():
            if held in asked:
                people[name].evaluate(MOVE, [table, held])
    raise AssertionError(f"{seat} is not asked")


def pushed(page: Page, phone: PushingBrowser, receiver: Receiver) -> str:
    """The words of the first message about a turn that reached the push service."""
    end = time.monotonic() + WAIT / 1000
    while time.monotonic() < end:
        for _, _, body in list(receiver.received):
            text = json.dumps(phone.read(body))
            if "turn" in text:
                return text
        page.wait_for_timeout(100)
    raise AssertionError("nothing was pushed about a turn")


def lose_and_return(bert: Page, anna: Page, nodes: Nodes, table: str, seat: str) -> None:
    """The time of Bert runs out, a bot plays for him, and he comes back."""
    returned = bert.get_by_role("button", name="I am back")
    until(returned.is_visible, lambda: nodes.run_out(table, seat), bert)
    expect(anna.get_by_label("Seats").first).to_contain_text("a bot plays")
    returned.click()
    expect(returned).to_have_count(0)
    expect(anna.get_by_label("Seats").first).not_to_contain_text("a bot plays")


def replace(carl: Page, dora: Page, nodes: Nodes, table: str, seat: str) -> None:
    """The time of Carl runs out for good, and whoever looked on takes the seat."""
    carl.goto(nodes.there)
    free = dora.get_by_role("button", name="Sit here")
    until(free.is_visible, lambda: nodes.run_out(table, seat), dora)
    free.click()
    expect(dora.get_by_label("Seats").first).to_contain_text("You")
    bell = carl.locator("summary", has=carl.locator("svg")).first
    bell.click()
    expect(carl.get_by_role("link", name=re.compile("A substitute has taken")).first).to_be_visible()


def until(done: Callable[[], bool], again: Callable[[], None], page: Page) -> None:
    """Does something again and again until it has led somewhere."""
    end = time.monotonic() + WAIT / 1000
    while not done():
        assert time.monotonic() < end, "it leads nowhere"
        again()
        page.wait_for_timeout(500)


def end_by_concessions(dora: Page, bert: Page, anna: Page) -> None:
    """Two concede, and the third has won."""
    for page in (dora, bert):
        page.locator("summary", has_text="Menu").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Really?").click()
    expect(anna.locator(".result")).to_be_visible()


def shows_ratings(page: Page, nodes: Nodes, rated: list[str], substitute: str) -> None:
    """Who played from the beginning to the end is rated; a substitute is not."""
    listed = page.locator("table").first

    def look() -> None:
        page.goto(nodes.here)
        page.goto(f"{nodes.here}#/people?title=revolution")
        expect(page.get_by_role("heading", name="Leader boards")).to_be_visible()

    look()
    until(page.get_by_role("rowheader", name=rated[0]).is_visible, look, page)
    for name in rated:
        expect(listed).to_contain_text(name)
    expect(listed).not_to_contain_text(substitute)
