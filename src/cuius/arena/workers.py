"""How the games are distributed: in this process, on several of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Thread
from typing import Any

from cuius.arena.tournament import GameResult, Tournament, play_batch
from cuius.bots.play import crash_reason
from cuius.core.errors import CuiusError

MAX_BATCH = 25
BATCH_SECONDS = 0.5
"""Intended duration of a batch: an interruption loses at most that."""
IN_FLIGHT = 3
"""Batches submitted per process, so that none is idle."""


class WorkersFailed(CuiusError):
    """The worker processes are gone."""


class Batches:
    """Distributes games in batches: one at a time, several only if they are short."""

    def __init__(self, games: Sequence[int]) -> None:
        self._waiting = deque(games)
        self._over = 0
        self._seconds = 0.0

    def record_durations(self, played: Sequence[GameResult]) -> Sequence[GameResult]:
        """Record the durations of finished games; returns the games."""
        self._over += len(played)
        self._seconds += sum(game.seconds for game in played)
        return played

    def size(self) -> int:
        """The present batch size."""
        if not self._over:
            return 1
        each = max(self._seconds / self._over, BATCH_SECONDS / MAX_BATCH)
        return max(1, int(BATCH_SECONDS / each))

    def take(self, count: int) -> list[tuple[int, ...]]:
        """So count batches, or what is left."""
        taken = [self._next() for _ in range(count)]
        return [batch for batch in taken if batch]

    def _next(self) -> tuple[int, ...]:
        return tuple([self._waiting.popleft() for _ in range(min(self.size(), len(self._waiting)))])


def play_in_this_process(
    tournament: Tournament, games: Sequence[int], records: Path | None
) -> Iterator[Sequence[GameResult]]:
    for game in games:
        yield play_batch(tournament, (game,), records)


def play_in_processes(
    tournament: Tournament, games: Sequence[int], records: Path | None, jobs: int
) -> Iterator[Sequence[GameResult]]:
    """Yields batches as they finish, in any order."""
    waiting = Batches(games)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=init_worker)
    try:
        running = {pool.submit(play_batch, tournament, p, records) for p in waiting.take(IN_FLIGHT * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for batch in done:
                yield waiting.record_durations(batch.result())
            running |= {pool.submit(play_batch, tournament, p, records) for p in waiting.take(len(done))}
    except BrokenProcessPool:
        raise WorkersFailed("A process that played games was ended from outside; try fewer --jobs.") from None
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # after an interruption unfinished games are dropped
            process.terminate()


def init_worker() -> None:
    """Leave Ctrl-C to the parent process, and exit with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Exit when the parent ends, however it ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play_on_ray(
    tournament: Tournament, games: Sequence[int], records: Path | None, address: str, jobs: int
) -> Iterator[Sequence[GameResult]]:
    """The same on a Ray cluster; the address `local` starts one on this machine with `jobs` workers."""
    ray = ray_module()
    started_here = not ray.is_initialized()
    if started_here:
        connect(ray, address, jobs)
    try:
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=2)(play_batch)
        waiting = Batches(games)
        running = [remote.remote(tournament, p, records) for p in waiting.take(IN_FLIGHT * count)]
        while running:
            done, running = ray.wait(running)
            for batch in done:
                yield waiting.record_durations(ray.get(batch))
            running += [remote.remote(tournament, p, records) for p in waiting.take(len(done))]
    except ray.exceptions.RayError as error:
        raise cluster_error(error) from None
    finally:
        if started_here:
            ray.shutdown()


def cluster_error(error: Exception) -> CuiusError:
    """The error that a worker raised, or a failure of the cluster."""
    cause = getattr(error, "cause", error)
    if isinstance(cause, CuiusError):
        return cause
    return WorkersFailed(
        f"The Ray cluster failed; the same command goes on from there. {crash_reason(cause)}"
    )


def connect(ray: Any, address: str, jobs: int) -> None:
    local: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **local)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise WorkersFailed(f"No Ray cluster answers at {address}: {str(error).splitlines()[0]}") from None


def ray_module() -> Any:
    try:
        import ray
    except ImportError:
        raise WorkersFailed('Ray is not installed here: pip install "cuius[research]".') from None
    return ray
