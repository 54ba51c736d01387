"""A whole game of each title in the browser, by keys alone.

Nobody is asked where nothing is to choose, and everything that the others do is told.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web.page_actions import ANSWERS, tab_to

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PATIENCE = 60_000
"""Milliseconds for which stewards may think; never waited for when all is well."""

MOST = 2_000
"""Answers in one game, by far."""

HANDS_OFF = """() => {
  window.pointed = 0;
  for (const kind of ["pointerdown", "mousedown", "touchstart", "wheel"])
    addEventListener(kind, () => (window.pointed += 1), true);
}"""

WHAT_NOW = """
/* Wait for the end of the game, or for an answer that Enter would give; if none has the focus, say so. */
async (patience) => {
  const ready = "button.answer:enabled, button.answer-number:enabled, .confirm .main, .gesture .send";
  const answers = () => [...document.querySelectorAll(".prompt button.answer")];
  const end = performance.now() + patience;
  for (let idle = 0; performance.now() < end; ) {
    const digest = document.querySelector(".digest")?.dataset;
    const told = {
      alone: document.querySelectorAll(ready).length === 1 && document.activeElement.matches(".answer"),
      asks: document.querySelector(".prompt .asks")?.textContent ?? "",
      rows: Number(document.querySelector(".history input")?.max),
      digest: digest ? [Number(digest.since), Number(digest.count)] : null,
      pass: answers().findIndex((e) => e.dataset.answer === "pass"),
    };
    if (document.querySelector(".result")) return { state: "over", ...told };
    if (document.activeElement.matches(ready)) return { state: "ready", ...told };
    if (document.querySelector(ready) && ++idle > 60) return { state: "astray", ...told };
    await new Promise((done) => setTimeout(done, 4));
  }
  throw new Error("nobody is asked");
}
"""


class WholeGame(NamedTuple):
    """What was seen of a game from its first question to its end."""

    answers: int
    astray: int
    """How often the focus had to be fetched."""
    alone: list[str]
    """Questions that had a single answer."""
    digests: list[tuple[int, int, int]]
    """Each that was seen: after which row, up to which row, and how many events it told."""


def play_by_keys(page: Page, passes: bool = False) -> WholeGame:
    """Each question gets its first answer, or a pass where that is possible; the focus finds it by itself."""
    answers = astray = 0
    alone: list[str] = []
    digests: list[tuple[int, int, int]] = []
    while (now := page.evaluate(WHAT_NOW, PATIENCE))["state"] != "over" and answers < MOST:
        if now["alone"]:
            alone.append(now["asks"])
        if now["digest"]:
            since, count = now["digest"]
            digests.append((since, now["rows"], count))
        if now["state"] == "ready":
            for _ in range(now["pass"] if passes else 0):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            answers += 1
        else:
            page.keyboard.press("ArrowDown")
            astray += 1
    return WholeGame(answers, astray, alone, digests)


def begin_by_keys(page: Page, address: str, title: str, scenario: str = "") -> None:
    """A table against stewards, with the options that it has by default."""
    page.goto(f"{address}#/new/{title}")
    page.evaluate(HANDS_OFF)
    if scenario:
        tab_to(page, page.get_by_label("Scenario"))
        page.keyboard.type(scenario)
    tab_to(page, page.get_by_role("button", name="Next: the seats"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    expect(page.locator(ANSWERS).first).to_be_visible()


def check_the_end(page: Page, game: WholeGame) -> None:
    expect(page.locator(".result")).to_be_visible()
    assert page.evaluate("window.pointed") == 0
    assert game.answers > 20
    assert game.astray <= 1 + game.answers // 20
    assert game.alone == []


def check_the_digests(page: Page, address: str, own: str, game: WholeGame) -> None:
    """Each told all that the journal tells this seat of between two of its own choices.

    What came of its own choice, or to itself before the others began, may be left out.
    """
    table = re.search(r"#/t/(\w+)", page.url)
    assert table
    rows = int(str(page.locator(".history input").get_attribute("max")))
    path = f"{address}api/tables/{table.group(1)}/history/{rows}"
    log = page.request.get(path, params={"seat": own, "since": -1}).json()["log"]
    assert game.digests
    for since, until, count in game.digests:
        told = [event for event in told_events(log) if since < event["number"] <= until]
        others = next((n for n, event in enumerate(told) if names_only_others(event, own)), len(told))
        assert len(told) - others <= count <= len(told), (since, until)


def told_events(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All but the phases in which nothing happened and nobody was asked."""

    def is_empty(event: dict[str, Any], following: dict[str, Any]) -> bool:
        return event["key"] == following["key"] == "phase.begins" and event["number"] == following["number"]

    pairs = zip(log, [*log[1:], {"key": "", "number": -1}], strict=True)
    return [event for event, following in pairs if not is_empty(event, following)]


def names_only_others(event: dict[str, Any], own: str) -> bool:
    """Does it name powers, and not this one? What names nobody belongs to whoever acted before it."""
    named = [value for value in event["args"].values() if isinstance(value, list) and len(value) == 2]
    powers = {word for kind, word in named if kind == "power"}
    return bool(powers) and own not in powers


def test_revolution(home, home_address):
    begin_by_keys(home, home_address, "revolution")
    game = play_by_keys(home)
    check_the_end(home, game)
    expect(home.locator(".result")).to_contain_text("Victory")
    home.get_by_role("tab", name="Charts").click()
    points = home.get_by_role("table", name="Points by turn")
    expect(points.get_by_role("row", name="Reformers").get_by_role("cell")).to_have_count(6)
    home.get_by_role("link", name="Cuius Regio").click()
    expect(home.get_by_role("heading", name="Finished games")).to_be_visible()


def test_guerres(home, home_address):
    begin_by_keys(home, home_address, "guerres", "After the massacre")
    game = play_by_keys(home)
    check_the_end(home, game)
    expect(home.get_by_role("button", name="Step back")).to_be_enabled()


def test_here_i_stand(home, home_address):
    """Alone against five stewards; whoever passes whenever that is possible comes to the end sooner."""
    begin_by_keys(home, home_address, "here_i_stand", "Tournament")
    game = play_by_keys(home, passes=True)
    check_the_end(home, game)
    check_the_digests(home, home_address, "ottoman", game)
