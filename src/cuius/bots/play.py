"""One game played to its end by bots."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.bots.bot import Bot, answer_of
from cuius.core.errors import CuiusError, RulesBroken
from cuius.core.match import Match


class DidNotEnd(CuiusError):
    """The game has more journal rows than its title allows."""


class InvariantBroken(CuiusError):
    """An invariant of the title does not hold."""


def play_out(match: Match, bots: Mapping[str, Bot], invariants: bool = False) -> int:
    """Play to the end with one bot per seat. Returns the number of answers they chose."""
    chosen = 0
    limit = match.title.max_journal_rows
    if invariants:
        check_invariants(match)
    while match.result is None:
        if len(match.journal) > limit:
            raise DidNotEnd(f"did not end within {limit} rows")
        question = match.questions[0]
        answer = answer_of(bots[question.seat], match, question)
        match.answer(question.seat, question.number, question.ask.key, answer)
        chosen += 1
        if invariants:
            check_invariants(match)
    return chosen


def check_invariants(match: Match) -> None:
    """Check every invariant of the title in this position."""
    for invariant in match.title.invariants:
        for holds, what in invariant(match.state):
            if not holds:
                name, rule = getattr(invariant, "__name__", "?"), getattr(invariant, "rule", "?")
                raise InvariantBroken(f"invariant {name} ({rule}) broken: {what}")


def crash_reason(error: Exception) -> str:
    """One line for a crashed game: the error of the procedure, not of the runner."""
    found = error.__cause__ if isinstance(error, RulesBroken) and error.__cause__ else error
    return f"{type(found).__name__}: {' '.join(str(found).split())}"[:300]
