"""The pages of an account, notices and push in the page, and the pages of the host."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.notify.pushing_browser import PushingBrowser
from tests.server.notify.receiver import Receiver
from tests.web.accessibility import AXE, faults
from tests.web.players import register
from tests.web.servers import free_port, serving

pytestmark = pytest.mark.browser

WAIT = 30
"""Seconds after which a message is given up; never waited for when all is well."""
DELIVERY = 5
"""Seconds after which it is delivered once more."""
SHOWN = """async seconds => {
    const worker = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < seconds * 20; tries += 1) {
        const [shown] = await worker.getNotifications();
        if (shown) return {title: shown.title, body: shown.body, data: shown.data};
        await new Promise(resolve => setTimeout(resolve, 50));
    }
    return null;
}"""
"""What the service worker shows, as soon as it does; null if that takes more than so many seconds."""
PASSWORD = "defenestration of 1618"
SECTIONS = ("profile", "notices", "absence", "security", "people", "programs", "data")
HOST_SECTIONS = (
    "overview",
    "people",
    "registration",
    "reports",
    "tables",
    "incidents",
    "announcements",
    "backups",
    "audit",
)


@pytest.fixture(scope="module")
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Page]]:
    """A server whose webhooks and push services may be on this machine, and the page of its host."""
    folder, port = tmp_path_factory.mktemp("club"), free_port()
    settings = folder / "cuius.toml"
    words = ("serve", "--port", str(port), "--config", str(settings))
    common = f'database = "sqlite:///{folder}/cuius.db"\nplain_http = true\nwebhook_private = true\n'
    settings.write_text(common)
    with serving(*words) as address:
        keeper = register(browser, address, "Keeper")
    settings.write_text(f'{common}admins = ["Keeper"]\n')
    with serving(*words) as address:
        keeper.goto(address)
        keeper.reload()
        yield address, keeper
        keeper.context.close()


def section(page: Page, heading: str):
    return page.locator("section.part").filter(has=page.get_by_role("heading", name=heading, exact=True))


def open_section(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}#/{name}")
    expect(page.locator(".section")).to_be_visible()


def test_every_page_is_clean_and_fits_a_phone(club: tuple[str, Page]):
    address, keeper = club
    keeper.set_viewport_size({"width": 390, "height": 844})
    keeper.evaluate(AXE.read_text(encoding="utf-8"))  # the policy of the server allows no script tag
    pages = [f"account/{name}" for name in SECTIONS] + [f"host/{name}" for name in HOST_SECTIONS]
    for name in pages:
        open_section(keeper, address, name)
        expect(keeper.locator("nav [aria-current]")).to_have_attribute("href", f"#/{name}")
        assert keeper.evaluate("document.documentElement.scrollWidth") <= 390, name
        assert faults(keeper) == [], name
    keeper.set_viewport_size({"width": 1366, "height": 768})


def test_wishes_are_kept_and_a_webhook_is_tried(browser: Browser, club: tuple[str, Page]):
    address, _ = club
    anna = register(browser, address, "Antonia")
    with Receiver() as receiver:
        open_section(anna, address, "account/notices")
        anna.get_by_role("checkbox", name="A game of mine begins: Mail").uncheck()
        expect(anna.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
        hook = section(anna, "Webhook")
        hook.get_by_label("Address").fill(receiver.url)
        hook.get_by_role("button", name="Save").click()
        hook.get_by_role("button", name="Send a trial message").click()
        expect(hook.get_by_role("status")).to_contain_text("Sent.")
        assert "trial message" in json.loads(receiver.received[0][2])["content"]
    open_section(anna, address, "account/absence")
    anna.get_by_role("checkbox", name="Sunday").check()
    expect(anna.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    anna.get_by_label("First day").fill("2040-12-24")
    anna.get_by_role("button", name="Add").click()
    expect(anna.get_by_text("December 24, 2040")).to_be_visible()
    anna.reload()
    expect(anna.get_by_role("checkbox", name="Sunday")).to_be_checked()
    open_section(anna, address, "account/notices")
    expect(anna.get_by_role("checkbox", name="A game of mine begins: Mail")).not_to_be_checked()
    anna.get_by_role("button", name="Nederlands").click()
    expect(anna.get_by_role("heading", name="Account van Antonia")).to_be_visible()
    anna.wait_for_function("fetch('/api/me').then(r => r.json()).then(me => me.language === 'nl')")
    anna.context.close()


def test_a_second_factor_is_set_up_and_asked_for(browser: Browser, club: tuple[str, Page]):
    address, _ = club
    page = register(browser, address, "Barbara")
    open_section(page, address, "account/security")
    factor = section(page, "Second factor")
    factor.get_by_label("Your password, once more").fill(PASSWORD)
    factor.get_by_role("button", name="Set up a second factor").click()
    expect(factor.get_by_role("img", name="QR code for the authenticator")).to_be_visible()
    totp = pyotp.TOTP(factor.locator(".secret").inner_text())
    factor.get_by_role("textbox", name="Code").fill(totp.now())
    factor.get_by_role("button", name="Confirm").click()
    expect(factor.locator(".codes li")).to_have_count(8)
    recovery = factor.locator(".codes li").first.inner_text()
    page.goto(address)
    page.get_by_role("button", name="Sign out").click()
    page.goto(f"{address}#/sign-in")
    page.get_by_label("Name or email address").fill("Barbara")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_label("Code")).to_be_focused()
    page.get_by_label("Code").fill(recovery)
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Barbara")).to_be_visible()
    page.context.close()


def test_notices_come_live_and_lead_to_the_table(browser: Browser, club: tuple[str, Page]):
    """Claus joins the table of Clara, who is told at once, under the bell and on her phone."""
    address, _ = club
    clara, claus = (register(browser, address, name) for name in ("Clara", "Claus"))
    with Receiver() as receiver:
        phone = PushingBrowser(receiver.url)
        turn_push_on(clara, address, phone)
        clara.goto(f"{address}#/new/revolution")
        clara.get_by_role("radio", name="2", exact=True).check()
        clara.get_by_role("button", name="Next: the seats").click()
        clara.get_by_role("button", name="Me and whoever joins").click()
        clara.get_by_role("button", name="Create the game").click()
        link = clara.get_by_label("Link for the others").input_value()
        clara.goto(address)
        bell = clara.locator("summary", has=clara.locator("svg"))
        expect(bell).to_have_attribute("aria-label", "Notices, none unread")
        claus.goto(link)
        claus.get_by_role("button", name="Sit here").click()
        expect(bell).to_have_attribute("aria-label", "Notices, one unread")
        shown = delivered(clara, address, phone, receiver)
        assert re.match(r"Claus.* has sat down", shown["body"])
        assert shown["data"].startswith("/#/tables/")
        bell.click()
        clara.get_by_role("link", name="has sat down").click()
        expect(clara).to_have_url(re.compile(r"#/t/"))
        expect(bell).to_have_attribute("aria-label", "Notices, none unread")
    for page in (clara, claus):
        page.context.close()


def turn_push_on(page: Page, address: str, phone: PushingBrowser) -> None:
    """The browser of the test has no push service; it subscribes at ours."""
    page.context.grant_permissions(["notifications"], origin=address.rstrip("/"))
    keys = {"p256dh": phone.subscription["p256dh"], "auth": phone.subscription["auth"]}
    subscription = json.dumps({"endpoint": phone.subscription["endpoint"], "keys": keys})
    page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{toJSON: () => ({subscription})}});"
        "Notification.requestPermission = async () => 'granted';"
    )
    page.goto(f"{address}#/account/notices")
    page.reload()
    push = section(page, "Push to this browser")
    push.get_by_role("button", name="Turn push on").click()
    expect(push.get_by_role("status")).to_contain_text("Push is on")


def delivered(page: Page, address: str, phone: PushingBrowser, receiver: Receiver) -> dict[str, str]:
    """What the service worker shows of the first message, handed over as the push service would."""
    end = time.monotonic() + WAIT
    while not receiver.received and time.monotonic() < end:
        page.wait_for_timeout(50)
    message = json.dumps(phone.read(receiver.received[0][2]))
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(r["registrationId"] for r in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found and time.monotonic() < end:
        page.wait_for_timeout(50)
    shown: dict[str, str] | None = None
    while shown is None and time.monotonic() < end:  # a busy browser may lose one
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address.rstrip("/"), "registrationId": found[-1], "data": message},
        )
        shown = page.evaluate(SHOWN, DELIVERY)
    assert shown is not None
    return shown


def test_the_host_invites_announces_and_bans(browser: Browser, club: tuple[str, Page]):
    address, keeper = club
    dirk = register(browser, address, "Dirk")
    open_section(keeper, address, "host/announcements")
    keeper.get_by_label("Announcement").fill("The server rests at midnight.")
    keeper.get_by_role("button", name="Announce", exact=True).click()
    dirk.goto(address)
    dirk.reload()
    said = dirk.get_by_role("status").filter(has_text="The server rests at midnight.")
    said.get_by_role("button", name="Put away").click()
    expect(said).to_have_count(0)
    open_section(keeper, address, "host/registration")
    keeper.get_by_role("radio", name="Whoever has an invitation").check()
    expect(keeper.get_by_role("status").filter(has_text="Done.")).to_be_visible()
    keeper.get_by_role("button", name="Make an invitation").click()
    link = keeper.locator(".secret").inner_text()
    keeper.get_by_role("radio", name="Anybody").check()
    expect(keeper.get_by_text("The settings say: Anybody.")).to_be_visible()
    assert "#/register/" in link
    open_section(keeper, address, "host/people")
    keeper.get_by_label("Part of a name or address").fill("Dirk")
    keeper.get_by_role("button", name="Find").click()
    expect(keeper.locator(".entries > li")).to_have_text([re.compile("Dirk")])
    keeper.get_by_role("button", name="Act …").click()
    keeper.get_by_label("Reason, which the person is told").fill("He sings.")
    keeper.get_by_role("button", name="Ban", exact=True).click()
    expect(keeper.get_by_text("banned", exact=True)).to_be_visible()
    dirk.reload()
    expect(dirk.get_by_role("link", name="Sign in or create an account")).to_be_visible()
    open_section(keeper, address, "host/audit")
    expect(keeper.get_by_role("row").filter(has_text="user.banned")).to_contain_text("He sings.")
    dirk.context.close()


def test_the_page_can_be_installed(page: Page, server_address: str):
    page.goto(server_address)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())")
    for icon in manifest["icons"]:
        assert page.request.get(f"{server_address.rstrip('/')}{icon['src']}").ok
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert {error["errorId"] for error in errors["installabilityErrors"]} == {"in-incognito"}


def test_the_host_is_not_for_others(browser: Browser, club: tuple[str, Page], tmp_path: Path):
    address, _ = club
    other = register(browser, address, "Egbert")
    other.goto(f"{address}#/host/people")
    expect(other.get_by_role("heading", name="Accounts")).to_have_count(0)
    other.context.close()
