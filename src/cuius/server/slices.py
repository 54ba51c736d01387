"""Long work in the event loop, a slice at a time.

Not in a thread: a thread that computes holds the interpreter for milliseconds whenever the loop comes back
from a system call, and one answer of a player makes many.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from time import perf_counter
from typing import TypeVar

from cuius.core.progress import TimeLimit
from cuius.core.steps import Steps
from cuius.server.fair_queue import FairPlaces

T = TypeVar("T")

SLICE = 0.001
"""Seconds after which everything else has its turn, for as long again.

An answer of a player takes several turns of the event loop: in the pause all of them fit.
"""

STEP_SECONDS = 10.0
"""A single step that computes for so long fails with `TookTooLong`: rules that were played took less."""

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""The account or address that the present request is for; "" is the server itself."""


class SlicedWork:
    """All long work of a server: however much of it there is, everything else waits for one slice at most.

    Clients take turns, a slice each, however many pieces of work each of them has asked for.
    """

    def __init__(self) -> None:
        self._place = FairPlaces(1)

    async def run(self, steps: Steps[T]) -> T:
        """What the steps return; other tasks run in between."""
        client = CLIENT.get()
        while True:
            async with self._place.turn(client):
                until = perf_counter() + SLICE
                try:
                    with TimeLimit(STEP_SECONDS):
                        while perf_counter() < until:
                            next(steps)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(SLICE)
