"""The program's own players at a table. Those that think ahead do so in processes of their own."""

from __future__ import annotations

import os
from collections.abc import Sequence

import structlog

from cuius.bots import Bot, answer_of, make_bot
from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.title import Config, get_title
from cuius.server.play.worker_processes import WorkerProcesses

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
        self.workers = WorkerProcesses(processes or max(1, (os.cpu_count() or 2) - 1), PATIENCE)

    async def answer(self, match: Match, seat: str, name: str) -> str:
        """What the bot of that name answers; the server goes on with other things meanwhile.

        A process that ended, hangs or fails must not hold up the table: then the steward answers.
        """
        bot = make_bot(name, match.title, len(match.journal))
        if not bot.searches:
            return answer_safely(bot, match, seat, name)
        try:
            return await self.workers.run(think_apart, match.config, tuple(match.journal), seat, name)
        except Exception:
            log.warning("bot.process-failed", title=match.title.name, seat=seat, bot=name, exc_info=True)
        return bot_answer(match, seat, "steward" if match.title.steward else "random")

    def close(self) -> None:
        self.workers.close()


def think_apart(config: Config, rows: Sequence[Entry], seat: str, name: str) -> str:
    """In a process of its own: the game again from its rows, and the bot's answer."""
    match = Match(get_title(config.title), config, Seeded(0), log=False)
    match.journal = Journal.of(rows)
    match.replay()
    return bot_answer(match, seat, name)
