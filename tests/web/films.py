"""`make films`: a march, a debate and a deal, filmed in a real browser for the documentation."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, expect, sync_playwright

from tests.web.chromium_flags import FLAGS
from tests.web.page_actions import READY, prompt
from tests.web.prepared_tables import begin, give, role
from tests.web.servers import playing

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SCREEN, WIDE = {"width": 1280, "height": 800}, 960
"""The page, and pixels across in the film."""
COLOURS = 160
GLANCE, LOOK, READ = 120, 600, 1600
"""Milliseconds for which a frame stands."""

POINTER = """
([x, y]) => {
  let pointer = document.querySelector("#film-pointer");
  if (!pointer) {
    pointer = document.createElement("div");
    pointer.id = "film-pointer";
    pointer.style.cssText = `position: fixed; z-index: 9999; width: 22px; height: 22px; margin: -11px;
      border-radius: 50%; border: 3px solid #c0392b; background: #c0392b44; pointer-events: none;`;
    document.documentElement.append(pointer);
  }
  pointer.style.left = `${x}px`;
  pointer.style.top = `${y}px`;
}
"""
"""A ring where the mouse is: browsers leave it out of their pictures."""


class Film:
    """Frames of a page, each with the time for which it stands."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []
        self.at = (SCREEN["width"] / 2, SCREEN["height"] / 2)

    def frame(self, stands: int = LOOK) -> None:
        """One more, unless nothing has changed: then the last stands longer."""
        picture = Image.open(BytesIO(self.page.screenshot())).convert("RGB")
        picture = picture.resize((WIDE, picture.height * WIDE // picture.width), Image.Resampling.LANCZOS)
        if self.frames and self.frames[-1].tobytes() == picture.tobytes():
            self.times[-1] += stands
            return
        self.frames.append(picture)
        self.times.append(stands)

    def watch(self, frames: int = 8) -> None:
        """What moves by itself."""
        for _ in range(frames):
            self.page.wait_for_timeout(GLANCE)
            self.frame(GLANCE)
        self.frame(READ)

    def click(self, what: str) -> None:
        """The pointer goes there and clicks."""
        target = self.page.locator(what).first
        self.point(target)
        target.click()
        self.page.wait_for_timeout(GLANCE)
        self.frame()

    def point(self, target: Locator, steps: int = 4) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        (x, y), to = self.at, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for step in range(1, steps + 1):
            at = (x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps)
            self.page.mouse.move(*at)
            self.page.evaluate(POINTER, at)
            self.frame(GLANCE if step < steps else LOOK)
        self.at = to

    def save(self, name: str) -> None:
        """As an animated picture, all frames in the colours of the first and the last together."""
        both = Image.new("RGB", (WIDE, 2 * self.frames[0].height))
        both.paste(self.frames[0], (0, 0))
        both.paste(self.frames[-1], (0, self.frames[0].height))
        colours = both.quantize(COLOURS, dither=Image.Dither.NONE)
        frames = [frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame in self.frames]
        path = PICTURES / f"{name}.gif"
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=self.times, loop=0)
        print(path.name, f"{len(frames)} frames, {path.stat().st_size // 1000} kB")


def march(film: Film) -> None:
    """The French army goes from Paris to Dijon, all of it, with its leaders."""
    film.click('.prompt button[data-answer="move_clear"]')
    film.click('.board [data-kind="place"][data-word="paris"]')
    film.click('.board [data-kind="place"][data-word="dijon"][data-state="lit"]')
    film.watch()


def debate(film: Film) -> None:
    """The Papacy calls a debate in Germany; dice decide, and spaces change their faith."""
    film.click('.prompt button[data-answer="call_debate"]')
    while "Which action" not in prompt(film.page):
        film.click(READY)
        film.watch(4)


def deal(film: Film) -> None:
    """The Ottoman offers France an alliance, and France accepts."""
    film.click('[data-partner="france"]')
    film.click('.offer [data-kind="alliance"]')
    film.click(".offer .make")
    for power in ("Habsburg", "England"):
        expect(role(film.page)).to_have_text(power)
        give(film.page, "pass")
    expect(role(film.page)).to_have_text("France")
    film.frame(READ)
    film.click('button[data-answer="accept_1"]')
    film.watch(4)


FILMS: dict[str, tuple[str, Callable[[Film], None]]] = {
    "march": ("1517", march),
    "debate": ("1532", debate),
    "deal": ("tournament", deal),
}
"""Name -> the scenario in the place of which its position is served, and what is done."""


def main(*names: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        playing(Path(folder), module="tests.web.filmed_positions") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in names or FILMS:
            scenario, act = FILMS[name]
            page = browser.new_page(viewport=SCREEN, color_scheme="light")
            page.add_init_script("localStorage.setItem('hands-free', '1')")
            page.goto(f"{address}#/new/here_i_stand")
            film = Film(begin(page, scenario, 6, "All at this screen"))
            film.frame(READ)
            act(film)
            film.save(name)
            page.close()
        browser.close()


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
