"""`cuius replay --analyse`: the turning points of a game, with better answers."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.bots.analysis import Analysis, analyse
from cuius.bots.turning_points import Decision, TurningPoint
from cuius.cli.output import progress
from cuius.cli.transcript import format_or, raw_message, role_name
from cuius.core.match import Match
from cuius.core.text import Catalogue

HUNDRED = 100
"""Length of the progress bar."""


def analyse_with_progress(match: Match, level: str) -> Analysis:
    """Analyse a game with a progress bar."""
    with progress("looking ahead", HUNDRED) as advance:
        shown = 0

        def on_progress(done: int, total: int) -> None:
            nonlocal shown
            advance(HUNDRED * done // total - shown)
            shown = HUNDRED * done // total

        return analyse(match, level, on_progress)


def analysis_lines(match: Match, found: Analysis, words: Catalogue) -> Iterator[str]:
    """The turning points as text."""
    yield f"Turning points, by a look at {len(found.moments)} moments of {len(match.journal)} rows:"
    for turn in found.turns:
        yield from turn_lines(turn, words)
    if not found.turns:
        yield "None: no decision changed more than is in doubt."


def turn_lines(turn: TurningPoint, words: Catalogue) -> Iterator[str]:
    moment = turn.moment
    swings = ", ".join(f"{seat_name(words, seat)} {change:+.2f}" for seat, change in turn.swing.items())
    yield ""
    yield f"{moment.row:5}  {question_text(words, moment)} → {answer_text(words, moment, moment.played)}"
    yield f"         up to row {turn.until}: {swings} (± {turn.doubt:.2f})"
    if moment.gain and moment.suggested is not None:
        yield f"         Instead: {answer_text(words, moment, moment.suggested)} ({moment.gain:+.2f})"
    else:
        yield "         The search found nothing better."


def question_text(words: Catalogue, moment: Decision) -> str:
    """Who was asked what, as text."""
    question = format_or(
        words.format, moment.key, moment.about, instead=raw_message(moment.key, moment.about)
    )
    return f"{role_name(words, moment.role)}: {question}"


def answer_text(words: Catalogue, moment: Decision, word: str) -> str:
    """An answer as text, or its word where the catalogue has none."""
    return format_or(words.choice, moment.named[word], moment.key, instead=word)


def seat_name(words: Catalogue, seat: str) -> str:
    return format_or(words.name, "seat", seat, instead=seat)
