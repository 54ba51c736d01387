"""Six sockets around each table: how they answer as fast as they can, or at a steady rate."""

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


class Busy(Protocol):
    """A server that knows how many seconds of a processor it has used."""

    def processor(self) -> float: ...


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
    if text.startswith(UPDATE):
        seat = table.seats[place][0]
        asked = seat is not None and b'"question":null' not in text
        if seat is not None:
            table.questions[seat] = msgspec.json.decode(text, type=Shown).question if asked else None
        if asked:
            table.ready.set()
        if b',"confirmed":' in text:
            table.confirmed.set()
        if place == ROOM - 1:
            table.at = time.perf_counter()
            table.over = b'"result":null' not in text
            table.arrived.set()
    elif text.startswith(b'{"type":"confirmed"'):
        table.confirmed.set()
    elif text.startswith(b'{"type":"refused"'):
        table.refused = text.decode()


UPDATE = b'{"type":"observation"'


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
    server: Busy, tables: list[Table], answer: Callable[[Table], Any], seconds: float, width: int
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
