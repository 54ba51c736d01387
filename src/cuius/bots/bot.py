"""What a bot is: a function of (view, question) -> answer."""

from __future__ import annotations

from typing import Any

from cuius.core.determinization import Worlds
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question


class Bot:
    """A player. It is called with what its seat sees and is asked, both as plain data."""

    wants_view = True
    """A bot that looks at nothing but the options says False and has `pick` instead: no view is built."""
    wants_worlds = False
    """A bot that thinks ahead says True and has `think` instead."""

    def __call__(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        """The word it answers."""
        raise NotImplementedError

    def pick(self, options: tuple[Any, ...]) -> Any:
        """One of the options, for a bot that wants no view."""
        raise NotImplementedError

    def think(self, worlds: Worlds) -> str:
        """The word it answers, for a bot that plays possible worlds forward."""
        raise NotImplementedError


def answer_of(bot: Bot, match: Match, question: Question) -> Any:
    """What the bot answers to this question; it is shown what its seat may know."""
    if bot.wants_worlds:
        return bot.think(Worlds(match, question.seat))
    if bot.wants_view:
        return bot(match.view(question.seat), plain_question(question))
    return bot.pick(question.options)
