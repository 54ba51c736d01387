"""Long work in the event loop, a slice at a time.

Not in a thread: a thread that computes holds the interpreter for milliseconds whenever the loop comes back
from a system call, and one answer of a player makes many.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TypeVar

from cuius.core.steps import Steps

T = TypeVar("T")

SLICE = 0.001
"""Seconds after which everything else has its turn, for as long again.

An answer of a player takes several turns of the event loop: in the pause all of them fit.
"""


class SlicedWork:
    """All long work of a server: however much of it there is, everything else waits for one slice at most."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Steps[T]) -> T:
        """What the steps return; other tasks run in between, and who came first has no precedence."""
        while True:
            async with self._turn:
                until = perf_counter() + SLICE
                try:
                    while perf_counter() < until:
                        next(steps)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(SLICE)
