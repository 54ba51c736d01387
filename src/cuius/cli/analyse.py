"""`cuius replay --analyse`: the turning points of a game, and what might have been answered there."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.bots import SearchBot, make_bot
from cuius.bots.analysis import Analysis, Analyst, Turn
from cuius.cli.errors import BadInput
from cuius.cli.output import progress
from cuius.cli.transcript import in_words, role_name
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.text import Catalogue

TURNS = 5
POINTS = 24
SMALL = 0.005
"""A gain that is none when rounded."""


def analysed(match: Match, level: str) -> Analysis:
    """The game looked at by a search of this level."""
    bot = make_bot(level, match.title, 1)
    if not isinstance(bot, SearchBot):
        raise BadInput(f"Only a search can analyse; {level!r} is none. Write search:1 or search:60x.")
    with progress("looking ahead", POINTS) as advance:
        return Analyst(match, bot, lambda: advance()).run(POINTS, TURNS)


def analysis_lines(match: Match, found: Analysis, words: Catalogue) -> Iterator[str]:
    """Each turning point in words."""
    yield f"Turning points, by a search of {len(found.moments)} moments of {len(match.journal)} rows:"
    for turn in found.turns:
        yield from turn_lines(match, turn, words)


def turn_lines(match: Match, turn: Turn, words: Catalogue) -> Iterator[str]:
    moment = turn.moment
    question = match.at(moment.row).question(moment.seat)
    who = role_name(words, moment.role)
    swings = ", ".join(f"{seat} {change:+.2f}" for seat, change in turn.swing.items())
    yield ""
    yield f"{moment.row:5}  {who}: {moment.key} → {said(words, question, moment.played)}"
    yield f"         up to row {turn.until}: {swings}"
    if moment.suggested == moment.played:
        yield "         The search would have answered the same."
        return
    gain = "" if moment.gain is None or abs(moment.gain) < SMALL else f" ({moment.gain:+.2f})"
    yield f"         Instead: {said(words, question, moment.suggested)}{gain}"


def said(words: Catalogue, question: Question | None, word: str) -> str:
    """An answer in words, or bare where the catalogue has none."""
    options = question.options if question else ()
    option = next(
        (o for o, w in zip(options, question.words if question else (), strict=True) if w == word), word
    )
    return in_words(words.choice, option, question.key if question else "", instead=word)
