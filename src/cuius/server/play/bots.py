"""The program's own players at a table. Those that think ahead do so in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from cuius.bots import Bot, answer_of, make_bot
from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.title import Config, get_title

log = structlog.get_logger("cuius.bots")

PATIENCE = 60.0
"""Seconds after which a process that should have answered long ago is given up."""


def bot_answer(match: Match, seat: str, name: str) -> str:
    """What the bot of that name answers, from what its seat sees."""
    return answer_safely(make_bot(name, match.title, len(match.journal)), match, seat, name)


def answer_safely(bot: Bot, match: Match, seat: str, name: str) -> str:
    question = match.question(seat)
    assert question is not None
    try:
        return word_of(answer_of(bot, match, question))
    except Exception:  # a bot at a loss must not hold up the table
        log.exception("bot.failed", title=match.title.name, seat=seat, bot=name, key=question.key)
        return question.words[-1]


class BotProcesses:
    """Processes in which bots think ahead, started when the first of them is asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.processes)

    async def answer(self, match: Match, seat: str, name: str) -> str:
        """What the bot of that name answers; the server goes on with other things meanwhile.

        A process that ended, hangs or fails must not hold up the table: then the steward answers.
        """
        bot = make_bot(name, match.title, len(match.journal))
        if not bot.wants_worlds:
            return answer_safely(bot, match, seat, name)
        rows = tuple(match.journal)
        async with self._free:
            try:
                return await self._think(match.config, rows, seat, name)
            except Exception:
                log.warning("bot.process-failed", title=match.title.name, seat=seat, bot=name, exc_info=True)
        return bot_answer(match, seat, "steward" if match.title.steward else "random")

    async def _think(self, config: Config, rows: Sequence[Entry], seat: str, name: str) -> str:
        pool = self._running()
        thinking = asyncio.get_running_loop().run_in_executor(pool, think_apart, config, rows, seat, name)
        try:
            return await asyncio.wait_for(thinking, PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            self._give_up(pool)
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, fresh, initializer=be_modest)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End what is left of these processes; the next question starts others."""
        if self._pool is pool:
            self._pool = None
        for process in tuple((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def be_modest() -> None:
    """Those who think leave the right of way to those who serve."""
    if hasattr(os, "nice"):
        os.nice(5)


def think_apart(config: Config, rows: Sequence[Entry], seat: str, name: str) -> str:
    """In a process of its own: the game again from its rows, and the bot's answer."""
    match = Match(get_title(config.title), config, Seeded(0), log=False)
    match.journal = Journal.of(rows)
    match.retrace()
    return bot_answer(match, seat, name)
