"""Processes beside the server, for what would hold up its event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")

NICENESS = 5
"""The server itself has the right of way."""


class WorkerProcesses:
    """A pool of processes, started with the first job."""

    def __init__(self, processes: int, seconds: float) -> None:
        """A job that takes longer than so many seconds is given up."""
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    async def run(self, function: Callable[[*Arguments], T], *args: *Arguments) -> T:
        """What the function returns; its arguments and result are pickled.

        Raises what it raises, `TimeoutError` if it takes too long, `BrokenProcessPool` if its process ended.
        """
        async with self._free:
            pool = self._running()
            try:
                return await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(pool, function, *args), self.seconds
                )
            except (TimeoutError, BrokenProcessPool):
                self._give_up(pool)
                raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=lower_priority)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Kill what is left of these processes; the next job starts others."""
        if self._pool is pool:
            self._pool = None
        for process in tuple((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
