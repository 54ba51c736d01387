"""Options: never empty, unique, in a stable order, and computed without side effects."""

from __future__ import annotations

from random import Random

from cuius.core.ids import Id, word_of
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
        check_parts(game, question)
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


def check_parts(game: Game, question: Question) -> None:
    """As much of the list as checks one answer says the same of it as the whole list."""
    match, ask = game.match, question.ask
    if ask.part is None:
        return
    random = game.memory.setdefault("random parts", Random(game.seed))
    known = game.memory.setdefault(f"words of {ask.key}", dict.fromkeys(question.words))
    known.update(dict.fromkeys(question.words))
    for word in (random.choice(question.words), random.choice(list(known))):
        part = ask.part(word, *ask.args)
        offered = any(word_of(option) == word for option in part)
        if not set(part) <= set(question.options) or offered != (word in question.words):
            raise violation("options", match, f"to check {word!r} takes {part} of {question.options}")
        if offered and not ask.confirm and (len(part) == 1) != (len(question.options) == 1):
            raise violation("options", match, f"{word!r} is forced by {part} or by {question.options}")
