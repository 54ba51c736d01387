"""Policies: how questions are answered that a test or a fuzz run does not answer itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from cuius.core.ids import PASS, word_of
from cuius.core.live_view import LiveView
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question
from cuius.kit.script import matches_reason

Policy = Callable[[Match, Question], str | None]
"""(match, question) -> the word to answer, or None to leave the question open."""


def pass_if_offered(match: Match, question: Question) -> str | None:
    """Pass where passing is offered; leave other questions open."""
    return PASS if PASS in question.words else None


def pass_or_first(match: Match, question: Question) -> str:
    """Pass where passing is offered, otherwise the first option."""
    words = question.words
    return PASS if PASS in words else words[0]


def first(match: Match, question: Question) -> str:
    return word_of(question.options[0])


def last(match: Match, question: Question) -> str:
    return word_of(question.options[-1])


def at_random(random: Random) -> Policy:
    """A uniformly random answer."""

    def choose(match: Match, question: Question) -> str:
        return word_of(question.options[random.randrange(len(question.options))])

    return choose


def steward(match: Match, question: Question) -> str:
    """The title's steward, from what its seat sees."""
    choose = match.title.steward
    if choose is None:
        return pass_or_first(match, question)
    return choose(LiveView(match, question.seat), plain_question(question))


def somebody(seed: int) -> Policy:
    """The title's steward as the people of its cast whom this seed brings to the table."""

    def choose(match: Match, question: Question) -> str:
        title = match.title
        if title.steward is None or title.cast is None:
            return steward(match, question)
        character = title.cast.character(seed, question.role)
        return title.steward(LiveView(match, question.seat), plain_question(question), character)

    return choose


def by_key(words: Mapping[str, object]) -> Policy:
    """A fixed word for each key; keys may be shortened like the reasons of rolls."""

    def choose(match: Match, question: Question) -> str | None:
        for name, word in words.items():
            if matches_reason(name, question.key) and word_of(word) in question.words:
                return word_of(word)
        return None

    return choose


NAMED: dict[str, Policy] = {
    "pass": pass_if_offered,
    "quiet": pass_or_first,
    "first": first,
    "last": last,
    "steward": steward,
}


def named_policy(name: str, seed: int) -> Policy:
    """A policy by its name; "random" and "somebody" use the seed."""
    if name == "somebody":
        return somebody(seed)
    return at_random(Random(seed)) if name == "random" else NAMED[name]


def make_policy(what: str | Policy | Mapping[str, object] | None, words: Mapping[str, object]) -> Policy:
    """A policy from what a test gave: a name, a function, words by key, or several of these."""
    parts: list[Policy] = [by_key(words)] if words else []
    if isinstance(what, str):
        parts.append(NAMED[what])
    elif isinstance(what, Mapping):
        parts.append(by_key(what))
    elif what is not None:
        parts.append(what)

    def choose(match: Match, question: Question) -> str | None:
        return next((word for part in parts if (word := part(match, question)) is not None), None)

    return choose
