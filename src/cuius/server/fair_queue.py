"""Queues in which clients take turns, however much each of them asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_TURNS = 1000
"""How many clients are remembered; when there are more, those for whom nothing waits are forgotten."""


class FairQueue(Generic[T]):
    """Start-time fair queueing: every client has a number of turns, and the lowest is served first.

    A newcomer begins at the turn that is being served, so that it goes before those with more turns, but
    gains nothing for the time it was away.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._turns: dict[str, int] = {}
        self._now = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def push(self, client: str, item: T) -> None:
        if client not in self._waiting:
            self._waiting[client] = deque()
            self._turns[client] = max(self._turns.get(client, 0), self._now)
        self._waiting[client].append(item)

    def pop(self) -> T | None:
        """The next item; None if nothing waits."""
        if not self._waiting:
            return None
        client = min(self._waiting, key=self._turns.__getitem__)
        self.serve(client)
        items = self._waiting[client]
        item = items.popleft()
        if not items:
            del self._waiting[client]
        return item

    def serve(self, client: str) -> None:
        """Count a turn of a client."""
        self._now = max(self._turns.get(client, 0), self._now)
        self._turns[client] = self._now + 1
        if len(self._turns) > MOST_TURNS:
            self._turns = {waiting: self._turns[waiting] for waiting in self._waiting}


class FairPlaces:
    """A number of places for work, which clients take in turn."""

    def __init__(self, places: int, on_wait: Callable[[], None] = lambda: None) -> None:
        """`on_wait` is called whenever somebody has to wait."""
        self.free = places
        self.on_wait = on_wait
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait until it is this client's turn and a place is free; it is free again when the block ends."""
        if self.free:
            self.free -= 1
            self.waiting.serve(client)
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.push(client, mine)
            self.on_wait()
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self.give_back()
                raise
        try:
            yield
        finally:
            self.give_back()

    def take(self) -> bool:
        """Take a place that is free at the moment, which nobody else waits for."""
        if not self.free:
            return False
        self.free -= 1
        return True

    def give_back(self) -> None:
        """A place is free again: for whoever waits, if anybody does."""
        while (waiting := self.waiting.pop()) is not None:
            if not waiting.done():
                waiting.set_result(None)
                return
        self.free += 1
