"""Load: how soon a person's answer is confirmed while masters think.

    python bench/masters_load.py [--tables 3] [--level master] [--seconds 60] [--json]

One person plays Here I Stand against five bots that think ahead, at several tables at once, so that some of
them think whenever the person answers at another. The person looks at every table ten times a second and
answers at random what it is asked. Reported: the time from sending an answer to its confirmation, which comes
when it is stored; first with stewards at the other seats, then with the thinkers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from stranger_load import Connection, percentiles

HERE = Path(__file__).parent
TITLE, SEAT = "here_i_stand", "england"
LOOKS = 10.0
"""How often the person looks at a table, in a second."""
QUIET = "steward"
"""Who holds the other seats in the run beside which the thinkers are measured."""


@dataclass
class Person:
    """Somebody who answers at one table."""

    port: int
    headers: dict[str, str]
    table: str
    random: Random
    delays: list[float] = field(default_factory=list)
    is_over: bool = False

    async def play(self, until: float) -> None:
        connection = Connection(self.port, self.headers)
        while time.monotonic() < until and not self.is_over:
            question = await self.look(connection)
            if question is not None:
                await self.answer(connection, question)
            await asyncio.sleep(1 / LOOKS)
        connection.close()

    async def look(self, connection: Connection) -> dict[str, Any] | None:
        """The person's open question."""
        path = f"/api/tables/{self.table}/observation?seat={SEAT}"
        seen = checked(await connection.ask("GET", path))
        self.is_over = seen.get("result") is not None
        question: dict[str, Any] | None = seen["question"]
        return question

    async def answer(self, connection: Connection, question: dict[str, Any]) -> None:
        number, key = question["number"], question["key"]
        body = {"id": f"{self.table}-{number}", "seat": SEAT, "number": number, "key": key}
        data = json.dumps(body | {"answer": self.random.choice(question["options"])}).encode()
        begun = time.perf_counter()
        status, content = await connection.ask("POST", f"/api/tables/{self.table}/answer", data)
        if status < 300:
            self.delays.append(time.perf_counter() - begun)
        elif status >= 500:
            raise RuntimeError(f"The server fails: {content[:300]!r}")


def checked(reply: tuple[int, bytes]) -> dict[str, Any]:
    status, content = reply
    if status >= 300:
        raise RuntimeError(f"The server refuses: {content[:300]!r}")
    found: dict[str, Any] = json.loads(content) if content else {}
    return found


async def make_table(port: int, headers: dict[str, str], level: str) -> str:
    """A table with one person."""
    from cuius.core.title import get_title

    seats = get_title(TITLE).configure().seats
    held = {seat: "me" if seat == SEAT else level for seat in seats}
    wish = {"title": TITLE, "players": len(seats), "seats": held, "pace": {"kind": "live"}}
    connection = Connection(port, headers)
    made = checked(await connection.ask("POST", "/api/tables", json.dumps(wish).encode()))
    checked(await connection.ask("POST", f"/api/tables/{made['id']}/start"))
    connection.close()
    return str(made["id"])


async def measure(tables: int, level: str, seconds: float, folder: Path) -> dict[str, Any]:
    """The delays with these bots at all tables."""
    from tests.server.node import Node, prepare

    database = f"sqlite:///{folder}/{level}.db"
    people, _ = await prepare(database, people=1, tables=0)
    headers = people[0].headers
    with Node(folder, database, level, log_level="warning") as node:
        names = [await make_table(node.port, headers, level) for _ in range(tables)]
        players = [Person(node.port, headers, name, Random(n)) for n, name in enumerate(names)]
        until = time.monotonic() + seconds
        await asyncio.gather(*(player.play(until) for player in players))
    delays = [delay for player in players for delay in player.delays]
    return {"answers": len(delays)} | (percentiles(delays) if len(delays) > 1 else {})


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    sys.path.insert(0, str(HERE.parent))
    folder = Path(tempfile.mkdtemp(prefix="cuius-load-"))
    try:
        return {
            level: uvloop.run(measure(chosen.tables, level, chosen.seconds, folder))
            for level in (QUIET, chosen.level)
        }
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--level", default="master", help="who holds the other seats")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each is measured")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = run(chosen)
    if chosen.json:
        print(json.dumps({"tables": chosen.tables, "delays": found}))
        return
    for level, figures in found.items():
        timed = f"p50 {figures['p50_ms']} ms, p99 {figures['p99_ms']} ms" if "p50_ms" in figures else ""
        print(f"beside five of level {level} at {chosen.tables} tables: {figures['answers']} answers {timed}")


if __name__ == "__main__":
    main()
