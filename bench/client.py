"""`make bench-client`: what a browser loads for a table, and how soon it shows what the server sends.

A real Chromium without a screen. Measured are the bytes that cross the wire from an empty cache to the first
question; over a whole game against stewards, the time from each message of the server until the document has
changed (`changed`); over a hundred answers at one screen, given one by one, the time until the frame that
shows it is done (`painted`); and in the middle of a game of Here I Stand the frames a second while the moves
of the others are played back (`animated`).
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.chromium_flags import FLAGS
from tests.web.page_actions import PLAY_ON, fill_form, make_table

CALMLY = """
/* Answers one by one, each after a rest; how long each took from message to picture. */
async (times) => {
  const ready = "button.answer:enabled, button.answer-number:enabled, .confirm .main, dialog .main";
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
    document.querySelector(ready)?.click();
    await rest(120);
  }
  return painted;
}
"""

FRAMES = """
/* Frames a second while moves of others are played back, counted for so many milliseconds of it. */
async (wanted) => {
  let frames = 0, counted = 0, last = null;
  const ready = "button.answer:enabled, button.answer-number:enabled, .confirm .main, .gesture .send";
  while (counted < wanted) {
    const now = await new Promise(requestAnimationFrame);
    const playing = document.querySelector(".overlay .glow") !== null;
    if (playing && last !== null) { frames += 1; counted += now - last; }
    last = playing ? now : null;
    if (!document.querySelector(".caption")) [...document.querySelectorAll(ready)].at(-1)?.click();
    if (document.querySelector(".result")) break;
  }
  return (1000 * frames) / counted;
}
"""
FRAMES_FOR = 10_000

CHANGED = "performance.getEntriesByName('redraw').map((entry) => entry.duration)"


def main() -> None:
    parser = argparse.ArgumentParser(description="what a browser loads, and how soon it redraws")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "cuius", "play", "--no-browser", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address, "the server did not start"
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            size = {"width": given.width, "height": 800}
            page = browser.new_page(viewport=size, reduced_motion="reduce")  # no playback to wait for
            moving = browser.new_page(viewport=size, reduced_motion="no-preference")
            try:
                figures = measure(page, address.group())
                page.close()
                figures["frames_per_second"] = round(frames_per_second(moving, address.group()), 1)
            finally:
                browser.close()
                server.terminate()
    print(json.dumps(figures) if given.json else format_figures(figures))


def measure(page: Page, address: str) -> dict[str, Any]:
    """The first load, a whole game, and a while at one screen."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    make_table(page, "Me against bots")
    page.wait_for_load_state("networkidle")
    loaded = sum(sizes)
    page.evaluate(PLAY_ON, [".result", "Victory", 300_000])
    changed = sorted(page.evaluate(CHANGED))
    page.get_by_role("link", name="Cuius Regio").click()
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ skip_handover: true }))")
    page.reload()  # what the device remembers is read once
    make_table(page)
    before = cpu_milliseconds(wire)
    painted = sorted(page.evaluate(CALMLY, 100))
    return {
        "first_load_kb": round(loaded / 1000, 1),
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
    page.evaluate(PLAY_ON, [".board", "Turn 3", 300_000])
    page.evaluate("localStorage.setItem('playback', 'normal')")
    page.reload()
    page.locator(".prompt .asks").wait_for()
    return float(page.evaluate(FRAMES, FRAMES_FOR))


def cpu_milliseconds(wire: CDPSession) -> float:
    """Processor time of the page's main thread."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return next(1000 * metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def percentiles(times: list[float]) -> dict[str, float]:
    return {
        "median": round(times[len(times) // 2], 1),
        "p95": round(times[len(times) * 95 // 100], 1),
        "most": round(times[-1], 1),
    }


def format_figures(figures: dict[str, Any]) -> str:
    lines = [f"first load: {figures['first_load_kb']} kB over the wire, up to the first question"]
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
