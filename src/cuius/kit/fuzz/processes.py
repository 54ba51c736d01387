"""The games of a run over several processes; which process plays a game makes no difference to it."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

import msgspec

from cuius.core.title import Title, get_title
from cuius.kit.exercised.carriers import CountedLines
from cuius.kit.exercised.lines import LineRecorder, make_recorder
from cuius.kit.fuzz.failures import FuzzFailure
from cuius.kit.fuzz.games import FuzzGame
from cuius.kit.fuzz.play import FuzzSettings, PlayedFuzzGame, play_fuzz_game

AHEAD = 2
"""Games handed out per process, so that none of them waits."""


class FuzzWork(msgspec.Struct, frozen=True):
    """What a process needs to know to play games."""

    title: str
    settings: FuzzSettings
    counted: CountedLines | None = None


class FuzzWorker:
    """Plays games in a process of its own."""

    work: FuzzWork
    recorder: LineRecorder | None = None


def begin_work(work: FuzzWork) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    FuzzWorker.work = work
    FuzzWorker.recorder = make_recorder(work.counted) if work.counted is not None else None


def play_in_worker(game: FuzzGame) -> PlayedFuzzGame:
    return play_fuzz_game(
        get_title(FuzzWorker.work.title), game, FuzzWorker.work.settings, FuzzWorker.recorder
    )


def play_here(
    title: Title, games: Iterator[FuzzGame], work: FuzzWork, until: float
) -> Iterator[PlayedFuzzGame]:
    """Play the games in this process."""
    recorder = make_recorder(work.counted) if work.counted is not None else None
    try:
        for game in games:
            yield play_fuzz_game(title, game, work.settings, recorder)
            if time.monotonic() > until:
                break
    finally:
        if recorder is not None:
            recorder.close()


def play_in_processes(
    games: Iterator[FuzzGame], work: FuzzWork, jobs: int, until: float
) -> Iterator[PlayedFuzzGame]:
    """Play the games in so many processes; in the order in which they end."""
    pool = new_pool(work, jobs)
    waiting: dict[Future[PlayedFuzzGame], FuzzGame] = {}
    try:
        while True:
            if time.monotonic() < until:
                for game in islice(games, jobs * AHEAD - len(waiting)):
                    waiting[pool.submit(play_in_worker, game)] = game
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            broken = False
            for future in done:
                game = waiting.pop(future)
                try:
                    yield future.result()
                except BrokenProcessPool:
                    broken = True
                    yield lost_game(game)
            if broken:
                yield from map(lost_game, waiting.values())
                waiting.clear()
                pool.shutdown(wait=False, cancel_futures=True)
                pool = new_pool(work, jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def new_pool(work: FuzzWork, jobs: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, initializer=begin_work, initargs=(work,))


def lost_game(game: FuzzGame) -> PlayedFuzzGame:
    """A game whose process died, or that was lost with another's."""
    detail = "the process that played this game, or one beside it, was ended from outside"
    failure = FuzzFailure("process", detail, detail, "", {}, None, "", [])
    return PlayedFuzzGame(game.name, {}, 0, 0, 0.0, failure=failure)
