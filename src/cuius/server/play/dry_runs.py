"""Dry runs: an answer on which the rules took long is tried in another process, to see whether it ends.

Rules run within the event loop, where nobody may compute for long. An answer that takes more than `QUICK` is
abandoned there, which leaves the position as it was. If the dry run ends, the rules are merely slow, and the
answer is played after all; if it does not, the procedure runs away.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import structlog

from cuius.core.chance import ChanceSource
from cuius.core.errors import Refused, RulesBroken
from cuius.core.excerpt import Excerpt, excerpt_of
from cuius.core.match import Match
from cuius.core.sequence import Step
from cuius.core.title import get_title
from cuius.server.play.workers.pool import RULES, JobGivenUp, JobKind, WorkerLost, WorkerPool

log = structlog.get_logger("cuius.play")

QUICK = 0.05
"""Seconds of processor time that the rules may take for an answer within the event loop."""

SLOW = 5.0
"""The same for an answer that was tried before."""

DRY_RUN = JobKind("dry run", RULES, cpu_seconds=15, seconds=20.0)


class Answer(NamedTuple):
    """An answer of a seat, to be applied to a match."""

    seat: str
    number: int
    key: str
    answer: Any
    auto: str = ""
    """As in the journal: "" if the seat chose it."""


class Answers(NamedTuple):
    """Several answers of a seat that are applied together or not at all."""

    seat: str
    number: int
    steps: tuple[Step, ...]


def play_act(match: Match, act: Answer | Answers, seconds: float) -> None:
    """Apply one answer or several, with so many seconds for all of it."""
    if isinstance(act, Answer):
        match.answer(act.seat, act.number, act.key, act.answer, seconds, act.auto)
    else:
        match.answer_in_sequence(act.seat, act.number, act.steps, seconds)


class DryRuns:
    """Plays answers in another process."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers

    async def ends(self, match: Match, act: Answer | Answers) -> bool:
        """Do the rules come to an end on this answer? Raises `WorkerLost` if nobody could find out."""
        try:
            ended = await self.workers.run(DRY_RUN, (), dry_run, excerpt_of(match), match.chance, act)
        except WorkerLost:
            raise
        except JobGivenUp as error:
            log.warning("rules.dry-run-failed", title=match.title.name, why=str(error))
            return False
        log.warning("rules.slow", title=match.title.name, number=act.number, ended=ended)
        return ended


def dry_run(excerpt: Excerpt, chance: ChanceSource, act: Answer | Answers) -> bool:
    """In a worker process: the game again, and the answer."""
    match = excerpt.replayed(get_title(excerpt.config.title), chance, log=False)
    try:
        play_act(match, act, SLOW)
    except RulesBroken:
        return False
    except Refused:
        pass  # the table will refuse it as well
    return True
