"""Two nodes on one PostgreSQL: whoever plays at one is seen at the other, and races are decided once.

With `CHAOS=full` a thousand answers race, else a hundred.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.node import Node, Somebody, prepare
from tests.server.player import Ledger, Player
from tests.server.postgres import Cluster

WAIT = 60.0
"""Seconds after which hope is given up; never waited for when all is well."""
RACERS = 1000 if os.environ.get("CHAOS") == "full" else 100
AT_ONCE = 40

END_ALL_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

Tables = dict[str, dict[str, Somebody]]


class Pair:
    """Two nodes, and tables whose first seat plays at the one and whose second at the other."""

    def __init__(self, database: str, nodes: tuple[Node, Node], tables: Tables) -> None:
        self.database = database
        self.nodes = nodes
        self.tables = tables

    def take(self) -> tuple[str, dict[str, Somebody]]:
        """A table that no other test has touched."""
        return self.tables.popitem()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder: Path = tmp_path_factory.mktemp("nodes")
    database = cluster.new()
    _, tables = asyncio.run(prepare(database, people=2, tables=8, players=2))
    with Node(folder, database, "one") as one, Node(folder, database, "two") as two:
        yield Pair(database, (one, two), tables)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def browsing(node: Node, who: Somebody) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(
        base_url=node.http, headers=who.headers, timeout=WAIT, limits=limits
    ) as client:
        yield client


@asynccontextmanager
async def watching(
    node: Node, who: Somebody, table: str, seat: str | None
) -> AsyncIterator[ClientConnection]:
    async with connect(f"{node.ws}/ws/tables/{table}", additional_headers=who.headers) as socket:
        await socket.send(json.dumps({"type": "watch", "seat": seat}))
        yield socket


async def heard(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message that fits."""
    async with asyncio.timeout(WAIT):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if fits(message):
                return message


async def question_of(client: httpx.AsyncClient, table: str, seats: Any) -> tuple[str, dict[str, Any]] | None:
    """The open question of one of these seats."""
    for seat in seats:
        seen = (await client.get(f"/api/tables/{table}/observation", params={"seat": seat})).json()
        if seen.get("question"):
            return seat, seen["question"]
    return None


def answer_to(seat: str, question: dict[str, Any], name: str, option: int = 0) -> dict[str, Any]:
    return {
        "id": name,
        "seat": seat,
        "number": question["number"],
        "key": question["key"],
        "answer": question["options"][option % len(question["options"])],
    }


async def rows_in(database: str, table: str) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        query = "SELECT number, answer_id, auto, by, key FROM journal_row WHERE table_id = $1 ORDER BY number"
        return list(await connection.fetch(query, table))
    finally:
        await connection.close()


def test_players_on_different_nodes_see_each_other_move(pair: Pair) -> None:
    table, holders = pair.take()

    async def play() -> list[Player]:
        ledger = Ledger()
        players = [
            Player(lambda node=node: node.ws, table, seat, who, ledger, seed)
            for seed, (node, (seat, who)) in enumerate(zip(pair.nodes, holders.items(), strict=True))
        ]
        tasks = [asyncio.create_task(p.play()) for p in players]
        await until(lambda: ledger.total >= 30)
        for player in players:
            player.playing = False
        await until(lambda: not any(p.pending for p in players))
        await until(lambda: players[0].rows == players[1].rows)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return players

    one, two = asyncio.run(play())
    assert not [*one.refusals, *two.refusals]
    assert one.view == two.view
    assert one.log == two.log


async def asked_person(
    pair: Pair, table: str, holders: dict[str, Somebody]
) -> tuple[Somebody, str, dict[str, Any]]:
    for seat, who in holders.items():
        async with browsing(pair.nodes[0], who) as client:
            found = await question_of(client, table, [seat])
            if found:
                return who, *found
    raise AssertionError("Nobody is asked.")


