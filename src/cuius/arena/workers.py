"""Who plays the games: this process, several on this machine, or a Ray cluster."""

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

from cuius.arena.tournament import GameResult, Tournament, play_batch, reason_of
from cuius.core.errors import CuiusError

MAX_BATCH = 25
BATCH_SECONDS = 0.5
"""What an interruption may lose of short games, which are handed back together."""
IN_FLIGHT = 3
"""Portions that wait for each process, so that none is ever idle."""


class WorkersFailed(CuiusError):
    """The processes that played games are gone."""


class Batches:
    """Games in the portions in which they are given out: single ones, several only if they are short."""

    def __init__(self, games: Sequence[int]) -> None:
        self._waiting = deque(games)
        self._over = 0
        self._seconds = 0.0

    def record_durations(self, played: Sequence[GameResult]) -> Sequence[GameResult]:
        """Notes how long games take, and passes them on."""
        self._over += len(played)
        self._seconds += sum(game.seconds for game in played)
        return played

    def size(self) -> int:
        """How many games one portion holds at the moment."""
        if not self._over:
            return 1
        each = max(self._seconds / self._over, BATCH_SECONDS / MAX_BATCH)
        return max(1, int(BATCH_SECONDS / each))

    def take(self, many: int) -> list[tuple[int, ...]]:
        """So many portions, or what is left."""
        taken = [self._next() for _ in range(many)]
        return [portion for portion in taken if portion]

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
    """Portions as they are done, in any order."""
    waiting = Batches(games)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=init_worker)
    try:
        running = {pool.submit(play_batch, tournament, p, records) for p in waiting.take(IN_FLIGHT * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for portion in done:
                yield waiting.record_durations(portion.result())
            running |= {pool.submit(play_batch, tournament, p, records) for p in waiting.take(len(done))}
    except BrokenProcessPool:
        raise WorkersFailed("A process that played games was ended from outside; try fewer --jobs.") from None
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # after an interruption nobody waits for games that were being played
            process.terminate()


def init_worker() -> None:
    """The process that gives out the games deals with Ctrl-C, which reaches all, and all end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """However the other process ends: nobody is left then to take the games."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play_on_ray(
    tournament: Tournament, games: Sequence[int], records: Path | None, address: str, jobs: int
) -> Iterator[Sequence[GameResult]]:
    """The same on a Ray cluster; the address `local` starts one on this machine with so many workers."""
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address, jobs)
    try:
        many = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=2)(play_batch)
        waiting = Batches(games)
        running = [remote.remote(tournament, p, records) for p in waiting.take(IN_FLIGHT * many)]
        while running:
            done, running = ray.wait(running)
            for portion in done:
                yield waiting.record_durations(ray.get(portion))
            running += [remote.remote(tournament, p, records) for p in waiting.take(len(done))]
    except ray.exceptions.RayError as error:
        raise cluster_error(error) from None
    finally:
        if ours:
            ray.shutdown()


def cluster_error(error: Exception) -> CuiusError:
    """What a game's process had to say, or that the cluster is at fault."""
    cause = getattr(error, "cause", error)
    if isinstance(cause, CuiusError):
        return cause
    return WorkersFailed(f"The Ray cluster failed; the same command goes on from there. {reason_of(cause)}")


def connect(ray: Any, address: str, jobs: int) -> None:
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise WorkersFailed(f"No Ray cluster answers at {address}: {str(error).splitlines()[0]}") from None


def ray_module() -> Any:
    try:
        import ray
    except ImportError:
        raise WorkersFailed("Ray is not installed here; install cuius with the extra `research`.") from None
    return ray
