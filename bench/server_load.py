"""Load: how many answers a second the server keeps and shows, beside a bare room that only passes them on.

    python bench/server_load.py [--tables 1000] [--connections 1000] [--seconds 10] [--title T] [--json]

Two servers are measured in one run, in turns, each in a process of its own on uvicorn with the same settings:

- the bare room: Starlette; a message that arrives on a socket is sent to the six sockets of its room;
- ours: six sockets a table, by default five seats of Revolution and a spectator; an answer is checked by the
  rules, kept in the database, confirmed, and shown to each of the six as it may see it.

Reported: answers a second at full speed and their part of the bare room's; the same by processor time, which
says more on a machine that does other things besides; the time from sending an answer to its arrival at the
sixth socket at 200 answers a second (median and 99th percentile); and the memory of both processes with all
connections open.
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
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import uvloop
from tables import (
    ROOM,
    STEADY,
    Table,
    answer_bare,
    answer_ours,
    measure_delays,
    measure_speed,
    open_all,
    receive_bare,
    receive_ours,
    start_bare,
    start_ours,
)

HERE = Path(__file__).parent
SLICES = 5
"""How often the two servers take turns."""
START = 120.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


# The servers as processes


class Server:
    """A server process."""

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

    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# The run


@dataclass
class Client:
    """How a client talks to one kind of server."""

    on_message: Callable[..., None]
    start: Callable[[Table], Awaitable[None]]
    answer: Callable[[Table], Awaitable[float]]


BARE = Client(receive_bare, start_bare, answer_bare)
OURS = Client(receive_ours, start_ours, answer_ours)


@dataclass
class MeasuredServer:
    """One of the two servers, the tables at it, and what was measured."""

    server: Server
    tables: list[Table]
    client: Client
    speeds: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """For each number of tables at once: answers a second, and how busy the server was."""
    delays: list[float] = field(default_factory=list)

    async def connect(self) -> None:
        await open_all(self.server.port, self.tables, self.client.on_message)
        await asyncio.gather(*(self.client.start(table) for table in self.tables))
        await measure_delays(self.tables, self.client.answer, 2.0)  # warm up

    async def measure_full_speed(self, seconds: float) -> None:
        for width in (32, len(self.tables)):
            found = await measure_speed(self.server, self.tables, self.client.answer, seconds / 2, width)
            self.speeds.setdefault(width, []).append(found)

    async def measure_steady_rate(self, seconds: float) -> None:
        self.delays += await measure_delays(self.tables, self.client.answer, seconds)

    def figures(self) -> dict[str, float]:
        refused = [table.refused for table in self.tables if table.refused]
        if refused or any(wire.lost for table in self.tables for wire in table.sockets):
            raise RuntimeError(f"Something went wrong: {(refused or ['a connection was lost'])[0]}")
        slices = max(self.speeds.values(), key=lambda found: median(speed for speed, _ in found))
        return {
            "answers_per_second": median(speed for speed, _ in slices),
            "busy_percent": median(busy for _, busy in slices) * 100,
            "processor_us": median(busy / speed for speed, busy in slices) * 1e6,
            "p50_ms": median(self.delays) * 1000,
            "p99_ms": quantiles(self.delays, n=100)[98] * 1000,
            "memory_mib": self.server.memory(),
        }


async def measure(
    bare: MeasuredServer, ours: MeasuredServer, seconds: float
) -> tuple[dict[str, float], dict[str, float]]:
    """Measure both in alternating time slices, so that other load affects them equally."""
    for measured in (bare, ours):
        await measured.connect()
    for _ in range(SLICES):
        for measured in (bare, ours):
            await measured.measure_full_speed(seconds / SLICES)
    for _ in range(SLICES):
        for measured in (bare, ours):
            await measured.measure_steady_rate(seconds / SLICES)
    return bare.figures(), ours.figures()


def start_bare_server(connections: int, folder: Path) -> MeasuredServer:
    port = free_port()
    server = Server([sys.executable, str(HERE / "bare_room.py"), str(port)], port, folder / "bare.log")
    rooms = [Table(f"room{n}", [(None, {})] * ROOM, Random(n)) for n in range(connections // ROOM)]
    return MeasuredServer(server, rooms, BARE)


async def start_our_server(
    connections: int, tables: int, folder: Path, database: str, title: str
) -> MeasuredServer:
    sys.path.insert(0, str(HERE.parent))
    from cuius.core.title import get_title
    from tests.server.node import Node, prepare

    players = min(ROOM, max(get_title(title).players))
    people, made = await prepare(database, people=200, tables=tables, title=title, players=players)
    node = Node(folder, database, connections=5000, log_level="warning")
    command = [sys.executable, "-c", SERVE, "serve", "--config", str(node.config)]
    server = Server(command, node.port, folder / "ours.log")
    playing = [
        Table(
            name,
            [
                *((seat, who.headers) for seat, who in holders.items()),
                *[(None, people[n % 200].headers)] * (ROOM - players),
            ],
            Random(n),
        )
        for n, (name, holders) in enumerate(list(made.items())[: connections // ROOM])
    ]
    return MeasuredServer(server, playing, OURS)


async def measure_both(chosen: argparse.Namespace, folder: Path) -> tuple[dict[str, float], dict[str, float]]:
    database = chosen.database or f"sqlite:///{folder}/load.db"
    servers = [await start_our_server(chosen.connections, chosen.tables, folder, database, chosen.title)]
    try:
        servers.append(start_bare_server(chosen.connections, folder))
        return await measure(servers[1], servers[0], chosen.seconds)
    finally:
        for measured in servers:
            measured.server.stop()


SERVE = "import sys; from cuius.cli.main import main; sys.argv[0] = 'cuius'; main()"


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="cuius-load-"))
    try:
        bare, ours = uvloop.run(measure_both(chosen, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {
        "tables": chosen.tables,
        "connections": chosen.connections // ROOM * ROOM,
        "bare": {name: round(value, 1) for name, value in bare.items()},
        "ours": {name: round(value, 1) for name, value in ours.items()},
        "speed_ratio": round(ours["answers_per_second"] / bare["answers_per_second"], 3),
        "processor_ratio": round(bare["processor_us"] / ours["processor_us"], 3),
        "memory_ratio": round(ours["memory_mib"] / bare["memory_mib"], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="tables that are open")
    parser.add_argument("--connections", type=int, default=1000, help="signed-in sockets, six a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each figure is measured")
    parser.add_argument("--database", default="", help="postgresql://... instead of SQLite")
    parser.add_argument("--title", default="revolution", help="what is played at the tables")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
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
    print(
        f"speed {found['speed_ratio']:.0%} of the bare room's "
        f"({found['processor_ratio']:.0%} by processor time), memory {found['memory_ratio']:.1f} times"
    )


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
