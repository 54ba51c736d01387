"""The interface of a bot: a function of (view, question) -> answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.determinization import InformationSet
from cuius.core.live_view import LiveView, Memory
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question


class Bot:
    """A bot. It is called with the view and the question of its seat, both as plain data."""

    wants_view = True
    """False if it implements `pick` instead, which needs the options only: no view is built."""
    searches = False
    """True if it implements `think` instead, which samples possible worlds."""
    counts_questions = False
    """True if its answers depend on how often it was asked: then a single option is asked for, too."""
    memory: Memory | None = None
    """What it keeps from one question to the next."""

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        """The word of its answer."""
        raise NotImplementedError

    def pick(self, options: tuple[Any, ...]) -> Any:
        """One of the options, for a bot without `wants_view`."""
        raise NotImplementedError

    def think(self, information: InformationSet) -> str:
        """The word of its answer, for a bot that `searches`."""
        raise NotImplementedError

    def close(self) -> None:
        """Its game is over."""


def answer_of(bot: Bot, match: Match, question: Question) -> Any:
    """The bot's answer to this question, from what its seat may know."""
    if len(question.options) == 1 and not bot.counts_questions:
        return question.options[0]
    if bot.searches:
        return bot.think(InformationSet(match, question.seat))
    if bot.wants_view:
        return bot(LiveView(match, question.seat, bot.memory), plain_question(question))
    return bot.pick(question.options)
