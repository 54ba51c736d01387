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

from cuius.arena.tournament import Played, Tournament, play_portion, reason_of
from cuius.core.errors import CuiusError

LARGEST_PORTION = 25
PORTION_SECONDS = 0.5
"""What an interruption may lose of short games, which are handed back together."""
IN_FLIGHT = 3
"""Portions that wait for each process, so that none is ever idle."""


class WorkersFailed(CuiusError):
    """The processes that played games are gone."""


class Portions:
    """Games in the portions in which they are given out: single ones, several only if they are short."""

    def __init__(self, games: Sequence[int]) -> None:
        self._waiting = deque(games)
        self._over = 0
        self._seconds = 0.0

    def learn(self, played: Sequence[Played]) -> Sequence[Played]:
        """Notes how long games take, and passes them on."""
        self._over += len(played)
        self._seconds += sum(game.seconds for game in played)
        return played

    def size(self) -> int:
        """How many games one portion holds at the moment."""
        if not self._over:
            return 1
        each = max(self._seconds / self._over, PORTION_SECONDS / LARGEST_PORTION)
        return max(1, int(PORTION_SECONDS / each))

    def take(self, many: int) -> list[tuple[int, ...]]:
        """So many portions, or what is left."""
        taken = [self._next() for _ in range(many)]
        return [portion for portion in taken if portion]

    def _next(self) -> tuple[int, ...]:
        return tuple([self._waiting.popleft() for _ in range(min(self.size(), len(self._waiting)))])


def play_here(
    tournament: Tournament, games: Sequence[int], records: Path | None
) -> Iterator[Sequence[Played]]:
    for game in games:
        yield play_portion(tournament, (game,), records)


def play_in_processes(
    tournament: Tournament, games: Sequence[int], records: Path | None, jobs: int
) -> Iterator[Sequence[Played]]:
    """Portions as they are done, in any order."""
    waiting = Portions(games)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        running = {pool.submit(play_portion, tournament, p, records) for p in waiting.take(IN_FLIGHT * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for portion in done:
                yield waiting.learn(portion.result())
            running |= {pool.submit(play_portion, tournament, p, records) for p in waiting.take(len(done))}
    except BrokenProcessPool:
        raise WorkersFailed("A process that played games was ended from outside; try fewer --jobs.") from None
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # after an interruption nobody waits for games that were being played
            process.terminate()


def begin_work() -> None:
    """The process that gives out the games deals with Ctrl-C, which reaches all, and all end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """However the other process ends: nobody is left then to take the games."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def play_on_ray(
    tournament: Tournament, games: Sequence[int], records: Path | None, address: str, jobs: int
) -> Iterator[Sequence[Played]]:
    """The same on a Ray cluster; the address `local` starts one on this machine with so many workers."""
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address, jobs)
    try:
        many = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=2)(play_portion)
        waiting = Portions(games)
        running = [remote.remote(tournament, p, records) for p in waiting.take(IN_FLIGHT * many)]
        while running:
            done, running = ray.wait(running)
            for portion in done:
                yield waiting.learn(ray.get(portion))
            running += [remote.remote(tournament, p, records) for p in waiting.take(len(done))]
    except ray.exceptions.RayError as error:
        raise what_failed(error) from None
    finally:
        if ours:
            ray.shutdown()


def what_failed(error: Exception) -> CuiusError:
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