@pytest.mark.parametrize("same", [True, False], ids=["the same answer", "different answers"])
def test_racing_answers_play_once(pair: Pair, same: bool) -> None:
    table, holders = pair.take()

    async def race() -> tuple[Counter[int], list[Any], list[Any]]:
        who, seat, question = await asked_person(pair, table, holders)
        before = await rows_in(pair.database, table)
        async with browsing(pair.nodes[0], who) as one, browsing(pair.nodes[1], who) as two:
            sent = [
                (one, two)[n % 2].post(
                    f"/api/tables/{table}/answer",
                    json=answer_to(
                        seat, question, "the only one" if same else f"racer {n:04}", 0 if same else n
                    ),
                )
                for n in range(RACERS)
            ]
            statuses = Counter(a.status_code for a in await asyncio.gather(*sent))
            seen = [await client.get(f"/api/tables/{table}/observation") for client in (one, two)]
        assert seen[0].json() == seen[1].json()
        return statuses, before, await rows_in(pair.database, table)

    statuses, before, after = asyncio.run(race())
    assert statuses == ({200: RACERS} if same else {200: 1, 409: RACERS - 1})
    assert [row["number"] for row in after] == list(range(len(after)))
    assert len([row for row in after[len(before) :] if row["answer_id"]]) == 1


def test_undo_reaches_the_other_node(pair: Pair) -> None:
    table, holders = pair.take()

    async def go() -> None:
        who, seat, question = await asked_person(pair, table, holders)
        one, two = pair.nodes
        async with browsing(one, who) as client, watching(two, who, table, None) as socket:
            first = await heard(socket, lambda m: m["type"] == "update")
            taken = await client.post(
                f"/api/tables/{table}/answer", json=answer_to(seat, question, "a slip of the pen")
            )
            assert taken.status_code == 200, taken.text
            moved = await heard(socket, lambda m: m["type"] == "update" and m["rows"] >= taken.json()["rows"])
            back = await client.post(f"/api/tables/{table}/undo", json={"seat": seat})
            assert back.status_code == 200, back.text
            again = await heard(socket, lambda m: m["type"] == "update" and m["rows"] >= back.json()["rows"])
            assert again["log_since"] <= moved["log_since"]
            view = {**first["view"], **moved["view"], **again["view"]}
            assert view == first["view"]
            other = await client.get(f"{two.http}/api/tables/{table}/observation")
            assert other.json()["view"] == first["view"]

    asyncio.run(go())


def test_whoever_sits_down_is_seen_on_the_other_node(pair: Pair) -> None:
    _, holders = pair.take()
    who = next(iter(holders.values()))

    async def go() -> None:
        one, two = pair.nodes
        async with browsing(one, who) as client:
            made = await client.post("/api/tables", json={"title": "revolution", "players": 2})
            table = made.json()["id"]
            seats = [s["seat"] for s in (await client.get(f"/api/tables/{table}")).json()["seats"]]
            for seat in seats:
                joined = await client.post(f"{two.http}/api/tables/{table}/join", json={"seat": seat})
                assert joined.status_code == 204, joined.text
            assert (await client.post(f"{two.http}/api/tables/{table}/start")).status_code == 204
            async with watching(one, who, table, seats[0]) as socket:
                await heard(socket, lambda m: m["type"] == "update")
                async with watching(two, who, table, seats[1]) as other:
                    await heard(other, lambda m: m["type"] == "update")
                    there = {"type": "online", "seat": seats[1], "online": True}
                    await heard(socket, lambda m: m == there)

    asyncio.run(go())


def test_a_node_that_has_missed_news_notices_and_catches_up(pair: Pair) -> None:
    """The database ends the connections that listen; what was played meanwhile is shown all the same."""
    table, holders = pair.take()

    async def go() -> None:
        who, seat, question = await asked_person(pair, table, holders)
        one, two = pair.nodes
        async with watching(two, who, table, None) as socket:
            first = await heard(socket, lambda m: m["type"] == "update")
            database = await asyncpg.connect(pair.database)
            try:
                await database.execute(END_ALL_OTHERS)
                await play_behind_its_back(one, who, table, answer_to(seat, question, "while nobody heard"))
            finally:
                await database.close()
            news = await heard(socket, lambda m: m["type"] == "update" and m["rows"] > first["rows"])
            assert not news["full"]

    asyncio.run(go())


async def play_behind_its_back(node: Node, who: Somebody, table: str, answer: dict[str, Any]) -> None:
    """Every connection was ended, so the first tries may fail; the id makes it safe to try again."""
    async with browsing(node, who) as client, asyncio.timeout(WAIT):
        while True:
            taken = await client.post(f"/api/tables/{table}/answer", json=answer)
            if taken.status_code == 200:
                return
            await asyncio.sleep(0.05)
