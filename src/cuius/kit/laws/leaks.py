"""Nothing leaks: with everything dealt anew that a seat cannot know, it sees the same, byte for byte."""

from __future__ import annotations

from typing import Any

from cuius.core.deals.secrecy import TURN, public_key
from cuius.core.events import Log
from cuius.core.ids import PASS
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.question import Question
from cuius.kit.laws.law import Game, first_difference, violation


def nothing_leaks(game: Game) -> None:
    """View, questions, options and refusals of every seat and of a spectator, under a re-deal."""
    match = game.match
    for reader in game.readers:
        other = redealt_fork(game, reader)
        compare(match, other, reader, "what it cannot know is dealt anew", since=len(match.journal))
        for word in (PASS, "nonsense", *game.memory.get("words", ())):
            if reader is not None and match.why_not(reader, word) != other.why_not(reader, word):
                detail = f"{match.why_not(reader, word)} and {other.why_not(reader, word)}"
                raise violation("leaks", match, f"why {reader} may not answer {word!r} depends: {detail}")
        if not asks_holders_only(match):
            asking_tells_nothing(match, other, reader)
    remember_words(game)


def asks_holders_only(match: Match) -> bool:
    """At a table with fast windows being asked reveals something, by choice."""
    return match.config.options.get("windows") == "fast"


def remember_words(game: Game) -> None:
    """Keep a few words of earlier questions, to be refused later."""
    words = game.memory.setdefault("words", [])
    for question in game.match.questions:
        words.append(question.words[game.randbelow(len(question.options))])
    del words[:-6]


def redealt_fork(game: Game, reader: str | None) -> Match:
    """A fork in which everything was dealt anew that this reader cannot know."""
    match = game.match
    other = match.fork()
    match.title.redeal(other.state, match.roles(reader), game.randbelow)
    other.recompute_options((reader,))
    return other


def compare(match: Match, other: Match, reader: str | None, how: str, since: int = -1) -> None:
    one, two = observe(match, reader, since), observe(other, reader, since)
    if encode(one) != encode(two):
        who = reader or "a spectator"
        raise violation("leaks", match, f"{who} sees something else when {how}: {first_difference(one, two)}")


def is_talk(key: str) -> bool:
    """A question of a negotiation: that a role speaks for a while is public."""
    return public_key(key) == TURN


def asking_tells_nothing(match: Match, other: Match, reader: str | None) -> None:
    """That somebody else is asked must not depend on what the reader cannot know."""
    for question in other.questions:
        if question.seat == reader or question.ask.confirm or is_talk(question.key):
            continue
        try:
            options: Any = question.ask.options(*question.ask.args)
        except (ValueError, LookupError, StopIteration):
            options = ()
        if len(options) < 2:
            detail = f"{reader or 'a spectator'} learns something from {question.role} being asked"
            raise violation("leaks", match, f"{detail} {question.key}: it might have had no choice")


def simultaneous_answers_stay_secret(game: Game) -> None:
    """While others still choose, the answer of one role is visible to nobody else."""
    match = game.match
    if len(match.questions) < 2:
        return
    question = game.any_question()
    if len(question.options) < 2:
        return
    one, other = (fork_with_answer(match, question, word) for word in game.random.sample(question.words, 2))
    for reader in game.readers:
        if reader != question.seat:
            compare(one, other, reader, f"{question.role} answers {question.key} otherwise")


def fork_with_answer(match: Match, question: Question, word: str) -> Match:
    """A fork with a log in which this answer was given."""
    copy = match.fork()
    copy.attach_log(Log())
    copy.answer(question.seat, question.number, question.key, word)
    return copy
