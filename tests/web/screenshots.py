"""`make screenshots`: the pictures of the README, taken in a real browser from a real game."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.web.flags import FLAGS
from tests.web.table import PLAY_ON, make_table

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "cuius", "play", "--no-browser", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address, "the server did not start"
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
            page.goto(address.group())
            take(page)
            browser.close()
            server.terminate()


def take(page: Page) -> None:
    """A game against stewards, as far as turn 3; then the lobby it stands in."""
    make_table(page, "I against stewards")
    page.evaluate(PLAY_ON, ["li.phase", "Turn 3: Raising", 60_000])
    save(page, "table")
    page.get_by_role("tab", name="Charts").click()
    page.get_by_role("button", name="Phase before").click()
    expect(page.locator(".where")).to_be_visible()
    page.wait_for_timeout(500)
    save(page, "history")
    page.emulate_media(color_scheme="dark")
    page.get_by_role("button", name="Back to now").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(500)
    save(page, "phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="light")
    page.get_by_role("link", name="Cuius Regio").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    save(page, "lobby")


def save(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
