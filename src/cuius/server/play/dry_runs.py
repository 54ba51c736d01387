"""Dry runs: an answer on which the rules took long is tried in another process, to see whether it ends.

Rules run within the event loop, where nobody may compute for long. An answer that takes more than `QUICK` is
abandoned there, which leaves the position as it was. If the dry run ends, the rules are merely slow, and the
answer is played after all; if it does not, the procedure runs away.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import structlog

from cuius.core.chance import ChanceSource
from cuius.core.errors import Refused, RulesBroken
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.title import Config, get_title
from cuius.server.play.worker_processes import WorkerProcesses

log = structlog.get_logger("cuius.play")

QUICK = 0.05
"""Seconds of processor time that the rules may take for an answer within the event loop."""

SLOW = 5.0
"""The same for an answer that was tried before."""

PATIENCE = 20.0
"""Seconds after which the process of a dry run is killed."""


class Answer(NamedTuple):
    """An answer of a seat, to be applied to a match."""

    seat: str
    number: int
    key: str
    answer: Any


class DryRuns:
    """Plays answers in another process."""

    def __init__(self) -> None:
        self.workers = WorkerProcesses(1, PATIENCE)

    async def ends(self, match: Match, answer: Answer) -> bool:
        """Do the rules come to an end on this answer?"""
        try:
            ended = await self.workers.run(dry_run, match.config, match.chance, tuple(match.journal), answer)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("rules.dry-run-failed", title=match.title.name, why=repr(error))
            return False
        log.warning("rules.slow", title=match.title.name, key=answer.key, ended=ended)
        return ended

    def close(self) -> None:
        self.workers.close()


def dry_run(config: Config, chance: ChanceSource, rows: Sequence[Entry], answer: Answer) -> bool:
    """In a process of its own: the game again from its rows, and the answer."""
    match = Match(get_title(config.title), config, chance, log=False)
    match.journal = Journal.of(rows)
    match.replay()
    try:
        match.answer(*answer, seconds=SLOW)
    except RulesBroken:
        return False
    except Refused:
        pass  # the table will refuse it as well
    return True
