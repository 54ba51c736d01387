"""Every kind of question at a laptop and on a phone: board, hand and question in sight, nothing covered.

One page a title: fifty positions of the recorded games are shown on it one after the other, among them one
for each kind of question that takes its own room; LAYOUT=full shows all, with one for every question key.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from cuius.core.ids import word_of
from cuius.core.title import get_title
from tests.web.page_actions import fill_form, watched
from tests.web.recorded_positions import RecordedTable, recorded_positions
from tests.web.screens import resize

pytestmark = pytest.mark.browser

LAPTOP, PHONE = (1366, 768), (390, 844)
LEAST = 50
"""Positions that are shown of each title."""
MEASURE = """() => {
  const found = [];
  const box = (e) => e.getBoundingClientRect();
  const inside = (b, o) =>
    b.left > o.left - 1 && b.top > o.top - 1 && b.right < o.right + 1 && b.bottom < o.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const part of [".frame", ".prompt", ".hand"]) {
    const e = document.querySelector(part);
    if (e && (box(e).height < 40 || !inside(box(e), screen))) found.push(`${part} is out of sight`);
  }
  const answer = document.querySelector(".prompt :is(.answer, .confirm .main, .stepper, form, .button)");
  if (!answer || !inside(box(answer), screen)) found.push("no answer is in sight");
  const frame = box(document.querySelector(".frame"));
  if (frame.height < innerHeight * 0.28) found.push(`the board is ${frame.height} high`);
  const lit = [...document.querySelectorAll('.frame [data-state="lit"]')].map(box);
  const middle = ({ x, y, width, height }) => new DOMRect(x + width / 2, y + height / 2, 0, 0);
  if (lit.length && !lit.some((b) => inside(middle(b), frame))) found.push("nothing offered is in sight");
  const tabs = document.querySelector("[role=tablist]");
  if (innerWidth > 1000 && box(tabs).bottom > innerHeight) found.push("the tabs are below the fold");
  return { found, hand: document.querySelectorAll(".hand .card").length };
}"""
"""What is wrong with the layout of the page; and how many cards lie in the hand."""

COVERED = """() => {
  const ink = (e) => {
    const b = e.getBoundingClientRect(), isText = e.tagName === "text";
    const name = (e.querySelector("title") ?? e).textContent.trim() || e.getAttribute("class");
    const [top, bottom] = isText ? [b.top + b.height / 4, b.bottom - b.height / 25] : [b.top, b.bottom];
    return { e, name, left: b.left, right: b.right, top, bottom };
  };
  const counters = ".frame .chip, .frame .army .cloth:not(.halo), .frame g.army:not(:has(.cloth))";
  const texts = [...document.querySelectorAll(".frame text")].filter((e) => e.textContent.trim());
  const labels = texts.filter((e) => e.matches(".led") || !e.closest(".chip, .legend, .layer, g.army"));
  const all = [...document.querySelectorAll(counters), ...labels].map(ink);
  const scale = (e) => Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b);
  const found = texts
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) * scale(e) < 10.9)
    .map((e) => `${e.textContent} is too small`);
  all.forEach((a, n) => all.slice(n + 1).forEach((b) => {
    if (a.e.contains(b.e) || b.e.contains(a.e)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const size = `${wide.toFixed()} x ${high.toFixed()}`;
    if (wide > 1 && high > 1) found.push(`${a.name} and ${b.name} overlap by ${size}`);
  }));
  return found;
}"""
"""Counters and labels that cover each other by more than a pixel, and labels too small to read."""

BOTH = f"() => {{ const told = ({MEASURE})(); told.found.push(...({COVERED})()); return told; }}"


def kind_of_question(position: dict[str, Any]) -> tuple[Any, ...]:
    """What decides how much room a question takes."""
    question = position["question"]
    kinds = {named[0] if isinstance(named, list) else "" for named in question["named"]}
    return frozenset(kinds), min(len(question["options"]), 13) // 4, "odds" in question, "next" in question


@pytest.mark.parametrize("title", ["revolution", "guerres", "here_i_stand"])
def test_board_hand_and_question_are_in_sight_and_nothing_is_covered(page, home_address, title):
    config = get_title(title).configure()
    table = RecordedTable(page, {word_of(r): seat for seat, roles in config.seats.items() for r in roles})
    page.add_init_script("localStorage.setItem('hands-free', '1')")
    resize(page, *LAPTOP)
    wrong: dict[Any, list[str]] = {}
    positions = list(recorded_positions(title, each=2 if title == "revolution" else 1))
    kinds = list({kind_of_question(p): p for p in positions}.values())
    others = [position for position in positions if position not in kinds]
    shown = positions if os.environ.get("LAYOUT") == "full" else kinds + others[: max(0, LEAST - len(kinds))]
    assert len(shown) >= LEAST
    page.route("**/preview", lambda route: route.fulfill(json={"taken": [], "question": None}))
    with watched(page, home_address):
        page.goto(f"{home_address}#/new/{title}")
        fill_form(page, players=config.players)
        for position in shown:
            told = table.show(position, BOTH)
            if any(position["view"].get("hands", {}).values()) and not told["hand"]:
                told["found"].append("the hand is not there")
            wrong.setdefault(position["question"]["key"], []).extend(told["found"])
        resize(page, *PHONE)
        for position in kinds:
            wrong[position["question"]["key"], "phone"] = table.show(position, MEASURE)["found"]
    assert {key: found for key, found in wrong.items() if found} == {}
