"""The event stream for programs, and the reference client that plays by it, at a real server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cuius.bots.remote import RemotePlayer, ServerRefused
from tests.server.node import Node, Somebody, prepare

ANSWERS = 40
JOIN = 60.0
"""Seconds; whoever is not asked any more hears nothing until the next sign of life."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

Tables = dict[str, dict[str, Somebody]]


@pytest.fixture
def served(tmp_path: Path, database: str) -> Iterator[tuple[Node, list[Somebody], Tables]]:
    people, tables = asyncio.run(prepare(database, people=2, tables=2, players=2))
    with Node(tmp_path, database) as node:
        yield node, people, tables


def test_bots_play_a_game_over_http_though_the_server_is_killed(served):
    node, people, tables = served
    players = [RemotePlayer(node.http, who.secret, "random", seed) for seed, who in enumerate(people)]
    enough = threading.Event()

    def go_on() -> bool:
        return not enough.is_set()

    threads = [threading.Thread(target=player.play, args=(go_on,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        wait_for(lambda: sum(p.answered for p in players) >= ANSWERS)
        node.kill()
        node.start()
        so_far = sum(p.answered for p in players)
        wait_for(lambda: sum(p.answered for p in players) >= so_far + ANSWERS)
    finally:
        enough.set()
        for thread, player in zip(threads, players, strict=True):
            thread.join(JOIN)  # a client that is closed in the middle of a request breaks it off
            player.close()
    with httpx.Client(base_url=node.http) as client:
        for table in tables:
            assert client.get(f"/api/tables/{table}/observation").json()["rows"] > 0


def wait_for(true) -> None:
    for _ in range(2400):
        if true():
            return
        threading.Event().wait(0.05)
    raise AssertionError("It does not come to pass.")


def test_the_stream_tells_what_is_open_now_and_then_what_is_new(served):
    node, people, tables = served
    player = RemotePlayer(node.http, people[0].secret, "random")
    mine = {
        (table, seat) for table, seats in tables.items() for seat, who in seats.items() if who == people[0]
    }
    asked = [(t, s) for t, s in mine if (player.fetch_observation(t, s) or {})["question"]]
    told = []
    for event in player.events():
        if event is not None:
            told.append((event["table"], event["seat"]))
            question = player.fetch_observation(event["table"], event["seat"])["question"]
            assert (event["number"], event["key"]) == (question["number"], question["key"])
        if len(told) == len(asked):
            break
    assert sorted(told) == sorted(asked)
    player.close()


def test_strangers_and_unknown_tokens_get_no_stream(served):
    node, _, _ = served
    for token in ("", "unknown"):
        player = RemotePlayer(node.http, token)
        with pytest.raises(ServerRefused, match=r"[Ss]ign in|token"):
            next(player.events())
        player.close()
