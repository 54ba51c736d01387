"""Whoever loses the connection, however often, puts together the same view and log as who never did."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.browser import Browser, running_table

ANSWERS = 25
WAIT = 20


class Patient:
    """Keeps view and log from what a socket sends, through any number of sockets."""

    def __init__(self, browser: Browser, table: str, seat: str | None) -> None:
        self.browser, self.table, self.seat = browser, table, seat
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.rows = -1
        self.session: Any = None
        self.connect()

    def connect(self) -> None:
        self.session = self.browser.websocket_connect(f"/ws/tables/{self.table}")
        self.socket = self.session.__enter__()
        self.socket.send_json({"type": "watch", "seat": self.seat, "since": self.rows})

    def lose(self) -> None:
        self.session.__exit__(None, None, None)

    def read(self, rows: int) -> None:
        """Take in what comes, up to so many rows."""
        while self.rows < rows:
            message = self.socket.receive_json(timeout=WAIT)
            if message["type"] == "update":
                assert message["rows"] >= self.rows, "Time runs backwards."
                assert message["full"] or not self.rows > message["rows"]
                self.view = message["view"] if message["full"] else self.view | message["view"]
                kept = [e for e in self.log if e["number"] <= message["log_since"]]
                assert not [e for e in message["log"] if e["number"] <= message["log_since"]], "Told twice."
                self.log, self.rows = kept + message["log"], message["rows"]


@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_lost_and_nothing_repeated(browser: Browser, seed: int) -> None:
    random = Random(seed)
    ann = browser.another().register("Ann")
    bob = browser.another().register("Bob")
    table, seats = running_table(ann, bob, pace={"kind": "live"})
    holders = dict(zip(seats, (ann, bob), strict=True))
    readers = [Patient(ann, table, seats[0]), Patient(bob, table, seats[1]), Patient(browser, table, None)]
    rows = seen(browser, table)["rows"]
    for _ in range(ANSWERS):
        for reader in readers:
            if random.random() < 0.2:
                reader.lose()
                reader.connect()
        rows = play(random, holders, table)
        for reader in readers:
            if random.random() < 0.7:
                reader.read(rows)
                check(reader)
    for reader in readers:
        reader.read(rows)
        check(reader)
        reader.lose()


def play(random: Random, holders: dict[str, Browser], table: str) -> int:
    """Somebody answers, or takes back; returns how many rows there are then."""
    for seat, holder in holders.items():
        question = seen(holder, table, seat)["question"]
        if question is None:
            continue
        if random.random() < 0.3:
            back = holder.post(f"/api/tables/{table}/undo", json={"seat": seat})
            if back.status_code == 200:
                return int(back.json()["rows"])
        answer = {
            "id": f"answer {random.random()}",
            "seat": seat,
            "number": question["number"],
            "key": question["key"],
            "answer": random.choice(question["options"]),
        }
        taken = holder.post(f"/api/tables/{table}/answer", json=answer)
        assert taken.status_code == 200, taken.text
        return int(taken.json()["rows"])
    raise AssertionError("Nobody is asked.")


def seen(browser: Browser, table: str, seat: str | None = None) -> Any:
    answer = browser.get(f"/api/tables/{table}/observation", params={"seat": seat} if seat else {})
    assert answer.status_code == 200, answer.text
    return answer.json()


def check(reader: Patient) -> None:
    """What was put together from pieces is what is sent whole."""
    whole = seen(reader.browser, reader.table, reader.seat)
    assert whole["rows"] == reader.rows
    assert whole["view"] == reader.view
    assert whole["log"] == reader.log
