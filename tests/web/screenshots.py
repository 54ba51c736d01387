"""`make screenshots`: the pictures of the README, taken in a real browser from real games."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.chromium_flags import FLAGS
from tests.web.page_actions import PLAY_ON, READY, make_table
from tests.web.png_palette import in_few_colours
from tests.web.servers import playing

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PATIENCE = 120_000


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        playing(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport=WIDE, color_scheme="light", reduced_motion="reduce")  # no playback
        page.goto(address)
        revolution(page)
        guerres(page, address)
        here_i_stand(page, address)
        page.goto(address)
        expect(page.get_by_role("heading", name="My tables")).to_be_visible()
        save(page, "lobby")
        browser.close()


def revolution(page: Page) -> None:
    """A game against stewards, as far as turn 3; its history; and the same on a phone by night."""
    make_table(page, "Me against bots")
    page.evaluate(PLAY_ON, ["li.phase", "Turn 3: Raising", PATIENCE])
    save(page, "table")
    page.get_by_role("tab", name="Charts").click()
    page.get_by_role("button", name="Phase before").click()
    expect(page.locator(".where")).to_be_visible()
    expect(page.locator("#tab-panel svg").first).to_be_visible(timeout=PATIENCE)
    save(page, "history")
    page.get_by_role("tab", name="Log").click()
    page.emulate_media(color_scheme="dark")
    page.get_by_role("button", name="Back to now").click()
    page.set_viewport_size(PHONE)
    save(page, "phone")
    page.set_viewport_size(WIDE)
    page.emulate_media(color_scheme="light")


def guerres(page: Page, address: str) -> None:
    """The Huguenots before a town, with the odds of a siege."""
    begin(page, f"{address}#/new/guerres", {"Royalists": "Steward bot", "Huguenots": "You"})
    page.evaluate(PLAY_ON, [".prompt .asks", "Which town does it besiege?", PATIENCE])
    save(page, "guerres")


def here_i_stand(page: Page, address: str) -> None:
    """The Protestants about to convert, with the odds of every space."""
    begin(page, f"{address}#/new/here_i_stand", {"Ottoman": "Steward bot", "Protestant": "You"})
    page.evaluate(PLAY_ON, [".dice-dialog.ahead", "attempt", PATIENCE])
    save(page, "here_i_stand")


def begin(page: Page, address: str, seats: dict[str, str]) -> None:
    """A table of the usual size against stewards, the seats as told."""
    page.goto(address)
    page.get_by_role("button", name="Next: the seats").click()
    page.get_by_role("button", name="Me against bots").click()
    for seat, who in seats.items():
        page.get_by_label(seat).select_option(label=who)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(READY).first).to_be_visible()


def save(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    path = PICTURES / f"{name}.png"
    path.write_bytes(in_few_colours(page.screenshot()))
    print(path, f"{path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
