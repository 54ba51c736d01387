"""A procedure that runs away at one table halts that table; other tables do not wait for it."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.node import Node, prepare, run

SPINNING = Path(__file__).parent / "spinning"
PATIENCE = 120.0

pytestmark = pytest.mark.timeout(300)


class Guest:
    """Somebody at one seat of one table."""

    def __init__(self, node, table, seat, holder):
        where = f"{node.http}/api/tables/{table}"
        self.client = httpx.Client(base_url=where, headers=holder.headers, timeout=PATIENCE)
        self.table, self.seat = table, seat

    def question(self):
        return self.client.get("/observation", params={"seat": self.seat}).json().get("question")

    def answer(self, which, name):
        question = self.question()
        told = {"seat": self.seat, "number": question["number"], "key": question["key"], "id": name}
        return self.client.post("/answer", json={**told, "answer": question["options"][which]})


@pytest.fixture
def node(tmp_path):
    """A server whose Revolution of two players spins, with guests at two such tables and one of three."""
    url = f"sqlite:///{tmp_path}/cuius.db"
    pairs = run(prepare(url, 2, 2, players=2))[1]
    path = os.pathsep.join([str(SPINNING), *filter(None, [os.environ.get("PYTHONPATH")])])
    with Node(tmp_path, url, environment={"PYTHONPATH": path}) as node:
        node.guests = [
            next(guest for guest in guests if guest.question())
            for guests in (
                [Guest(node, table, seat, who) for seat, who in seats.items()]
                for table, seats in pairs.items()
            )
        ]
        yield node


def test_a_procedure_that_spins_halts_its_table_alone(node, tmp_path):
    spinning, other = node.guests
    before = spinning.question()
    given = []
    thread = threading.Thread(target=lambda: given.append(spinning.answer(-1, "answer-that-spins")))
    thread.start()
    waits = []
    while thread.is_alive():
        start = time.perf_counter()
        assert httpx.get(f"{node.http}/health", timeout=PATIENCE).status_code == 200
        assert other.question()
        waits.append(time.perf_counter() - start)
    thread.join()
    assert given[0].status_code == 503
    assert "Incident" in given[0].json()["text"]
    assert len(waits) > 20  # the node went on serving while the procedure span elsewhere
    assert spinning.question() == before
    assert spinning.answer(0, "answer-when-halted").status_code == 503
    (incident,) = (tmp_path / "incidents").iterdir()
    assert "TookTooLong" in json.loads(incident.read_text())["dump"]["error"]
    assert other.answer(1, "answer-elsewhere").status_code == 200


def test_rules_that_are_merely_slow_are_waited_for(node, tmp_path):
    slow, _ = node.guests
    before = slow.question()
    assert slow.answer(0, "answer-that-takes-long").status_code == 200
    assert slow.question() != before
    assert not (tmp_path / "incidents").exists()
