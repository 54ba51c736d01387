"""Bots at a table: one game, played to its end."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.bots.bot import Bot, answer_of
from cuius.core.errors import CuiusError
from cuius.core.match import Match


class DidNotEnd(CuiusError):
    """The game has more rows than its title allows."""


class InvariantBroken(CuiusError):
    """Something that must always hold does not."""


def play_out(match: Match, bots: Mapping[str, Bot], invariants: bool = False) -> int:
    """Let the bots, one a seat, play on to the end. Returns how many answers they chose."""
    chosen = 0
    bound = match.title.bound
    if invariants:
        check_invariants(match)
    while match.result is None:
        if len(match.journal) > bound:
            raise DidNotEnd(f"did not end within {bound} rows")
        question = match.questions[0]
        answer = answer_of(bots[question.seat], match, question)
        match.answer(question.seat, question.number, question.ask.key, answer)
        chosen += 1
        if invariants:
            check_invariants(match)
    return chosen


def check_invariants(match: Match) -> None:
    """Every invariant of the title holds in this position."""
    for invariant in match.title.invariants:
        for holds, what in invariant(match.state):
            if not holds:
                name, rule = getattr(invariant, "__name__", "?"), getattr(invariant, "rule", "?")
                raise InvariantBroken(f"invariant {name} ({rule}) broken: {what}")
