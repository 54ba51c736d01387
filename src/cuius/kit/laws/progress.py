"""Every answer leads on: to another question or to the end of the game, within bounds."""

from __future__ import annotations

from cuius.core.errors import RulesBroken
from cuius.core.ids import word_of
from cuius.kit.laws.law import Game, violation

MAX_SECONDS = 5.0
"""How long the rules may compute on one answer."""

MOST_TRIED = 12
"""Of so many options each is tried; of more, a sample."""


def every_answer_leads_on(game: Game) -> None:
    """Whatever is answered now, the rules neither fail nor run away."""
    if game.match.over:
        return
    question = game.any_question()
    options = question.options
    if len(options) > MOST_TRIED:
        options = tuple(game.random.sample(options, MOST_TRIED))
    for option in options:
        copy = game.match.fork()
        try:
            copy.answer(question.seat, question.number, question.key, word_of(option), seconds=MAX_SECONDS)
        except RulesBroken as error:
            found = f"{question.key} answered with {word_of(option)}: {error.__cause__!r}"
            raise violation("progress", game.match, found) from error
