"""An answer that is wrong in any part is refused with its own error, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cuius.core.errors import GameOver, NotOffered, Refused, StaleNumber, WrongKey, WrongSeat
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.kit.laws.law import Game, violation

Mutant = tuple[type[Refused], Any, Any, Any, Any]
"""The expected error, and the answer: seat, number, key, word."""

ODD_WORDS: tuple[Any, ...] = (
    None, True, -1, 0.5, "", " ", "\0", "nonsense", "PASS", "pass ", "é" * 3, "9" * 50, b"pass",
    [], ["pass"], {}, {"pass": 1}, ("pass",), object(), "x" * 100_000,
)  # fmt: skip
ODD_KEYS: tuple[Any, ...] = (None, 0, "", "nonsense", [], {}, "x" * 100_000, b"action")
ODD_SEATS: tuple[Any, ...] = (None, 0, "", "nobody", "chance", "table", [], {}, "x" * 100_000)
ODD_NUMBERS: tuple[Any, ...] = (None, "", "0", -1, 10**30, [], {}, float("nan"), 0.5)


def mutants(match: Match, question: Question) -> Iterator[Mutant]:
    """Answers that are wrong in one part: seat, number, key or word."""
    seat, number, key, words = question.seat, question.number, question.key, question.words
    word = words[0]
    asked = {q.seat for q in match.questions}
    own = [q.number for q in match.questions if q.seat == seat]
    for other in (*ODD_SEATS, *match.config.seats):
        if not any(other == a for a in asked):
            yield WrongSeat, other, number, key, word
    for wrong in (*ODD_NUMBERS, number + 1, number - 1, len(match.journal) + 7):
        if wrong not in own:
            yield StaleNumber, seat, wrong, key, word
    for wrong in (*ODD_KEYS, key + "x", key[:-1], key.upper()):
        if wrong != key:
            yield WrongKey, seat, number, wrong, word
    for wrong in (*ODD_WORDS, word + "x", word[:-1], word.upper() + "!", list(words)):
        if not any(wrong == w or wrong is o for w, o in zip(words, question.options, strict=True)):
            yield NotOffered, seat, number, key, wrong


def refusals_change_nothing(game: Game, most: int = 12) -> int:
    """Some mutants of an answer to each open question; returns how many were refused."""
    match = game.match
    before, rows, questions = match.state.digest(), len(match.journal), match.questions
    count = 0
    for question in questions:
        trials = list(mutants(match, question))
        for mutant in game.random.sample(trials, min(most, len(trials))):
            check_refused(match, *mutant)
            count += 1
    if match.over:
        seat = next(iter(match.config.seats))
        check_refused(match, GameOver, seat, match.journal.number, "action", "pass")
    if (match.state.digest(), len(match.journal), match.questions) != (before, rows, questions):
        raise violation("refusals", match, "a refused answer changed the game")
    return count


def check_refused(match: Match, expected: type[Refused], seat: Any, number: Any, key: Any, word: Any) -> None:
    """This answer is refused with exactly this error and a short text."""
    answer = f"answer({seat!r:.40}, {number!r:.40}, {key!r:.40}, {word!r:.40})"
    try:
        match.answer(seat, number, key, word)
    except Refused as error:
        if type(error) is not expected:
            detail = f"{answer} is refused with {type(error).__name__}, not {expected.__name__}"
            raise violation("refusals", match, detail) from error
        if len(str(error)) > 400:
            raise violation("refusals", match, f"{answer} is refused in {len(str(error))} letters") from None
        return
    except Exception as error:
        raise violation("refusals", match, f"{answer} fails with {error!r:.200}") from error
    raise violation("refusals", match, f"{answer} was taken")


def refusals_hold(game: Game) -> None:
    refusals_change_nothing(game)
