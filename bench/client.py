"""`make bench-client`: what a browser loads for a table, and how soon it shows what the server sends.

A real Chromium without a screen. Measured are the bytes that cross the wire from an empty cache to the first
question of each title; over a whole game of Revolution against stewards, the time from each message of the
server until the document has changed (`changed`); over a hundred answers at one screen, given one by one, the
time until the frame that shows it is done (`painted`); and in the middle of a game of Here I Stand the frames
a second while the moves of the others are played back (`animated`).
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from tests.web.chromium_flags import FLAGS
from tests.web.page_actions import PLAY_ON, READY, fill_form, make_table

CALMLY = """
/* Answers one by one, each after a rest; how long each took from message to picture. */
async ([ready, times, patience]) => {
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const { port1, port2 } = new MessageChannel();
  const painted = [];
  const since = performance.now();
  let began = null;
  port1.onmessage = () => {
    if (began !== null) painted.push(performance.now() - began);
    began = null;
  };
  new PerformanceObserver((list) => {
    const fresh = list.getEntriesByName("redraw").find((entry) => entry.startTime > since);
    began ??= fresh?.startTime ?? null;
    if (fresh) requestAnimationFrame(() => port2.postMessage(0)); // heard once that frame is done
  }).observe({ entryTypes: ["measure"] });
  while (painted.length < times) {
    if (performance.now() > since + patience)
      throw new Error(`${painted.length} of ${times} answers painted, then nothing more to click`);
    document.querySelector(ready)?.click();
    await rest(120);
  }
  return painted;
}
"""

FRAMES = """
/* Frames a second while moves of others are played back, counted for so many milliseconds of it. */
async ([ready, wanted, patience]) => {
  let frames = 0, counted = 0, last = null;
  const end = performance.now() + patience;
  while (counted < wanted) {
    if (performance.now() > end)
      throw new Error(`${Math.round(counted)} of ${wanted} ms of moves of others seen, then no more`);
    const now = await new Promise(requestAnimationFrame);
    const playing = document.querySelector(".overlay .glow") !== null;
    if (playing && last !== null) { frames += 1; counted += now - last; }
    last = playing ? now : null;
    if (!document.querySelector(".caption")) [...document.querySelectorAll(ready)].at(-1)?.click();
    if (document.querySelector(".result")) break;
  }
  if (counted < wanted) throw new Error("the game was over too soon");
  return (1000 * frames) / counted;
}
"""
TITLES = {"revolution": 5, "guerres": 3, "here_i_stand": 6}
"""Whose first load is measured, each at a table for so many."""
FRAMES_FOR = 10_000
PATIENCE = 300_000
"""Milliseconds for each part that plays: it takes a fifth of that on a machine that nobody else uses."""

CHANGED = "performance.getEntriesByName('redraw').map((entry) => entry.duration)"


def main() -> None:
    parser = argparse.ArgumentParser(description="what a browser loads, and how soon it redraws")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    given = parser.parse_args()
    size: ViewportSize = {"width": given.width, "height": 800}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            loads = {title: first_load(browser, title, size) for title in TITLES}
            figures = {"first_load_kb": loads} | play(browser, size)
        finally:
            browser.close()
    print(json.dumps(figures) if given.json else format_figures(figures))


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server of its own, where nothing has been played yet."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cuius", "play", "--no-browser", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            try:
                assert address, "the server did not start"
                yield address.group()
            finally:
                server.terminate()


def first_load(browser: Browser, title: str, size: ViewportSize) -> float:
    """Kilobytes over the wire, from an empty cache through the lobby to the first question of a table."""
    with running_server() as address, browser.new_context(viewport=size) as context:
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.goto(address)
        page.locator(f'a[href="#/new/{title}"]').click()
        fill_form(page, "Me against bots", TITLES[title])
        page.wait_for_load_state("networkidle")
        return round(sum(sizes) / 1000, 1)


def play(browser: Browser, size: ViewportSize) -> dict[str, Any]:
    """What is measured while games are played."""
    with running_server() as address:
        page = browser.new_page(viewport=size, reduced_motion="reduce")  # no playback to wait for
        figures = measure(page, address)
        page.close()
        moving = browser.new_page(viewport=size, reduced_motion="no-preference")
        return figures | {"frames_per_second": round(frames_per_second(moving, address), 1)}


def measure(page: Page, address: str) -> dict[str, Any]:
    """A whole game, and a while at one screen."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    make_table(page, "Me against bots")
    page.evaluate(PLAY_ON, [".result", "Victory", PATIENCE])
    changed = sorted(page.evaluate(CHANGED))
    page.get_by_role("link", name="Cuius Regio").click()
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ skip_handover: true }))")
    page.reload()  # what the device remembers is read once
    make_table(page)
    before = cpu_milliseconds(wire)
    painted = sorted(page.evaluate(CALMLY, [READY, 100, PATIENCE]))
    return {
        "messages": len(changed),
        "changed_ms": percentiles(changed),
        "answers": len(painted),
        "painted_ms": percentiles(painted),
        "worked_ms": round((cpu_milliseconds(wire) - before) / len(painted), 1),
    }


def frames_per_second(page: Page, address: str) -> float:
    """In the third turn of a game of Here I Stand, while the others act."""
    page.goto(address)
    page.evaluate("localStorage.setItem('playback', 'off')")
    page.goto(f"{address}#/new/here_i_stand")
    page.reload()
    fill_form(page, "Me against bots", 6)
    page.evaluate(PLAY_ON, [".board", "Turn 3", PATIENCE])
    page.evaluate("localStorage.setItem('playback', 'normal')")
    page.reload()
    page.locator(".prompt .asks").wait_for()
    return float(page.evaluate(FRAMES, [READY, FRAMES_FOR, PATIENCE]))


def cpu_milliseconds(wire: CDPSession) -> float:
    """Processor time of the page's main thread."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return float(next(1000 * metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def percentiles(times: list[float]) -> dict[str, float]:
    return {
        "median": round(times[len(times) // 2], 1),
        "p95": round(times[len(times) * 95 // 100], 1),
        "most": round(times[-1], 1),
    }


def format_figures(figures: dict[str, Any]) -> str:
    lines = [
        f"first load of {title}: {size} kB over the wire, up to the first question"
        for title, size in figures["first_load_kb"].items()
    ]
    for name, of in (("changed", "messages"), ("painted", "answers")):
        times = figures[f"{name}_ms"]
        lines.append(
            f"{name}: {times['median']} ms at the median, {times['p95']} ms for the slowest in twenty, "
            f"{times['most']} ms at most, over {figures[of]} {of}"
        )
    lines.append(
        f"worked: {figures['worked_ms']} ms of processor time for an answer, in the page's own thread"
    )
    lines.append(f"animated: {figures['frames_per_second']} frames a second while moves are played back")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
