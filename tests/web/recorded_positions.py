"""Positions of the recorded games, one for every kind of question, shown by way of a table's socket."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from cuius.core.journal import CHANCE, TABLE
from cuius.core.observation import observe
from cuius.core.record import Record, load, parse

TESTS = Path(__file__).parents[1]
LOG_ROWS = 40
"""Of so many rows before a position the events are shown."""

WHEN_SHOWN = """async (rows) => {
  const slider = () => document.querySelector(".history input");
  while (slider()?.max !== String(rows)) await new Promise(requestAnimationFrame);
  const answers = ".prompt :is(.answer, .confirm .main, .stepper, form, .button)";
  for (let frames = 0; frames < 120 && !document.querySelector(answers); frames++)
    await new Promise(requestAnimationFrame);  // those of a deal are loaded when it is first asked
  await new Promise(requestAnimationFrame);
  return (%s)();
}"""
"""What a function returns as soon as the position with so many rows is drawn, with its answers."""


def recorded_positions(title: str, each: int = 1) -> Iterator[dict[str, Any]]:
    """What the asked seat sees, so many times for every question key that the recorded games of a title ask.

    A key is taken from late in a game, when the board is full, and then from earlier.
    """
    records = {p.name: parse(p.read_bytes()) for p in sorted((TESTS / title / "fixtures").glob("*.json"))}
    rows = {name: rows_by_key(record) for name, record in records.items()}
    missing = set().union(*rows.values())
    while missing:
        name = max(records, key=lambda name: len(missing & rows[name].keys()))
        match = load(records[name])
        for key in sorted(missing & rows[name].keys()):
            numbers = rows[name][key]
            for time in range(each):
                number = numbers[len(numbers) * 2 // (3 + 3 * time)]
                position = match.at(number)
                asked = next(q for q in position.questions if q.key == key)
                yield observe(position, asked.seat, max(-1, number - LOG_ROWS))
        missing -= rows[name].keys()


def rows_by_key(record: Record) -> dict[str, list[int]]:
    """The rows in which a person answered, by the key of the question."""
    rows: dict[str, list[int]] = defaultdict(list)
    for number, row in enumerate(record.entries):
        if row.by not in (CHANCE, TABLE) and not row.auto:
            rows[row.key].append(number)
    return rows


class RecordedTable:
    """An open table, all of whose seats are one's own: its socket tells the page what a test wants."""

    def __init__(self, page: Page, seats: Mapping[str, str]) -> None:
        """`seats` has the seat of each role."""
        self.page = page
        self.seats = seats
        self.socket: WebSocketRoute | None = None
        self.last: dict[str, Any] = {}
        self.seat: str | None = None
        self.shown = 0
        page.route_web_socket(lambda url: "/ws/tables/" in url, self._connected)

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said.get("type") == "watch":
                self.seat = said["seat"]
            server.send(message)

        def to_page(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said.get("type") == "update":
                self.last = said
            if not self.shown:
                socket.send(message)

        socket.on_message(to_server)
        server.on_message(to_page)

    def show(self, position: dict[str, Any], measure: str = "() => null") -> Any:
        """The page shows this position, as if it had come about just now, from the seat that is asked.

        `measure` is a function that is called there then; what it returns is returned.
        """
        self.shown += 1
        question = position["question"]
        waiting = [{"role": question["role"], "key": question["key"]}]
        seat = self.seats[question["role"]]
        if self.seat != seat:
            self._send(position | {"seat": self.seat, "question": None, "waiting": waiting})
            while self.seat != seat:
                self.page.wait_for_timeout(5)
        self._send(
            position | {"seat": seat, "question": question | {"number": self.number}, "waiting": waiting}
        )
        return self.page.evaluate(WHEN_SHOWN % measure, self.number)

    @property
    def number(self) -> int:
        """More rows than the server tells of, and more with every position."""
        return 1_000_000 + self.shown

    def _send(self, update: dict[str, Any]) -> None:
        assert self.socket is not None
        told = self.last | update | {"rows": self.number, "full": True, "log_since": -1}
        self.socket.send(msgspec.json.encode(told).decode())
