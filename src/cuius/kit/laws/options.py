"""Options: never empty, unique, in a stable order, and computed without changing anything."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.kit.laws.law import Game, broken


def options_are_sound(game: Game) -> None:
    """The options of every open question, looked at and computed again."""
    match = game.match
    if match.result is None and not match.questions:
        raise broken("options", match, "the game is not over and nobody is asked")
    before = match.state.digest()
    for question in match.questions:
        look_at(match, question)
        options_again(match, question)
    if match.state.digest() != before:
        raise broken("options", match, "computing the options changed the position")


def look_at(match: Match, question: Question) -> None:
    """One list of options: a tuple of ids, words and numbers whose words differ."""
    options, words = question.options, question.words
    if type(options) is not tuple:
        raise broken("options", match, f"the options are a {type(options).__name__}, not a tuple")
    if not options:
        raise broken("options", match, "there is nothing to choose")
    if len(set(words)) != len(words):
        twice = sorted({w for w in words if words.count(w) > 1})
        raise broken("options", match, f"two options share a word: {', '.join(twice)}")
    for option in options:
        if type(option) not in (Id, str, int):
            raise broken("options", match, f"{option!r} is neither an id nor a word nor a number")


def options_again(match: Match, question: Question) -> None:
    """Computed again, the options are the same in the same order."""
    ask = question.ask
    for _ in range(2):
        again = ask.options(*ask.args)
        if again != question.options:
            raise broken("options", match, f"{question.options} were offered, now it is {again}")
