"""Websocket frames that say nothing, too much, or the wrong thing: a clear answer, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.node import Node, Somebody, prepare

WAIT = 30

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]


class Scene:
    """A server, a table, and who sits at it."""

    def __init__(self, node: Node, table: str, holders: dict[str, Somebody], eve: Somebody) -> None:
        self.node, self.table, self.holders, self.eve = node, table, holders, eve
        self.client = httpx.Client(base_url=node.http, timeout=WAIT)

    def seen(self, seat: str | None = None) -> dict[str, Any]:
        headers = self.holders[seat].headers if seat else {}
        params = {"seat": seat} if seat else {}
        answer = self.client.get(f"/api/tables/{self.table}/observation", params=params, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def asked(self) -> tuple[str, dict[str, Any]]:
        """A seat that is asked, and what."""
        for seat in self.holders:
            question = self.seen(seat)["question"]
            if question:
                return seat, question
        raise AssertionError("Nobody is asked.")

    def socket(self, who: Somebody | None) -> ClientConnection:
        headers = who.headers if who else {}
        return connect(f"{self.node.ws}/ws/tables/{self.table}", additional_headers=headers, compression=None)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder: Path = tmp_path_factory.mktemp("frames")
    database = f"sqlite:///{folder}/frames.db"
    people, tables = asyncio.run(prepare(database, people=4, tables=1, players=3))
    (table, holders), *_ = tables.items()
    with Node(folder, database) as node:
        yield Scene(node, table, holders, people[3])


DEEP = "[" * 2000 + "]" * 2000
NONSENSE = {
    "garbage": "\x00\xff{{{",
    "nothing": "",
    "bytes": b"\x00\x01\x02\xff",
    "bytes of json": b'{"type":"ping"}',
    "no json": "hello",
    "a number": "1",
    "deep": DEEP,
    "no type": '{"seat":null}',
    "unknown type": '{"type":"cheat"}',
    "too many fields": '{"type":"ping","more":1}',
    "wrong types": '{"type":"answer","id":1,"seat":2,"number":"x","key":null,"answer":[]}',
    "number too large": '{"type":"watch","since":1e400}',
    "long id": json.dumps(
        {"type": "answer", "id": "x" * 65, "seat": "a", "number": 1, "key": "k", "answer": "a"}
    ),
    "long": json.dumps({"type": "watch", "seat": "x" * 5000}),
    "half a letter": '{"type":"watch","seat":"\\ud800"}',
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_refused_and_changes_nothing(scene: Scene, nonsense: str | bytes) -> None:
    before = scene.seen()
    seat, _ = scene.asked()
    with scene.socket(scene.holders[seat]) as socket:
        socket.send(nonsense)
        said = json.loads(socket.recv(timeout=WAIT))
        if nonsense == b'{"type":"ping"}':
            assert said["type"] in ("pong", "refused")
        else:
            assert said["type"] == "refused"
            assert said["text"].strip()
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=WAIT)) == {"type": "pong"}
    assert scene.seen() == before


def test_a_frame_that_is_too_large_closes_the_socket(scene: Scene) -> None:
    before = scene.seen()
    with scene.socket(scene.eve) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.send(json.dumps({"type": "watch", "seat": "x" * (1 << 17)}))
        socket.recv(timeout=WAIT)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert scene.seen() == before


def test_whoever_talks_nonsense_without_end_is_sent_away(scene: Scene) -> None:
    with scene.socket(scene.eve) as socket, pytest.raises(ConnectionClosed) as closed:
        for _ in range(100):
            socket.send("nonsense")
            socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def wrong_answers(scene: Scene) -> dict[str, tuple[Somebody | None, dict[str, Any], str]]:
    """Who answers what, and the class of the refusal."""
    seat, question = scene.asked()
    who = scene.holders[seat]
    other_seat = next(s for s in scene.holders if s != seat)
    right = {
        "type": "answer",
        "id": "wrong answer",
        "seat": seat,
        "number": question["number"],
        "key": question["key"],
        "answer": question["options"][0],
    }
    return {
        "stale": (who, {**right, "number": question["number"] - 1}, "StaleNumber"),
        "too early": (who, {**right, "number": question["number"] + 1}, "StaleNumber"),
        "another key": (who, {**right, "key": "nonsense"}, "WrongKey"),
        "not offered": (who, {**right, "answer": "nonsense"}, "NotOffered"),
        "not asked": (
            scene.holders[other_seat],
            {**right, "seat": other_seat},
            "WrongSeat",
        ),
        "for another seat": (scene.holders[other_seat], right, "NotAllowed"),
        "for no seat": (who, {**right, "seat": "nobody"}, "NotAllowed"),
        "spectator": (scene.eve, right, "NotAllowed"),
        "stranger": (None, right, "NotSignedIn"),
    }


KINDS = (
    "stale",
    "too early",
    "another key",
    "not offered",
    "not asked",
    "for another seat",
    "for no seat",
    "spectator",
    "stranger",
)


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_answers_are_refused_and_change_nothing(scene: Scene, kind: str) -> None:
    who, message, error = wrong_answers(scene)[kind]
    before = scene.seen()
    with scene.socket(who) as socket:
        socket.send(json.dumps(message))
        said = json.loads(socket.recv(timeout=WAIT))
    assert (said["type"], said["id"], said["error"]) == ("refused", "wrong answer", error)
    assert said["text"].endswith(".")
    over_http = scene.client.post(
        f"/api/tables/{scene.table}/answer",
        json={name: value for name, value in message.items() if name != "type"},
        headers=who.headers if who else {"X-Cuius": "1"},
    )
    assert 400 <= over_http.status_code < 500
    assert over_http.json()["error"] == error
    assert scene.seen() == before


def test_nobody_looks_from_a_seat_of_others(scene: Scene) -> None:
    seats = list(scene.holders)
    for who, seat in ((scene.holders[seats[0]], seats[1]), (scene.eve, seats[0]), (None, seats[0])):
        with scene.socket(who) as socket:
            socket.send(json.dumps({"type": "watch", "seat": seat}))
            said = json.loads(socket.recv(timeout=WAIT))
            assert (said["type"], said["error"]) == ("refused", "NotAllowed")
