"""Six sockets around each table, which answer as fast as they can or at a steady rate."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Protocol

import msgspec
from wire import Wire, open_wire

ROOM = 6
STEADY = 200
"""Answers a second at which delays are measured."""
OPENING = 50
"""How many connections are opened at once."""


class Measurable(Protocol):
    """A server whose processor time can be read."""

    def cpu_seconds(self) -> float: ...


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
    """When the sixth socket last received an update."""
    count: int = 0
    refused: str = ""

    def next_answer(self) -> tuple[int, dict[str, Any]] | None:
        for index, (seat, _) in enumerate(self.seats):
            question = self.questions.get(seat or "")
            if question is not None:
                self.count += 1
                return index, {
                    "type": "answer",
                    "id": f"{self.id}-{self.count}",
                    "seat": seat,
                    "number": question["number"],
                    "key": question["key"],
                    "answer": self.random.choice(question["options"]),
                }
        return None


async def open_all(port: int, tables: list[Table], on_message: Callable[..., Any]) -> None:
    """Open all sockets of all tables."""
    limit = asyncio.Semaphore(OPENING)

    async def open_one(table: Table, index: int) -> Wire:
        async with limit:
            path, headers = f"/ws/tables/{table.id}", table.seats[index][1]
            return await open_wire(port, path, headers, partial(on_message, table, index))

    wanted = [(table, index) for table in tables for index in range(len(table.seats))]
    opened = await asyncio.gather(*(open_one(*one) for one in wanted))
    for (table, _), wire in zip(wanted, opened, strict=True):
        table.sockets.append(wire)


def receive_ours(table: Table, index: int, text: bytes) -> None:
    """Handle a message: store the question of a seat; the sixth socket takes the time."""
    if text.startswith(UPDATE):
        seat = table.seats[index][0]
        asked = seat is not None and b'"question":null' not in text
        if seat is not None:
            table.questions[seat] = msgspec.json.decode(text, type=UpdateMessage).question if asked else None
        if asked:
            table.ready.set()
        if b',"confirmed":' in text:
            table.confirmed.set()
        if index == ROOM - 1:
            table.at = time.perf_counter()
            table.over = b'"result":null' not in text
            table.arrived.set()
    elif text.startswith(b'{"type":"confirmed"'):
        table.confirmed.set()
    elif text.startswith(b'{"type":"refused"'):
        table.refused = text.decode()


UPDATE = b'{"type":"update"'


class UpdateMessage(msgspec.Struct):
    question: dict[str, Any] | None


async def start_ours(table: Table) -> None:
    """Subscribe every socket to the view of its seat."""
    table.arrived.clear()
    for (seat, _), wire in zip(table.seats, table.sockets, strict=True):
        wire.send(msgspec.json.encode({"type": "watch", "seat": seat}))
    await table.arrived.wait()


async def answer_ours(table: Table) -> float:
    """One answer, stored and confirmed; returns the seconds until the sixth socket received it."""
    async with asyncio.timeout(30):
        while (move := table.next_answer()) is None:
            table.ready.clear()
            await table.ready.wait()
        index, message = move
        table.questions[message["seat"]] = None
        table.arrived.clear()
        table.confirmed.clear()
        started = time.perf_counter()
        table.sockets[index].send(msgspec.json.encode(message))
        await table.confirmed.wait()
        await table.arrived.wait()
    return table.at - started


def receive_bare(table: Table, index: int, text: bytes) -> None:
    if index == ROOM - 1:
        table.at = time.perf_counter()
        table.arrived.set()


async def start_bare(table: Table) -> None:
    """A bare room needs no subscription."""


async def answer_bare(table: Table) -> float:
    async with asyncio.timeout(30):
        table.arrived.clear()
        started = time.perf_counter()
        table.sockets[table.count % (ROOM - 1)].send(BARE_MESSAGE)
        table.count += 1
        await table.arrived.wait()
    return table.at - started


BARE_MESSAGE = msgspec.json.encode(
    {"type": "answer", "id": "x" * 16, "number": 9, "key": "k" * 12, "answer": "a"}
)


async def measure_speed(
    server: Measurable, tables: list[Table], answer: Callable[[Table], Any], seconds: float, width: int
) -> tuple[float, float]:
    """Answers a second when `width` tables play as fast as they can, and how busy the server was."""
    end = time.perf_counter() + seconds
    done = 0

    async def play(mine: list[Table]) -> None:
        nonlocal done
        turn = 0
        while time.perf_counter() < end:
            playing = [t for t in mine if not t.over]
            if not playing:
                return
            await answer(playing[turn % len(playing)])
            turn += 1
            done += 1

    started, spent = time.perf_counter(), server.cpu_seconds()
    await asyncio.gather(*(play(tables[n::width]) for n in range(width)))
    lasted = time.perf_counter() - started
    return done / lasted, (server.cpu_seconds() - spent) / lasted


async def measure_delays(tables: list[Table], answer: Callable[[Table], Any], seconds: float) -> list[float]:
    """The delays at a steady rate; an answer waits for its own table only."""
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
