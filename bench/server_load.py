"""Load: how many answers a second the server keeps and shows, beside a bare room that only passes them on.

    python bench/server_load.py [--tables 1000] [--connections 1000] [--seconds 10] [--json]

Two servers are measured in one run, each in a process of its own on uvicorn, with the same settings:

- the bare room: Starlette; a message that arrives on a socket is sent to the six sockets of its room;
- ours: six sockets a table, five seats of Revolution and a spectator; an answer is checked by the rules, kept
  in the database, confirmed, and shown to each of the six as it may see it.

Reported: answers a second at full speed and their part of the bare room's; the time from sending an answer to
its arrival at the sixth socket at 200 answers a second (median and 99th percentile); and the memory of both
processes with all connections open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec
import uvloop
from wire import Wire, open_wire

HERE = Path(__file__).parent
ROOM = 6
STEADY = 200
"""Answers a second at which delays are measured."""
START = 120.0
OPENING = 50
"""How many connections are opened at once."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


# The bare room


def bare_app() -> Any:
    """A room passes each message on to everybody in it."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    rooms: dict[str, set[WebSocket]] = {}

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        here = rooms.setdefault(websocket.path_params["room"], set())
        here.add(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                for other in list(here):
                    await other.send_text(text)
        except WebSocketDisconnect:
            here.discard(websocket)

    return Starlette(routes=[WebSocketRoute("/ws/tables/{room}", room)])


def serve_bare(port: int) -> None:
    """On uvicorn as `cuius serve` sets it up, and with nothing of ours in memory."""
    import uvicorn

    uvicorn.run(
        bare_app(),
        host="127.0.0.1",
        port=port,
        lifespan="off",
        log_level="warning",
        access_log=False,
        ws_max_size=1 << 16,
        ws_max_queue=16,
        ws_per_message_deflate=False,
    )


# The servers as processes


class Server:
    """A process that listens."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        self.port = port
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        end = time.monotonic() + START
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"The server does not start:\n{log.read_text()[-2000:]}") from None
                time.sleep(0.05)

    def memory(self) -> float:
        """Resident memory in MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of a processor that it has used."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# Clients


@dataclass
class Table:
    """Six sockets around one table."""

    id: str
    seats: list[tuple[str | None, dict[str, str]]]
    random: Random
    sockets: list[Wire] = field(default_factory=list)
    questions: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    confirmed: asyncio.Event = field(default_factory=asyncio.Event)
    at: float = 0.0
    """When the sixth socket last heard something new."""
    count: int = 0
    refused: str = ""

    def next_answer(self) -> tuple[int, dict[str, Any]] | None:
        for place, (seat, _) in enumerate(self.seats):
            question = self.questions.get(seat or "")
            if question is not None:
                self.count += 1
                return place, {
                    "type": "answer",
                    "id": f"{self.id}-{self.count}",
                    "seat": seat,
                    "number": question["number"],
                    "key": question["key"],
                    "answer": self.random.choice(question["options"]),
                }
        return None


async def open_all(port: int, tables: list[Table], hear: Callable[..., Any]) -> None:
    """All sockets of all tables."""
    limit = asyncio.Semaphore(OPENING)

    async def open_one(table: Table, place: int) -> Wire:
        async with limit:
            path, headers = f"/ws/tables/{table.id}", table.seats[place][1]
            return await open_wire(port, path, headers, partial(hear, table, place))

    wanted = [(table, place) for table in tables for place in range(len(table.seats))]
    opened = await asyncio.gather(*(open_one(*one) for one in wanted))
    for (table, _), wire in zip(wanted, opened, strict=True):
        table.sockets.append(wire)


def hear_ours(table: Table, place: int, text: bytes) -> None:
    """What a seat is shown. The sixth says when news arrive; whoever is asked notes the question."""
    if place == ROOM - 1:
        if text.startswith(SEEN):
            table.at = time.perf_counter()
            table.over = b'"result":null' not in text
            table.arrived.set()
    elif text.startswith(SEEN):
        seat = table.seats[place][0] or ""
        asked = b'"question":null' not in text
        table.questions[seat] = msgspec.json.decode(text, type=Shown).question if asked else None
        if asked:
            table.ready.set()
    elif text.startswith(b'{"type":"confirmed"'):
        table.confirmed.set()
    elif text.startswith(b'{"type":"refused"'):
        table.refused = text.decode()


SEEN = b'{"type":"seen"'


class Shown(msgspec.Struct):
    question: dict[str, Any] | None


async def start_ours(table: Table) -> None:
    """Everybody looks from their seat."""
    table.arrived.clear()
    for (seat, _), wire in zip(table.seats, table.sockets, strict=True):
        wire.send(msgspec.json.encode({"type": "watch", "seat": seat}))
    await table.arrived.wait()


async def answer_ours(table: Table) -> float:
    """One answer, kept and confirmed; returns the seconds until the sixth socket saw it."""
    async with asyncio.timeout(30):
        while (move := table.next_answer()) is None:
            table.ready.clear()
            await table.ready.wait()
        place, message = move
        table.questions[message["seat"]] = None
        table.arrived.clear()
        table.confirmed.clear()
        started = time.perf_counter()
        table.sockets[place].send(msgspec.json.encode(message))
        await table.confirmed.wait()
        await table.arrived.wait()
    return table.at - started


def hear_bare(table: Table, place: int, text: bytes) -> None:
    if place == ROOM - 1:
        table.at = time.perf_counter()
        table.arrived.set()


async def start_bare(table: Table) -> None:
    """A room needs no watching."""


async def answer_bare(table: Table) -> float:
    async with asyncio.timeout(30):
        table.arrived.clear()
        started = time.perf_counter()
        table.sockets[table.count % (ROOM - 1)].send(SAID)
        table.count += 1
        await table.arrived.wait()
    return table.at - started


SAID = msgspec.json.encode({"type": "answer", "id": "x" * 16, "number": 9, "key": "k" * 12, "answer": "a"})


async def full_speed(
    server: Server, tables: list[Table], answer: Callable[[Table], Any], seconds: float, width: int
) -> tuple[float, float]:
    """Answers a second when `width` tables play as fast as they can, and how busy the server was."""
    end = time.perf_counter() + seconds
    done = 0

    async def go(mine: list[Table]) -> None:
        nonlocal done
        turn = 0
        while time.perf_counter() < end:
            playing = [t for t in mine if not t.over]
            if not playing:
                return
            await answer(playing[turn % len(playing)])
            turn += 1
            done += 1

    started, spent = time.perf_counter(), server.processor()
    await asyncio.gather(*(go(tables[n::width]) for n in range(width)))
    lasted = time.perf_counter() - started
    return done / lasted, (server.processor() - spent) / lasted


async def steadily(tables: list[Table], answer: Callable[[Table], Any], seconds: float) -> list[float]:
    """Delays at a steady rate; an answer waits for nobody but its own table."""
    delays: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    busy: set[str] = set()

    async def one(table: Table) -> None:
        delays.append(await answer(table))
        busy.discard(table.id)

    started, sent = time.perf_counter(), 0
    while sent < STEADY * seconds:
        await asyncio.sleep(max(0.0, started + sent / STEADY - time.perf_counter()))
        table = next(
            (t for t in tables[sent % len(tables) :] + tables if t.id not in busy and not t.over), None
        )
        sent += 1
        if table is not None:
            busy.add(table.id)
            task = asyncio.create_task(one(table))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return delays


# The run


@dataclass
class Kind:
    """How one kind of server is spoken to."""

    hear: Callable[..., None]
    start: Callable[[Table], Awaitable[None]]
    answer: Callable[[Table], Awaitable[float]]


async def measure(server: Server, tables: list[Table], kind: Kind, seconds: float) -> dict[str, float]:
    await open_all(server.port, tables, kind.hear)
    await asyncio.gather(*(kind.start(table) for table in tables))
    await steadily(tables, kind.answer, 2.0)  # warm up
    found = [await full_speed(server, tables, kind.answer, seconds / 2, width) for width in (32, len(tables))]
    speed, busy = max(found)
    delays = await steadily(tables, kind.answer, seconds)
    memory = server.memory()
    refused = [table.refused for table in tables if table.refused]
    if refused or any(wire.lost for table in tables for wire in table.sockets):
        raise RuntimeError(f"Something went wrong: {(refused or ['a connection was lost'])[0]}")
    for table in tables:
        for wire in table.sockets:
            wire.transport.abort()
    return {
        "answers_per_second": speed,
        "busy_percent": busy * 100,
        "processor_us": busy / speed * 1e6,
        "p50_ms": median(delays) * 1000,
        "p99_ms": quantiles(delays, n=100)[98] * 1000,
        "memory_mib": memory,
    }


async def measure_bare(connections: int, seconds: float, folder: Path) -> dict[str, float]:
    port = free_port()
    server = Server([sys.executable, __file__, "--bare", str(port)], port, folder / "bare.log")
    try:
        rooms = [Table(f"room{n}", [(None, {})] * ROOM, Random(n)) for n in range(connections // ROOM)]
        return await measure(server, rooms, Kind(hear_bare, start_bare, answer_bare), seconds)
    finally:
        server.stop()


async def measure_ours(
    connections: int, tables: int, seconds: float, folder: Path, database: str
) -> dict[str, float]:
    sys.path.insert(0, str(HERE.parent))
    from tests.server.node import Node, prepare

    people, made = await prepare(database, people=200, tables=tables, players=ROOM - 1)
    node = Node(folder, database, connections=5000, log_level="warning")
    command = [sys.executable, "-c", SERVE, "serve", "--config", str(node.config)]
    server = Server(command, node.port, folder / "ours.log")
    try:
        playing = [
            Table(
                name,
                [*((seat, who.headers) for seat, who in holders.items()), (None, people[n % 200].headers)],
                Random(n),
            )
            for n, (name, holders) in enumerate(list(made.items())[: connections // ROOM])
        ]
        return await measure(server, playing, Kind(hear_ours, start_ours, answer_ours), seconds)
    finally:
        server.stop()


SERVE = "import sys; from cuius.cli.main import main; sys.argv[0] = 'cuius'; main()"


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="cuius-load-"))
    try:
        database = chosen.database or f"sqlite:///{folder}/load.db"
        bare = uvloop.run(measure_bare(chosen.connections, chosen.seconds, folder))
        ours = uvloop.run(measure_ours(chosen.connections, chosen.tables, chosen.seconds, folder, database))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {
        "tables": chosen.tables,
        "connections": chosen.connections // ROOM * ROOM,
        "bare": {name: round(value, 1) for name, value in bare.items()},
        "ours": {name: round(value, 1) for name, value in ours.items()},
        "speed_ratio": round(ours["answers_per_second"] / bare["answers_per_second"], 3),
        "memory_ratio": round(ours["memory_mib"] / bare["memory_mib"], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="tables that are open")
    parser.add_argument("--connections", type=int, default=1000, help="signed-in sockets, six a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each figure is measured")
    parser.add_argument("--database", default="", help="postgresql://... instead of SQLite")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bare", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.bare:
        serve_bare(chosen.bare)
        return
    found = run(chosen)
    if chosen.json:
        print(json.dumps(found))
        return
    print(f"{found['tables']} tables, {found['connections']} connections, six sockets a table")
    for name in ("bare", "ours"):
        f = found[name]
        print(
            f"{name}: {f['answers_per_second']:.0f} answers/s with {f['busy_percent']:.0f} % of a core "
            f"({f['processor_us']:.0f} us an answer); "
            f"at {STEADY}/s to the sixth socket p50 {f['p50_ms']:.1f} ms, p99 {f['p99_ms']:.1f} ms; "
            f"{f['memory_mib']:.0f} MiB"
        )
    print(f"speed {found['speed_ratio']:.0%} of the bare room's, memory {found['memory_ratio']:.1f} times")


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
