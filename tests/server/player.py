"""A player over a socket who loses the connection as often as it likes, and never the thread.

It keeps the view and the log from what it is sent alone, remembers every answer until it is confirmed, and
sends it again under the same id after each loss.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cuius.server.secrets import new_id
from tests.server.node import Somebody

AGAIN = 0.05
"""Seconds before the next try to connect."""

FAULTS = ("NotSaved", "DatabaseAway")
"""Refusals for which nobody is to blame: the same is sent again."""

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Ledger:
    """What the server has confirmed: it must never be lost."""

    def __init__(self) -> None:
        self.confirmed: dict[str, dict[str, dict[str, Any]]] = {}
        self.sent = 0
        self.repeated = 0
        self.faults = 0
        """How often the server said that it could not save something just now."""

    def confirm(self, table: str, answer: dict[str, Any]) -> None:
        self.confirmed.setdefault(table, {})[answer["id"]] = answer

    @property
    def total(self) -> int:
        return sum(map(len, self.confirmed.values()))


class Player:
    """One seat of one table, or a spectator of it."""

    def __init__(
        self,
        address: Callable[[], str],
        table: str,
        seat: str | None,
        who: Somebody,
        ledger: Ledger,
        seed: int,
    ) -> None:
        self.address = address
        self.table, self.seat, self.who, self.ledger = table, seat, who, ledger
        self.random = Random(seed)
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.rows = -1
        self.over = False
        self.question: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.refusals: list[dict[str, Any]] = []
        self.pause = 0.0
        """Seconds to think before each answer."""
        self.playing = True
        """False: look on, and answer nothing new."""

    async def play(self) -> None:
        """Until the game is over or somebody cancels it."""
        while not self.over:
            try:
                async with connect(
                    f"{self.address()}/ws/tables/{self.table}",
                    additional_headers=self.who.headers,
                    compression=None,
                    open_timeout=20,
                    max_size=None,
                ) as socket:
                    await self.sit(socket)
            except LOST:
                await asyncio.sleep(AGAIN)

    async def sit(self, socket: ClientConnection) -> None:
        await self.watch(socket)
        if self.pending is not None:
            self.ledger.repeated += 1
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            await self.hear(socket, json.loads(text))
            if self.over:
                return

    async def watch(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "watch", "seat": self.seat, "since": self.rows}))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "confirmed":
            self.settle(message["id"])
            if self.rows >= message["rows"]:  # shown before it was confirmed
                await self.answer(socket)
        elif message["type"] == "refused" and message["error"] in FAULTS:
            self.ledger.faults += 1
            await asyncio.sleep(AGAIN)
            if message["id"] is None:
                await self.watch(socket)
            elif self.pending is not None:
                await socket.send(json.dumps(self.pending))
        elif message["type"] == "refused":
            self.refusals.append({"refused": message, "pending": self.pending, "rows": self.rows})
            self.pending = None
        elif message["type"] == "update":
            self.settle(message.get("confirmed"))
            self.take_in(message)
            await self.answer(socket)

    def settle(self, answer_id: str | None) -> None:
        """The server has kept this answer."""
        if self.pending is not None and answer_id == self.pending["id"]:
            self.ledger.confirm(self.table, self.pending)
            self.pending = None

    def take_in(self, message: dict[str, Any]) -> None:
        """Everything new, put where it belongs."""
        self.view = message["view"] if message["full"] else {**self.view, **message["view"]}
        self.log = [e for e in self.log if e["number"] <= message["log_since"]] + message["log"]
        self.rows, self.question = message["rows"], message["question"]
        self.over = message["result"] is not None

    async def answer(self, socket: ClientConnection) -> None:
        question = self.question
        if question is None or self.pending is not None or not self.playing or self.seat is None:
            return
        self.pending = {
            "type": "answer",
            "id": new_id(),
            "seat": self.seat,
            "number": question["number"],
            "key": question["key"],
            "answer": self.random.choice(question["options"]),
        }
        if self.pause:
            await asyncio.sleep(self.random.uniform(0, self.pause))
        self.ledger.sent += 1
        await socket.send(json.dumps(self.pending))
