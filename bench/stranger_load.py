"""Load: how soon the players' answers arrive while one stranger asks for all that takes long.

    python bench/stranger_load.py [--tables 200] [--connections 600] [--seconds 20] [--json]

Players answer at 200 answers a second at tables of Revolution, as in `server_load.py`. First nobody else asks
for anything. Then one stranger, as fast as the default limits allow, asks for earlier positions with the
whole log, charts, map layers and records of long games of Here I Stand and Les Guerres de Religion, tries
positions out with stewards at all seats, and has the games analysed; beside that `/health` is asked ten times
a second.

Reported: the time from sending an answer to its arrival at the sixth socket (median and 99th percentile) in
both parts, the time of `/health`, and what the stranger got: with which status, and how soon. The stranger
is a process of its own, so that the players' clocks do not wait while it reads its many bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec
import uvloop
from server_load import start_our_server
from tables import STEADY, measure_delays

GAMES = ("here_i_stand", "guerres")
"""Long games that the stranger looks at, each finished."""
HEALTH = 10.0
"""Questions a second to `/health`."""
PATIENCE = 60.0
STRANGER = "stranger"
"""The argument of the process that is the stranger."""


class Connection:
    """One HTTP connection, opened again whenever it is closed."""

    def __init__(self, port: int, headers: dict[str, str]) -> None:
        self.port = port
        self.headers = {"Host": f"127.0.0.1:{port}", **headers}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Status and content of the answer."""
        for _ in range(2):
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                return await self._ask(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
        raise RuntimeError("The server closes the connection.")

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        assert self.streams is not None
        reader, writer = self.streams
        headers = {**self.headers, "Content-Length": str(len(body)), "Content-Type": "application/json"}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        content = await reader.readexactly(length)
        return int(head.split(b" ", 2)[1]), content

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


@dataclass
class Requests:
    """What became of requests of one kind."""

    statuses: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    """What was said with a status of 500 or more."""

    def figures(self) -> dict[str, Any]:
        good = [s for status, s in zip(self.statuses, self.seconds, strict=True) if status < 300]
        counted = {str(status): count for status, count in sorted(Counter(self.statuses).items())}
        failures = {"failures": self.failures[:5]} if self.failures else {}
        return {"statuses": counted} | failures | ({} if len(good) < 2 else percentiles(good))


def percentiles(seconds: list[float]) -> dict[str, float]:
    return {
        "p50_ms": round(median(seconds) * 1000, 1),
        "p99_ms": round(quantiles(seconds, n=100, method="inclusive")[98] * 1000, 1),
    }


class Game(msgspec.Struct, frozen=True):
    """A long finished game."""

    id: str
    title: str
    rows: int
    layers: list[str]


class Errand(msgspec.Struct, frozen=True):
    """What the process of the stranger is told."""

    port: int
    headers: dict[str, str]
    games: list[Game]
    seconds: float


class Stranger:
    """Asks as fast as the limits allow, without waiting for the answer before."""

    def __init__(self, port: int, headers: dict[str, str], games: list[Game]) -> None:
        self.port, self.headers, self.games = port, headers, games
        self.random = Random(1)
        self.found: dict[str, Requests] = {}
        self._free: list[Connection] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> None:
        from cuius.server.rate_limits import RateLimits

        limits = RateLimits()
        for game in self.games:
            self.send("analysis", "POST", f"/api/tables/{game.id}/analysis")
        await asyncio.gather(
            self.pace(seconds, limits.reads / 60, self.look_at_something()),
            self.pace(seconds, limits.trials / 60, self.try_something_out()),
            self.pace(seconds, HEALTH, cycle([("health", "GET", "/health", b"")])),
        )
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)
        for connection in self._free:
            connection.close()

    async def pace(
        self, seconds: float, rate: float, requests: Iterator[tuple[str, str, str, bytes]]
    ) -> None:
        started = time.perf_counter()
        for sent in range(int(seconds * rate)):
            await asyncio.sleep(max(0.0, started + sent / rate - time.perf_counter()))
            self.send(*next(requests))

    def send(self, kind: str, method: str, path: str, body: bytes = b"") -> None:
        task = asyncio.create_task(self._send(kind, method, path, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, kind: str, method: str, path: str, body: bytes) -> None:
        connection = self._free.pop() if self._free else Connection(self.port, self.headers)
        started = time.perf_counter()
        status, content = await connection.ask(method, path, body)
        found = self.found.setdefault(kind, Requests())
        found.statuses.append(status)
        if status >= 500:
            found.failures.append(content.decode()[:300])
        found.seconds.append(time.perf_counter() - started)
        self._free.append(connection)

    def look_at_something(self) -> Iterator[tuple[str, str, str, bytes]]:
        for turn in cycle(range(10)):
            game = self.random.choice(self.games)
            path, row = f"/api/tables/{game.id}", self.random.randrange(game.rows)
            if turn == 0:
                yield "charts", "GET", f"{path}/charts", b""
            elif turn == 1:
                yield "record", "GET", f"{path}/record", b""
            elif turn == 2 and game.layers:
                yield "layer", "GET", f"{path}/layers/{game.layers[0]}?number={row}", b""
            else:
                yield "history", "GET", f"{path}/history/{row}", b""

    def try_something_out(self) -> Iterator[tuple[str, str, str, bytes]]:
        while True:
            game = self.random.choice(self.games)
            wish = {"at": self.random.randrange(game.rows), "seed": 1, "stewards": True}
            yield "what-if", "POST", f"/api/tables/{game.id}/what-if", json.dumps(wish).encode()


async def finished_games(database: str) -> list[Game]:
    """Games that stewards have played to the end, stored as tables of the database."""
    from cuius.core.title import get_title
    from cuius.server.store.database import Database
    from cuius.server.tables.schemas import NewTable, Pace
    from cuius.server.tables.service import Tables
    from tests.server.node import Somebody, seat_all

    opened, found = Database(database), []
    people = [Somebody(f"p{n}", "") for n in range(6)]
    for title in GAMES:
        wish = NewTable(title=title, players=max(get_title(title).players), pace=Pace("live"))
        (table_id,) = await seat_all(opened, Tables(opened, time.time), wish, people, 0)
        rows = await play_to_the_end(opened, table_id)
        found.append(Game(table_id, title, rows, list(get_title(title).layers)))
    await opened.close()
    return found


async def play_to_the_end(database: Any, table_id: str) -> int:
    """Let stewards play a stored game; returns its number of rows."""
    from sqlalchemy import update

    from cuius.bots import answer_of, make_bot
    from cuius.server.play.live_tables import LiveTables
    from cuius.server.store.models import GameTable
    from cuius.server.tables.journal_store import row_values, write_rows

    match = (await LiveTables(database).get(table_id)).match
    before, bot = len(match.journal), make_bot("steward", match.title, 1)
    while not match.over:
        question = match.questions[0]
        word = str(answer_of(bot, match, question))
        match.answer(question.seat, question.number, question.key, word)
    rows = [row_values(table_id, before + n, row, 0.0) for n, row in enumerate(match.journal.since(before))]
    async with database.writing() as session:
        await write_rows(session, rows)
        ended = update(GameTable).where(GameTable.id == table_id)
        await session.execute(ended.values(status="finished", asked_seats=[]))
    return len(match.journal)


async def start_stranger() -> asyncio.subprocess.Process:
    """Another process that will be the stranger, ready for its errand."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, STRANGER, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    return process


async def send_stranger(process: asyncio.subprocess.Process, errand: Errand) -> dict[str, Any]:
    """Let the stranger do its errand; returns what it got."""
    out, _ = await process.communicate(msgspec.json.encode(errand))
    found: dict[str, Any] = msgspec.json.decode(out)
    return found


async def be_the_stranger(errand: Errand) -> dict[str, Any]:
    stranger = Stranger(errand.port, errand.headers, errand.games)
    await stranger.run(errand.seconds)
    return {kind: found.figures() for kind, found in sorted(stranger.found.items())}


async def measure(chosen: argparse.Namespace, folder: Path) -> dict[str, Any]:
    database = chosen.database or f"sqlite:///{folder}/load.db"
    ours = await start_our_server(chosen.connections, chosen.tables, folder, database, "revolution")
    try:
        games = await finished_games(database)
        await ours.connect()
        alone = await measure_delays(ours.tables, ours.client.answer, chosen.seconds)
        _, headers = ours.tables[0].seats[-1]
        errand = Errand(ours.server.port, headers, games, chosen.seconds)
        process = await start_stranger()
        beside, requests = await asyncio.gather(
            measure_delays(ours.tables, ours.client.answer, chosen.seconds), send_stranger(process, errand)
        )
        refused = [table.refused for table in ours.tables if table.refused]
        if refused:
            raise RuntimeError(f"An answer was refused: {refused[0]}")
        memory = round(ours.server.memory(), 1)
    finally:
        ours.server.stop()
    return {
        "answers_per_second": STEADY,
        "games": {game.title: game.rows for game in games},
        "alone": percentiles(alone),
        "beside": percentiles(beside),
        "requests": requests,
        "memory_mib": memory,
    }


def main() -> None:
    if sys.argv[1:] == [STRANGER]:
        import cuius.server.rate_limits  # noqa: F401  # loaded before the clock runs

        print("ready", flush=True)
        errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
        print(json.dumps(uvloop.run(be_the_stranger(errand))))
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="tables that are open")
    parser.add_argument("--connections", type=int, default=600, help="signed-in sockets, six a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each part is measured")
    parser.add_argument("--database", default="", help="postgresql://... instead of SQLite")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cuius-stranger-"))
    try:
        found = uvloop.run(measure(chosen, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if chosen.json:
        print(json.dumps(found))
        return
    for part, words in (("alone", "players alone"), ("beside", "beside a stranger")):
        print(f"{words}: p50 {found[part]['p50_ms']:.1f} ms, p99 {found[part]['p99_ms']:.1f} ms")
    for kind, figures in found["requests"].items():
        told = ", ".join(f"{count} with status {status}" for status, count in figures["statuses"].items())
        if "p50_ms" in figures:
            told += f"; p50 {figures['p50_ms']:.0f} ms, p99 {figures['p99_ms']:.0f} ms"
        print(f"{kind}: {told}")


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
