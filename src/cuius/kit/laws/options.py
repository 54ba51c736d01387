"""Options: never empty, unique, in a stable order, and computed without side effects."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.kit.laws.law import Game, violation


def options_are_sound(game: Game) -> None:
    """The options of every open question, checked and recomputed."""
    match = game.match
    if match.result is None and not match.questions:
        raise violation("options", match, "the game is not over and nobody is asked")
    before = match.state.digest()
    for question in match.questions:
        check_options(match, question)
        check_recomputed_options(match, question)
    if match.state.digest() != before:
        raise violation("options", match, "computing the options changed the position")


def check_options(match: Match, question: Question) -> None:
    """Options are a tuple of ids, words and numbers with unique words."""
    options, words = question.options, question.words
    if type(options) is not tuple:
        raise violation("options", match, f"the options are a {type(options).__name__}, not a tuple")
    if not options:
        raise violation("options", match, "there is nothing to choose")
    if len(set(words)) != len(words):
        twice = sorted({w for w in words if words.count(w) > 1})
        raise violation("options", match, f"two options share a word: {', '.join(twice)}")
    for option in options:
        if type(option) not in (Id, str, int):
            raise violation("options", match, f"{option!r} is neither an id nor a word nor a number")


def check_recomputed_options(match: Match, question: Question) -> None:
    """Recomputed options are the same in the same order."""
    ask = question.ask
    for _ in range(2):
        again = ask.options(*ask.args)
        if again != question.options:
            raise violation("options", match, f"{question.options} were offered, now it is {again}")
