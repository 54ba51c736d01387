"""What was agreed on is done, and done once, even if the server is killed before or after doing it."""

from __future__ import annotations

import time

import httpx
import pytest
from sqlalchemy import func, select

from cuius.server.store.database import Database
from cuius.server.store.models import JournalRow
from tests.server import node as nodes
from tests.server.node import Node, prepare, run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

BEFORE = "die()"
AFTER = "await do(*motion); die()"
DEADLY = """
import os, signal
from cuius.server.play.together.motions import Motions
do = Motions.carry_out
def die(): os.kill(os.getpid(), signal.SIGKILL)
async def carry_out(*motion): {}
Motions.carry_out = carry_out
"""
PATIENCE = 60.0
"""Seconds that a server may take, on a busy machine, to take up what it left."""


async def count_rows(url):
    database = Database(url)
    async with database.reading() as session:
        rows = await session.scalar(select(func.count()).select_from(JournalRow))
    await database.close()
    return rows


def answer_once(clients):
    """Whoever is asked answers."""
    for seat, client in clients.items():
        question = client.get("/observation", params={"seat": seat}).json().get("question")
        if question:
            told = {"seat": seat, "number": question["number"], "key": question["key"]}
            answer = {"id": "answer-to-take-back", "answer": question["options"][0], **told}
            assert client.post("/answer", json=answer).status_code == 200
            return


def when_decided(client):
    """The table once its motion is no longer open."""
    end = time.monotonic() + PATIENCE
    while client.get("/motions").json()[0]["status"] == "open" and time.monotonic() < end:
        time.sleep(0.05)
    assert [motion["status"] for motion in client.get("/motions").json()] == ["carried"]
    return client.get("").json()


@pytest.fixture
def agreed(database, tmp_path, monkeypatch):
    """A function: two people agree on something, and the server is killed; then it starts again.

    Returns the table as it is then, and how many rows its journal has more than before.
    """
    [(table, seats)] = run(prepare(database, people=2, tables=1, players=2))[1].items()
    mover, voter = seats
    node = Node(tmp_path, database)
    where = f"{node.http}/api/tables/{table}"
    clients = {
        seat: httpx.Client(base_url=where, headers=who.headers, timeout=PATIENCE)
        for seat, who in seats.items()
    }

    def agree(moment, kind, **more):
        with monkeypatch.context() as patch:
            patch.setattr(nodes, "SERVE", DEADLY.format(moment) + nodes.SERVE)
            node.start()
        answer_once(clients)
        before = run(count_rows(database))
        moved = clients[mover].post("/motions", json={"seat": mover, "kind": kind, **more}).json()
        assert moved["waiting"] == [voter]
        with pytest.raises(httpx.TransportError):
            clients[voter].post(f"/motions/{moved['id']}/vote", json={"seat": voter, "agree": True})
        node.process.wait(PATIENCE)
        node.start()
        return when_decided(clients[mover]), run(count_rows(database)) - before

    yield agree
    for client in clients.values():
        client.close()
    node.stop()


@pytest.mark.parametrize("moment", [BEFORE, AFTER], ids=["before", "after"])
def test_a_game_that_all_end_is_over(agreed, moment):
    table, rows = agreed(moment, "end")
    assert (table["status"], rows) == ("finished", 1)


@pytest.mark.parametrize("moment", [BEFORE, AFTER], ids=["before", "after"])
def test_a_game_that_all_pause_stands_still(agreed, moment):
    table, rows = agreed(moment, "pause")
    assert (table["paused"], rows) == (True, 0)


@pytest.mark.parametrize("moment", [BEFORE, AFTER], ids=["before", "after"])
def test_play_that_all_take_back_goes_back_once(agreed, moment):
    table, rows = agreed(moment, "undo", number=0)
    assert (table["status"], rows) == ("running", 1)  # the row that says so
